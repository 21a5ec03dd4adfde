# Was ein Tisch wählen kann. Zu jedem Punkt: sein Name, seine Möglichkeiten („-value“) und eine Zeile, die sagt, was die gewählte bedeutet („-about“).

settings-title = Regeln dieses Tisches
settings-preset = So, wie du das Spiel kennst
settings-variant = Farben
settings-more = Alle weiteren Regeln
settings-group =
    { $group ->
        [time] Zeit und Wertung
        [hands] Hände und Plättchen
        [clues] Hinweise und Züge
        [end] Ende und Punkte
        [table] An diesem Tisch
       *[other] Weitere Regeln
    }
settings-changed-from =
    { $preset ->
        [bga] Anders als auf Board Game Arena:
        [rnr] Anders als bei R&R Games:
        [hanab-live] Anders als auf hanab.live:
        [hle] Anders als im Hanabi Learning Environment:
       *[printed] Anders als in der Schachtel:
    }
settings-as-preset = Genau wie diese Vorlage.
settings-reset = Zurück zur Vorlage
settings-change = { $option }: { $value }
settings-less = { $option }: weniger
settings-more-of = { $option }: mehr
settings-in-force = Geltende Regeln
settings-all = Alle Regeln in Worten
settings-all-close = Kürzer

## Vorlagen

preset-name =
    { $preset ->
        [bga] Board Game Arena
        [rnr] R&R Games
        [hanab-live] hanab.live
        [hle] Learning Environment
       *[printed] Schachtel
    }
preset-about =
    { $preset ->
        [bga] Wie auf Board Game Arena: die Regeln aus der Schachtel, mit allen Farbvarianten von dort zur Wahl.
        [rnr] Wie in der Ausgabe von R&R Games: Ein Hinweis muss mindestens eine Karte zeigen.
        [hanab-live] Wie auf hanab.live: Ein Hinweis muss mindestens eine Karte zeigen, Platz 1 beginnt, und die Partie endet, wenn keine Punkte mehr zu holen sind.
        [hle] Wie im Hanabi Learning Environment der Forschung: Ein Hinweis muss mindestens eine Karte zeigen, Platz 1 beginnt.
       *[printed] Wie in der Schachtel: Leere Hinweise sind erlaubt, mit dem dritten Gewitterplättchen ist alles verloren, wer beginnt, wird gelost.
    }

## Farbvarianten

variant-name =
    { $variant ->
        [tricky] Knifflig
        [hard] Schwer
        [avalanche] Farblawine
        [black-powder] Schwarzpulver
        [normal] Normal
       *[other] { $variant }
    }
variant-about =
    { $variant ->
        [tricky] Eine sechste Farbe, bunt, mit zehn Karten. Hinweise nennen sie wie jede andere Farbe.
        [hard] Eine sechste Farbe, bunt, mit einer Karte je Zahl: Was weg ist, ist weg. Hinweise nennen sie wie jede andere Farbe.
        [avalanche] Eine sechste Farbe, bunt, mit zehn Karten. Kein Hinweis kann sie nennen, und jeder Farbhinweis zeigt auf sie.
        [black-powder] Eine sechste Farbe, schwarz, von 5 hinab zu 1 gebaut. Kein Farbhinweis zeigt auf sie, Zahlenhinweise schon. Sie bringt keine Punkte: Jede schwarze Karte, die am Ende fehlt, kostet einen.
        [normal] Die fünf Farben aus der Schachtel, je zehn Karten.
       *[other] { $variant }
    }
variant-elsewhere =
    { $variant ->
        [tricky] Anderswo: „Tricky“ auf Board Game Arena, „6 suits“ auf hanab.live. Für Schachteln mit zehn bunten Karten.
        [hard] Anderswo: „Difficult“ auf Board Game Arena. Für Schachteln mit fünf bunten Karten; manche Anleitungen nennen diese Variante „Farblawine“.
        [avalanche] Anderswo: „Avalanche“ oder „very difficult“ auf Board Game Arena, „Rainbow“ auf hanab.live.
        [black-powder] Anderswo: „Black Powder“ auf Board Game Arena und in neueren Ausgaben.
        [normal] Anderswo: „Normal“ auf Board Game Arena, „No Variant“ auf hanab.live.
       *[other] { $variant }
    }
variant-sum = { $cards } Karten, höchstens { $points } Punkte

## Punkte zur Wahl

option-players = Personen
option-players-about =
    { $value ->
        [6] Zu sechst ist nicht offiziell: drei Karten auf jeder Hand.
       *[other] Es geht im Uhrzeigersinn, nach links.
    }

option-hand = Karten auf der Hand
option-hand-value =
    { $value ->
        [less] 1 weniger
        [more] 1 mehr
       *[usual] Üblich
    }
option-hand-about =
    { $value ->
        [less] Auf jeder Hand eine Karte weniger als üblich.
        [more] Auf jeder Hand eine Karte mehr als üblich.
       *[usual] Fünf Karten zu zweit oder dritt, vier zu viert oder fünft, drei zu sechst.
    }

option-max-clue-tokens = Hinweisplättchen höchstens
option-max-clue-tokens-about =
    { $count ->
        [one] Nie mehr als { $count } Hinweisplättchen auf dem Tisch.
       *[other] Nie mehr als { $count } Hinweisplättchen auf dem Tisch.
    }
option-start-clue-tokens = Hinweisplättchen am Anfang
option-start-clue-tokens-about =
    { $count ->
        [0] Die Partie beginnt ohne Hinweisplättchen.
       *[other] Die Partie beginnt mit { $count } Hinweisplättchen.
    }

option-strike-limit = Gewitterplättchen
option-strike-limit-about =
    { $count ->
        [1] Das erste Gewitterplättchen beendet die Partie.
        [2] Das zweite Gewitterplättchen beendet die Partie.
       *[other] Das dritte Gewitterplättchen beendet die Partie.
    }

option-first-player = Wer beginnt
option-first-player-value =
    { $value ->
        [random] Gelost
       *[seat] Platz { $seat }
    }
option-first-player-about =
    { $value ->
        [random] Wer beginnt, wird gelost.
       *[seat] Platz { $seat } beginnt.
    }

option-empty-clues = Leere Hinweise
option-empty-clues-value =
    { $value ->
        [off] Verboten
       *[on] Erlaubt
    }
option-empty-clues-about =
    { $value ->
        [off] Ein Hinweis muss mindestens eine Karte zeigen: „Du hast keine blaue Karte“ darf man nicht sagen.
       *[on] Ein Hinweis darf auch keine Karte zeigen: „Du hast keine blaue Karte“.
    }

option-strikeout-score = Nach dem letzten Gewitter
option-strikeout-score-value =
    { $value ->
        [keep] Punkte zählen
       *[zero] Alles oder nichts
    }
option-strikeout-score-about =
    { $value ->
        [keep] Auch wer durch Gewitterplättchen verliert, bekommt die Punkte auf dem Tisch.
       *[zero] Wer durch Gewitterplättchen verliert, bekommt 0 Punkte.
    }

option-stop-when-decided = Wenn nichts mehr zu holen ist
option-stop-when-decided-value =
    { $value ->
        [public] Aufhören
       *[off] Weiterspielen
    }
option-stop-when-decided-about =
    { $value ->
        [public] Die Partie endet, sobald Feuerwerke und Ablagestapel zeigen, dass keine Punkte mehr zu holen sind.
       *[off] Die Partie geht bis zum Schluss, auch wenn keine Punkte mehr zu holen sind.
    }
option-stop-when-decided-not = Nicht zusammen mit Boni oder dem Großen Finale: Dann kann niemand sagen, dass nichts mehr zu holen ist.

option-grand-finale = Großes Finale
option-grand-finale-value =
    { $value ->
        [on] An
       *[off] Aus
    }
option-grand-finale-about =
    { $value ->
        [on] Keine letzte Runde: Ihr spielt ohne Nachziehstapel weiter, bis die Vorstellung perfekt ist, oder verloren, weil eine nötige Karte weg ist.
       *[off] Wenn der Nachziehstapel leer ist, haben alle noch einen Zug, und dann wird gezählt.
    }

option-bonuses = Die fünf Flamboyanten
option-bonuses-value =
    { $value ->
        [tiles] Tafeln
        [random] Zufällig
        [choice] Nach Wahl
       *[off] Aus
    }
option-bonuses-about =
    { $value ->
        [tiles] Ein fertiges Feuerwerk deckt die nächste von sechs gemischten Bonustafeln auf, statt ein Hinweisplättchen zurückzubringen.
        [random] Ein fertiges Feuerwerk bringt einen der fünf Boni, ausgelost, statt eines Hinweisplättchens.
        [choice] Wer ein Feuerwerk vollendet, wählt einen der fünf Boni, statt eines Hinweisplättchens.
       *[off] Ein fertiges Feuerwerk bringt ein Hinweisplättchen zurück.
    }

option-chat = Gespräch
option-chat-value =
    { $value ->
        [none] Keines
        [phrases] Fertige Sätze
       *[free] Frei
    }
option-chat-about =
    { $value ->
        [none] Während der Partie kann niemand schreiben.
        [phrases] Nur fertige Sätze, die nichts über Hände sagen.
       *[free] Alle können schreiben. Über Hände zu reden ist gegen die Regeln.
    }

option-spectators = Zuschauen
option-spectators-value =
    { $value ->
        [none] Nein
        [delayed] Später
        [backs] Ohne Hände
       *[hands] Mit Händen
    }
option-spectators-about =
    { $value ->
        [none] Ohne Platz am Tisch sieht niemand die Partie.
        [delayed] Wer den Link hat, sieht die Partie einige Züge später, und von den Händen die Karten, die sie seither verlassen haben.
        [backs] Wer den Link hat, darf zuschauen, sieht aber nur die Rückseiten der Karten.
       *[hands] Wer den Link hat, darf zuschauen und sieht alle Hände.
    }
option-spectator-delay = Verzögerung in Zügen
option-spectator-delay-value = { $count }
option-spectator-delay-about =
    { $count ->
        [one] Das Publikum sieht die Partie einen Zug später. Was noch auf der Hand ist, zeigt die Rückseite.
       *[other] Das Publikum sieht die Partie { $count } Züge später. Was noch auf der Hand ist, zeigt die Rückseite.
    }

option-undo = Zurücknehmen
option-undo-value =
    { $value ->
        [off] Nie
       *[on] Wenn alle zustimmen
    }
option-undo-about =
    { $value ->
        [off] Was getan ist, ist getan.
       *[on] Ein Zug kann zurückgenommen werden, wenn alle zustimmen. Die Aufzeichnung vermerkt es.
    }

option-open-order = Ordnung der Hände
option-open-order-value =
    { $value ->
        [off] Verdeckt
       *[on] Sichtbar
    }
option-open-order-about =
    { $value ->
        [off] Wie du deine Hand ordnest, siehst nur du.
       *[on] Alle sehen, wie du deine Hand ordnest, wie an einem echten Tisch.
    }

## In wenigen Worten, für die Liste der geltenden Regeln

chip-preset =
    { $preset ->
        [bga] Board Game Arena
        [rnr] Regeln von R&R
        [hanab-live] Regeln von hanab.live
        [hle] Regeln des HLE
       *[printed] Regeln der Schachtel
    }
chip-changed =
    { $count ->
        [one] { $count } Änderung
       *[other] { $count } Änderungen
    }
chip-variant =
    { $variant ->
        [tricky] knifflig
        [hard] schwer
        [avalanche] Farblawine
        [black-powder] Schwarzpulver
        [normal] fünf Farben
       *[other] { $variant }
    }
chip-empty-clues =
    { $value ->
        [off] keine leeren Hinweise
       *[on] leere Hinweise erlaubt
    }
chip-hand =
    { $value ->
        [less] eine Karte weniger
       *[more] eine Karte mehr
    }
chip-tokens = { $start } von { $most } Hinweisplättchen
chip-strike-limit =
    { $count ->
        [1] Schluss beim 1. Gewitter
        [2] Schluss beim 2. Gewitter
       *[other] Schluss beim 3. Gewitter
    }
chip-first-player = Platz { $seat } beginnt
chip-strikeout-score = Punkte trotz Gewitter
chip-stop-when-decided = Ende, wenn nichts mehr geht
chip-grand-finale = Großes Finale
chip-bonuses =
    { $value ->
        [random] Boni zufällig
        [choice] Boni nach Wahl
       *[tiles] Bonustafeln
    }
chip-chat =
    { $value ->
        [none] kein Gespräch
       *[phrases] nur fertige Sätze
    }
chip-spectators =
    { $value ->
        [none] ohne Publikum
        [delayed]
            { $count ->
                [one] Publikum sieht alles einen Zug später
               *[other] Publikum sieht alles { $count } Züge später
            }
       *[backs] Publikum sieht keine Hände
    }
chip-undo = kein Zurücknehmen
chip-open-order = Ordnung verdeckt
