# Umgang: stummschalten, melden, für Ordnung sorgen

conduct-people = Wer hier ist
conduct-mute = { $name } stummschalten
conduct-unmute = { $name } wieder hören
conduct-muted = Was { $name } sagt, siehst du nicht mehr.
conduct-report = { $name } melden
conduct-report-about = Sag in einem Satz, was geschehen ist. Das zuletzt an diesem Tisch Gesagte wird dazu aufbewahrt, und wer diesen Server betreibt, liest es.
conduct-reason = Was ist geschehen?
conduct-report-send = Senden
conduct-reported = Danke. Die Meldung ist aufbewahrt.

error-too_many_muted = Mehr Menschen lassen sich nicht stummschalten.
error-player_beside = An einem gewerteten Tisch redet niemand als Zuschauer von dort, wo jemand mitspielt.
