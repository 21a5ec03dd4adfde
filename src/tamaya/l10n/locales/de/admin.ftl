# Für Ordnung sorgen

admin-title = Für Ordnung sorgen
admin-only = Diese Seite sieht nur, wer auf diesem Server für Ordnung sorgt.
admin-reports = Meldungen
admin-none = Es gibt keine offenen Meldungen.
admin-by = { $name }, am Tisch { $table }
admin-context = Was gesagt wurde
admin-done = Erledigt
admin-person = Eine Person
admin-who = Name oder Benutzer-ID
admin-find = Suchen
admin-ban = Ausschließen
admin-unban = Wieder hereinlassen
admin-silence = Stumm machen
admin-unsilence = Wieder reden lassen
admin-rename = Umbenennen
admin-newname = Neuer Name
admin-reset = Passwort zurücksetzen
admin-code = Gib diesen Code der Person, der das Konto gehört. Er lässt sie einmal hinein, um ein Passwort zu wählen:
admin-table = Ein Tisch
admin-tableid = Tisch (ID oder Link)
admin-close = Tisch schließen
admin-address = Eine Adresse
admin-addressid = Adresse
admin-reason = Grund (wird festgehalten)
admin-sanctions = Ausgeschlossen oder stumm
admin-deeds = Was getan wurde
admin-nothing = Noch nichts.
admin-open = Zum Tisch
admin-isguest = Gast
admin-isaccount = Konto
admin-saved = Getan und festgehalten.
admin-kind =
    { $kind ->
        [ban] ausgeschlossen
       *[mute] stumm
    }

error-admin_only = Das darf nur, wer hier für Ordnung sorgt.
error-no_report = Es gibt keine offene Meldung mit dieser Nummer.
error-table_closed = Diesen Tisch hat geschlossen, wer hier für Ordnung sorgt.
