# Un nom à soi : le réserver, se connecter et se déconnecter, codes de secours, ses données

account-title = Ton compte
account-open = Ton compte
account-offer = Garder ce nom, ou se connecter
account-guest-about = Ici, tu es { $name } : seul ce navigateur te connaît. Fais d’un nom le tien, et tes places et tes parties te suivent sur chaque appareil. Aucune adresse e-mail n’est nécessaire.
account-claim = Faire de ce nom le mien
account-claim-about = Tout ce que tu as en tant qu’invité reste : places, parties, réglages, leçons terminées, notes sur les cartes.
account-name = Nom
account-password = Mot de passe
account-password-about = Au moins { $least } caractères. Le mieux : quelques mots que tu retiens.
account-password-old = Mot de passe actuel
account-password-new = Nouveau mot de passe
account-password-change = Changer le mot de passe
account-password-changed = Le mot de passe est changé. Tes autres appareils sont déconnectés.
account-sign-in = Se connecter
account-sign-in-about = Les places de ton compte sont là aussitôt. L’invité de ce navigateur est abandonné.
account-sign-out = Se déconnecter
account-sign-out-everywhere = Se déconnecter partout
account-forgotten = Mot de passe oublié ?
account-recover = Entrer avec un code
account-recover-about = Utilise l’un de tes codes de secours et choisis un nouveau mot de passe. Tous les autres appareils sont déconnectés.
account-code = Code de secours
account-since = À toi depuis le { $date }.
account-devices =
    { $count ->
        [one] Connecté sur { $count } appareil.
       *[other] Connecté sur { $count } appareils.
    }
account-follows = Les réglages, les leçons terminées et les notes sur les cartes te suivent sur chaque appareil : les notes de tes { $games } dernières parties, jusqu’à { $characters } caractères chacune.
account-codes = Codes de secours
account-codes-about = Si tu oublies ton mot de passe, un code te laisse entrer une fois. Sans e-mail, il n’y a pas d’autre moyen.
account-codes-left =
    { $count ->
        [0] Il n’en reste aucun.
        [one] Il en reste { $count }.
       *[other] Il en reste { $count }.
    }
account-codes-new = Nouveaux codes
account-codes-fresh = Note ces codes
account-codes-once = Ils ne sont montrés que cette fois. Chacun te laisse entrer une fois si tu oublies ton mot de passe.
account-codes-save = Enregistrer dans un fichier
account-codes-done = Je les ai gardés
account-data = Tes données
account-export = Télécharger tout ce qui est conservé sur toi (JSON)
account-games-json = Télécharger tes parties (JSON)
account-games-csv = Télécharger la liste de tes parties (CSV)
account-remove = Supprimer mon compte
account-remove-guest = Oublie-moi
account-remove-about = Ton nom disparaît de toutes les tables, avec tes réglages et tes appareils. Les parties terminées restent, jouées par « Anonyme ». C’est définitif.
account-muted = Personnes masquées

error-bad_credentials = Le nom, le mot de passe ou le code ne conviennent pas.
error-banned = L’accès à ce serveur t’est fermé.
error-name_taken = Quelqu’un porte ce nom, ou un nom qui lui ressemble. Choisis-en un autre.
error-weak_password = Un mot de passe a de 8 à 128 caractères et n’est pas ton nom.
error-already_claimed = Tu as déjà un nom à toi.
error-not_claimed = Il faut un compte. Fais d’abord d’un nom le tien.
error-silenced = Tu ne peux pas parler ici pour le moment.
error-no_person = Il n’y a personne de ce nom ici.
error-no_address = Ce n’est pas une adresse IP.
