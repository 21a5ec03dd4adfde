# Mots communs à plusieurs pages. On transmet des id, jamais des mots. On tutoie ; la tablée entière est « vous ».

common-close = Fermer
common-copy = Copier
common-copied = Copié
common-share = Partager
common-home = Tamaya, vers l’accueil
common-rules = Règles
common-save = Enregistrer
common-saved = Enregistré
common-left =
    { $left ->
        [0] Plus aucun caractère
        [one] Encore { $left } caractère
       *[other] Encore { $left } caractères
    }
common-you = toi
common-host = hôte
common-bot = bot
common-guest = Invité { $number }
common-anonymous = Anonyme
common-language = Langue
common-error = Un problème est survenu ({ $code }).
common-nowhere = Il n’y a rien ici.
common-to-start = Vers l’accueil
common-theme = Lumière
common-theme-auto = Automatique
common-theme-dark = Nuit
common-theme-light = Jour

## Familles. « suit-name » est la couleur d’un feu d’artifice et d’une information, « suit-shape » son emblème.

suit-name =
    { $suit ->
        [red] rouge
        [yellow] jaune
        [green] vert
        [blue] bleu
        [white] blanc
        [multicolour] multicolore
        [black] noir
       *[other] { $suit }
    }
suit-shape =
    { $suit ->
        [red] pivoine
        [yellow] étoile
        [green] saule
        [blue] anneau
        [white] chrysanthème
        [multicolour] spirale
        [black] croix
       *[other] emblème
    }
suit-card =
    { $suit ->
        [red] { $rank } rouge
        [yellow] { $rank } jaune
        [green] { $rank } vert
        [blue] { $rank } bleu
        [white] { $rank } blanc
        [multicolour] { $rank } multicolore
        [black] { $rank } noir
       *[other] { $rank } { $suit }
    }

## Ce que valait le spectacle

grade-name =
    { $grade ->
        [failed] raté
        [horrible] horrible
        [poor] médiocre
        [decent] honorable
        [excellent] excellent
        [extraordinary] extraordinaire
        [legendary] légendaire
        [divine] divin
       *[other] { $grade }
    }
