# Conduite : masquer, signaler, maintenir l’ordre

conduct-people = Les personnes ici
conduct-mute = Masquer { $name }
conduct-unmute = Réafficher { $name }
conduct-muted = Tu ne verras plus ce que dit { $name }.
conduct-report = Signaler { $name }
conduct-report-about = Dis en une phrase ce qui s’est passé. Les derniers mots échangés à cette table sont conservés avec, et la personne qui tient ce serveur les lit.
conduct-reason = Que s’est-il passé ?
conduct-report-send = Envoyer
conduct-reported = Merci. Le signalement est conservé.

error-too_many_muted = Tu as masqué autant de personnes qu’il est possible.
error-player_beside = À une table classée, personne ne parle en spectateur depuis l’endroit où joue quelqu’un.
