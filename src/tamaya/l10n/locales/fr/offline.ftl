# Sans connexion

offline-title = Pas de connexion
offline-words = Cette page n’a pas pu être chargée. Elle viendra dès que la connexion sera rétablie.
offline-safe = Tes parties sont en sécurité : la table t’attend telle que tu l’as laissée.
offline-again = Réessayer
offline-notice = Pas de connexion : ce que tu vois n’est peut-être plus à jour.
