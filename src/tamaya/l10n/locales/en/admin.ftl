# Keep order

admin-title = Keep order
admin-only = Only those who keep order on this server see this page.
admin-reports = Reports
admin-none = There are no open reports.
admin-by = { $name }, at the table { $table }
admin-context = What was said
admin-done = Dealt with
admin-person = A person
admin-who = Name or user id
admin-find = Find
admin-ban = Shut out
admin-unban = Let in again
admin-silence = Silence
admin-unsilence = Let talk again
admin-rename = Rename
admin-newname = New name
admin-reset = Reset the password
admin-code = Hand this code to its owner. With it they come in once and choose a password:
admin-table = A table
admin-tableid = Table (id or link)
admin-close = Close the table
admin-address = An address
admin-addressid = Address
admin-reason = Reason (written down)
admin-sanctions = Shut out or silenced
admin-deeds = What was done
admin-nothing = Nothing yet.
admin-open = See the table
admin-isguest = guest
admin-isaccount = account
admin-saved = Done, and written down.
admin-kind =
    { $kind ->
        [ban] shut out
       *[mute] silenced
    }

error-admin_only = Only those who keep order may do that.
error-no_report = There is no open report of that number.
error-table_closed = This table has been closed by those who keep order.
