# Conduct: muting, reporting, keeping order

conduct-people = People here
conduct-mute = Mute { $name }
conduct-unmute = Hear { $name } again
conduct-muted = { $name } is muted for you.
conduct-report = Report { $name }
conduct-report-about = Tell in a sentence what happened. The last things said at this table are kept with it, and whoever keeps this server reads it.
conduct-reason = What happened?
conduct-report-send = Send
conduct-reported = Thank you. The report is kept.

error-too_many_muted = You have muted as many people as can be muted.
error-player_beside = At a rated table nobody talks as a spectator from where a player sits.
