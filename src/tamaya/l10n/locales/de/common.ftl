# Wörter, die mehrere Seiten brauchen. Übergeben werden ids, nie Wörter. Wir sagen du; die ganze Runde ist „ihr“.

common-close = Schließen
common-copy = Kopieren
common-copied = Kopiert
common-share = Teilen
common-home = Tamaya, zur Startseite
common-rules = Regeln
common-save = Speichern
common-saved = Gespeichert
common-left =
    { $left ->
        [0] Mehr passt nicht hinein
       *[other] Noch { $left } Zeichen
    }
common-you = du
common-host = Gastgeber
common-bot = Bot
common-guest = Gast { $number }
common-anonymous = Anonym
common-language = Sprache
common-error = Da ist etwas schiefgegangen ({ $code }).
common-nowhere = Hier ist nichts.
common-to-start = Zur Startseite
common-theme = Licht
common-theme-auto = Automatisch
common-theme-dark = Nacht
common-theme-light = Tag

## Farben. „suit-name“ ist die Farbe eines Feuerwerks und eines Hinweises, „suit-shape“ ihr Zeichen.

suit-name =
    { $suit ->
        [red] rot
        [yellow] gelb
        [green] grün
        [blue] blau
        [white] weiß
        [multicolour] bunt
        [black] schwarz
       *[other] { $suit }
    }
suit-shape =
    { $suit ->
        [red] Päonie
        [yellow] Stern
        [green] Weide
        [blue] Ring
        [white] Chrysantheme
        [multicolour] Spirale
        [black] Kreuz
       *[other] Zeichen
    }
suit-card =
    { $suit ->
        [red] rote { $rank }
        [yellow] gelbe { $rank }
        [green] grüne { $rank }
        [blue] blaue { $rank }
        [white] weiße { $rank }
        [multicolour] bunte { $rank }
        [black] schwarze { $rank }
       *[other] { $suit } { $rank }
    }

## Wie die Vorstellung war

grade-name =
    { $grade ->
        [failed] misslungen
        [horrible] oje
        [poor] schwach
        [decent] ordentlich
        [excellent] gut
        [extraordinary] sehr gut
        [legendary] legendär
        [divine] göttlich
       *[other] { $grade }
    }
