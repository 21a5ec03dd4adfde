# Un nom à soi : le réserver, se connecter et se déconnecter, codes de secours, ses données

account-title = Votre compte
account-open = Votre compte
account-offer = Garder ce nom, ou se connecter
account-guest-about = Vous êtes ici en invité, { $name } : seul ce navigateur vous connaît. Faites d’un nom le vôtre, et vos places et vos parties vous suivent sur chaque appareil. Aucune adresse e-mail n’est nécessaire.
account-claim = Faire de ce nom le mien
account-claim-about = Tout ce que vous avez en tant qu’invité reste : places, parties, réglages.
account-name = Nom
account-password = Mot de passe
account-password-about = Au moins { $least } caractères. Le mieux : quelques mots que vous retenez.
account-password-old = Mot de passe actuel
account-password-new = Nouveau mot de passe
account-password-change = Changer le mot de passe
account-password-changed = Le mot de passe est changé. Vos autres appareils sont déconnectés.
account-sign-in = Se connecter
account-sign-in-about = Les places de votre compte sont là aussitôt. L’invité de ce navigateur est abandonné.
account-sign-out = Se déconnecter
account-sign-out-everywhere = Se déconnecter partout
account-forgotten = Mot de passe oublié ?
account-recover = Entrer avec un code
account-recover-about = Utilisez l’un de vos codes de secours et choisissez un nouveau mot de passe. Tous les autres appareils sont déconnectés.
account-code = Code de secours
account-since = À vous depuis le { $date }.
account-devices =
    { $count ->
        [one] Connecté sur { $count } appareil.
       *[other] Connecté sur { $count } appareils.
    }
account-codes = Codes de secours
account-codes-about = Si vous oubliez votre mot de passe, un code vous laisse entrer une fois. Sans e-mail, il n’y a pas d’autre moyen.
account-codes-left =
    { $count ->
        [0] Il n’en reste aucun.
        [one] Il en reste { $count }.
       *[other] Il en reste { $count }.
    }
account-codes-new = Nouveaux codes
account-codes-fresh = Notez ces codes
account-codes-once = Ils ne sont montrés que cette fois. Chacun vous laisse entrer une fois si vous oubliez votre mot de passe.
account-codes-save = Enregistrer dans un fichier
account-codes-done = Je les ai gardés
account-data = Vos données
account-export = Télécharger tout ce qui est conservé sur vous (JSON)
account-remove = Supprimer mon compte
account-remove-guest = M’oublier
account-remove-about = Votre nom disparaît de toutes les tables, avec vos réglages et vos appareils. Les parties terminées restent, jouées par « Anonymous ». C’est définitif.
account-muted = Personnes masquées

error-bad_credentials = Le nom, le mot de passe ou le code ne conviennent pas.
error-banned = L’accès à ce serveur vous est fermé.
error-name_taken = Quelqu’un porte ce nom, ou un nom qui lui ressemble. Choisissez-en un autre.
error-weak_password = Un mot de passe a de 8 à 128 caractères et n’est pas votre nom.
error-already_claimed = Vous avez déjà un nom à vous.
error-not_claimed = Il faut un compte. Faites d’abord d’un nom le vôtre.
error-silenced = Vous ne pouvez pas parler ici pour le moment.
error-no_person = Il n’y a personne de ce nom ici.
