# Maintenir l’ordre

admin-title = Maintenir l’ordre
admin-only = Seules les personnes qui maintiennent l’ordre sur ce serveur voient cette page.
admin-reports = Signalements
admin-none = Aucun signalement en attente.
admin-by = { $name }, à la table { $table }
admin-context = Ce qui a été dit
admin-done = Traité
admin-person = Une personne
admin-who = Nom ou identifiant
admin-find = Chercher
admin-ban = Exclure
admin-unban = Laisser revenir
admin-silence = Priver de parole
admin-unsilence = Rendre la parole
admin-rename = Renommer
admin-newname = Nouveau nom
admin-reset = Réinitialiser le mot de passe
admin-code = Remets ce code à la personne. Il la laisse entrer une fois et choisir un mot de passe :
admin-table = Une table
admin-tableid = Table (identifiant ou lien)
admin-close = Fermer la table
admin-address = Une adresse
admin-addressid = Adresse
admin-reason = Raison (conservée)
admin-sanctions = Exclus ou privés de parole
admin-deeds = Ce qui a été fait
admin-nothing = Rien pour l’instant.
admin-open = Voir la table
admin-isguest = invité
admin-isaccount = compte
admin-saved = C’est fait, et noté.
admin-kind =
    { $kind ->
        [ban] accès fermé
       *[mute] sans parole
    }

error-admin_only = Seules les personnes qui maintiennent l’ordre le peuvent.
error-no_report = Aucun signalement en attente ne porte ce numéro.
error-table_closed = Cette table a été fermée par les personnes qui maintiennent l’ordre.
