# A name of one’s own: claiming, signing in and out, recovery codes, one’s data

account-title = Your account
account-open = Your account
account-offer = Keep this name, or sign in
account-guest-about = Here you are { $name }: only this browser knows you. Make a name yours, and your seats and games are there on every device. No e-mail is needed.
account-claim = Make the name yours
account-claim-about = Everything that you have as a guest stays: seats, games, settings, finished lessons, notes on cards.
account-name = Name
account-password = Password
account-password-about = At least { $least } characters. A few words that you remember are best.
account-password-old = Password so far
account-password-new = New password
account-password-change = Change the password
account-password-changed = The password is changed. Your other devices are signed out.
account-sign-in = Sign in
account-sign-in-about = The seats of your account are here at once. This browser’s guest is let go.
account-sign-out = Sign out
account-sign-out-everywhere = Sign out everywhere
account-forgotten = Password forgotten?
account-recover = Come in with a code
account-recover-about = Use one of your recovery codes and choose a new password. All other devices are signed out.
account-code = Recovery code
account-since = Yours since { $date }.
account-devices =
    { $count ->
        [one] Signed in on this device only.
       *[other] Signed in on { $count } devices.
    }
account-follows = Settings, finished lessons and notes on cards follow you to every device: the notes of your last { $games } games, up to { $characters } characters each.
account-codes = Recovery codes
account-codes-about = If you forget your password, a code lets you in once. Without e-mail there is no other way.
account-codes-left =
    { $count ->
        [0] None is left.
        [one] { $count } is left.
       *[other] { $count } are left.
    }
account-codes-new = New codes
account-codes-fresh = Write these codes down
account-codes-once = They are shown this once. Each lets you in once if you forget your password.
account-codes-save = Save as a file
account-codes-done = I have kept them
account-data = Your data
account-export = Download all that is kept about you (JSON)
account-games-json = Download your games (JSON)
account-games-csv = Download a list of your games (CSV)
account-remove = Remove my account
account-remove-guest = Forget me
account-remove-about = Your name goes from every table, with your settings and devices. Finished games stay, played by “Anonymous”. It can’t be undone.
account-muted = Muted

error-bad_credentials = Name, password or code don’t fit.
error-banned = You are shut out of this server.
error-name_taken = Somebody has that name, or one that looks like it. Choose another.
error-weak_password = A password has 8 to 128 characters and isn’t your name.
error-already_claimed = You have a name of your own already.
error-not_claimed = Only with an account. Make a name yours first.
error-silenced = You may not talk here at the moment.
error-no_person = There is nobody of that name here.
error-no_address = That is not an IP address.
