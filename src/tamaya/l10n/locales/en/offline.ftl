# Without a connection

offline-title = No connection
offline-words = This page couldn’t be fetched. It comes as soon as there is a connection again.
offline-safe = Your games are safe: the table waits where you left it.
offline-again = Try again
offline-notice = No connection: what you see may be old.
