# Ohne Verbindung

offline-title = Keine Verbindung
offline-words = Diese Seite konnte nicht geladen werden. Sie kommt, sobald wieder eine Verbindung besteht.
offline-safe = Deine Spiele sind sicher: Der Tisch wartet, wie du ihn verlassen hast.
offline-again = Noch einmal versuchen
offline-notice = Keine Verbindung: Was du siehst, kann veraltet sein.
