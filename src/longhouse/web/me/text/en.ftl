# Words of the pages about oneself: keeping games, signing in, devices, leaving.

me-title = My account
me-member = Member
me-guest = Guest

## Keep my games

me-keep-title = Save my games
me-keep-screen = Step { $nth } of { $count }
me-keep-lead =
    { $games ->
        [0] Find your games on all your devices.
        [one] Find your game on all your devices.
       *[other] Find your { $games } games on all your devices.
    }
me-name = Name
me-name-about = 3 to 20 characters. Other players see it.
me-password = Password
me-password-about = At least 10 characters; a sentence is fine.
me-keep-lead-off = With an account you can play here and find your games on all your devices.
me-keep-passkey = Create a passkey
me-keep-password = Create an account
me-with-password = Use a password instead
me-with-passkey = Use a passkey instead
me-passkey-about = A passkey uses your fingerprint, your face or your device’s code. Nothing to remember, and nothing to steal from us.
me-passkey-given-up = No passkey was created. Try again, or use a password.
me-have-one = Already have an account?
me-kept = You’re in, { $name }. Save your recovery codes.
me-codes = Recovery codes
me-codes-about = Use a code if you lose your passkey or password. Each works once. They are shown only now: print them or put them in your password manager.
me-codes-file = Longhouse, { $host }: recovery codes of { $name }. Each works once.
me-codes-print = Print
me-codes-save = Save as a file
me-codes-kept = I’ve saved them
me-go-on = Continue
me-again = Try again
me-done-lead = You’re all set.
me-done = Back to the games
me-tell = Tell me when it is my move
me-tell-ways = More notifications: e-mail, your club’s chat

## Signing in

me-sign-in = Sign in
me-sign-in-button = Sign in
me-sign-in-passkey = Sign in with a passkey
me-code = Recovery code
me-way-password = With a password
me-way-recovery = With a recovery code
me-way-mail = With a link by e-mail
me-mail-about = If an account has this address, we’ll send it a link, valid for 15 minutes.
me-mail-send = Send me a link
me-mail-sent = If there is such an account, an e-mail is on its way.
me-other-hint = Signed in on another device? Open your account there, then “Open on another device”, and scan the code with this one.
me-no-name = No account yet? You need none to play. To save your games, choose “Save my games” above.
me-door-title = Sign in
me-door-code = This code comes from a device where you are signed in. Sign in here too to find your games.
me-door-mail = This link was sent to your e-mail address. Press the button to sign in.
me-door-confirm = Press the button to confirm that this address is yours.
me-door-empty = The code is missing: scan it again or copy the whole link.
me-door-known = This device is signed in as { $name }. Signing in will end that.
me-door-enter = Sign in
me-confirm-title = Your address
me-confirm = Yes, this address is mine
me-confirmed = Thank you, the address is confirmed.

## The page about oneself

me-stranger = You are not signed in
me-stranger-about = You can play without an account. With one you find your games on all your devices.
me-signed-out = You are signed out.
me-deleted = Your account is deleted.
me-about = My account
me-rename = Change name
me-rename-about = You can change it once every 30 days; your old name stays reserved for a year.
me-renamed = Name changed.
me-saved = Saved.
me-guest-about = You are a guest in this browser. Your games are forgotten after 90 days without a visit.
me-zone = Time zone
me-zone-about = Used for dates in messages.

me-ways = Sign-in methods
me-kind-passkey = Passkey
me-kind-password = Password
me-way-since = since { $date }
me-way-used = last used { $date }
me-way-end = Remove
me-way-end-about = You will no longer be able to sign in this way. All your other devices are signed out.
me-way-ended = Removed.
me-passkey-add = Add a passkey
me-passkey-added = Passkey added.
me-password-add = Add a password
me-password-new = New password
me-password-change = Change password
me-password-changed = Password changed. All your other devices are signed out.
me-codes-left =
    { $count ->
        [0] You have no recovery codes left.
        [one] You have one recovery code left.
       *[other] You have { $count } recovery codes left.
    }
me-codes-make = Create new codes
me-codes-make-about = Your old codes will stop working.
me-codes-new = New codes created.
me-email = E-mail address
me-email-none = For signing in by link. No one else sees it.
me-email-waiting = We have sent you a link: press the button in the e-mail.
me-email-confirmed = Confirmed.
me-email-bounced = E-mail to this address was returned. Is it spelled correctly?
me-email-save = Save the address
me-email-sent = We have sent a link to this address.

me-devices = Devices
me-device = A device
me-device-here = this one
me-device-seen = last seen { $date }
me-device-end = Sign out
me-device-end-of = Sign out { $device }
me-device-ended = Signed out on that device.
me-other = Open on another device
me-other-about = A code to scan with your phone. It signs you in there, once.
me-other-show = Show the code
me-other-qr = Code for signing in on another device
me-other-link = As a link
me-other-minutes = Works once, for 10 minutes. It gives full access to your account: send it to no one.
me-other-late = The code has expired.
me-sign-out = Sign out
me-sign-out-here = Sign out here
me-sign-out-about = Your games disappear from this browser. They come back when you sign in.
me-sign-out-all = Sign out everywhere
me-sign-out-all-about = All devices are signed out, including this one, and links to your own seats stop working. Your games continue: sign in to play.

me-leave = Privacy and account
me-export-about = Everything stored about you in one file: profile, devices, seats, results, settings.
me-export = Download my data
me-exported = Saved to your downloads.
me-delete = Delete my account
me-delete-about = You don’t have to give a reason.
me-delete-button =
    { $kind ->
        [guest] Forget me
       *[member] Delete my account
    }
me-delete-sure = This cannot be undone:
me-delete-gone = Your ways to sign in, devices, address and settings are deleted at once.
me-delete-seats = In unfinished games a bot plays on for you.
me-delete-results = In other players’ results you remain as “former member”.
me-delete-name = Your name can be taken by others after a year.
me-delete-yes = Delete permanently

me-prove-title = Confirm it’s you
me-prove-about = Before this change, show that it’s you, in case your browser was left open.
me-prove-passkey = With my passkey
me-prove-password = With my password
me-prove-elsewhere = Your passkey does not work at this address. Use the address where you created it.

## My games

past-title = My games
past-about = Newest first.
past-stranger = Sign in to see your games, or play one first.
past-stranger-off = Sign in to see your games, or create an account first.
past-by-game = Which game
past-tally = { $played } · { $won } won
past-with = With
past-with-all = anyone
past-with-name = With { $name }: show only these games
past-who = Players
past-none = Nothing yet. Games you finish will appear here.
past-none-like = None of your games match.
past-more-here =
    { $count ->
        [one] One more game.
       *[other] { $count } more games.
    }
past-look-at = { $title }, { $date }: replay
past-won = You won
past-time = you took { $time }
past-shared = You shared the win
past-lost = You lost
past-alone = Finished
past-place = Place { $rank } of { $count }
past-ended-played = Finished
past-ended-length = Ended automatically: too long
past-ended-admin = Ended by the host
past-ended-resigned = Resigned
past-ended-agreed = Ended by agreement
past-ended-time = Out of time
past-ended-idle = Ended: no one played on
past-how-length = ended automatically
past-how-admin = ended by the host
past-how-resigned = by resignation
past-how-agreed = by agreement
past-how-time = on time
past-how-idle = inactive

## Your move

moves-title = Your move
moves-label =
    { $count ->
        [one] Your move in one game
       *[other] Your move in { $count } games
    }
moves-key = N: go to the next
moves-left-days =
    { $count ->
        [one] one day left
       *[other] { $count } days left
    }
moves-left-hours =
    { $count ->
        [one] one hour left
       *[other] { $count } hours left
    }
moves-left-minutes = { $count } min left

## Being told

told-title = Notifications
told-about = The page always shows where it is your move. You can also be notified:
told-event = Event
told-by-push = Push
told-by-mail = E-mail
told-by-hook = Webhook
told-on-turn = It is your move
told-on-time = Your time is running out
told-on-against = A player attacks you
told-on-invitation = You are invited
told-on-start = A game begins
told-on-end = A game ends
told-on-rematch = A player wants a rematch
told-on-proposal = A player proposes a pause, an undo or an end
told-on-account = New device, changed account
told-always = always
told-cell = { $event }: { $way }
told-push = Push on this device
told-push-about = A message on this device, even when the page is closed.
told-push-on = Notifications are on for this device.
told-push-begin = Turn on for this device
told-push-end = Turn off for this device
told-push-done = Notifications are now on for this device.
told-push-off = Notifications are off for this device.
told-push-refused = Your browser blocks notifications. Allow them for this page in its settings, then try again.
told-push-cannot = Notifications need an https address and, on an iPhone, the page on the home screen.
told-mail = E-mail
told-mail-none = No e-mail address yet.
told-mail-waiting = { $address } is not confirmed yet: press the button in the e-mail we sent.
told-mail-confirmed = Sent to { $address }.
told-mail-bounced = E-mail to { $address } was returned. Is it spelled correctly?
told-mail-change = Change the address
told-mail-add = Add one
told-digest = How often
told-digest-none = at most once an hour
told-digest-at = once a day, at { $time }
told-digest-about = In your time zone. Urgent messages are sent at once: time running out, invitations, your account.
told-hooks = Webhooks
told-hooks-about = Also notify a chat room (Discord, Slack, Mattermost, Matrix) or your own program.
told-hooks-of-table = Notify a chat room (Discord, Slack, Mattermost, Matrix) or a program about this table: whose move it is, start and end. Only you can see and change what you add here.
told-hook-url = Address
told-hook-style = For
told-hook-add = Add
told-hook-added = Added. Send a test.
told-hook-end = Remove
told-hook-end-of = Remove { $host }
told-hook-ended = Removed.
told-hook-try = Test
told-hook-try-of = Test { $host }
told-hook-taken = The test worked.
told-hook-not = The test failed: error { $status }.
told-hook-silent = This address gave no usable answer. Check it.
told-hook-is-off = off after a day of failures
told-hook-failing = failing
told-hook-table = one table
told-hook-secret = Secret for checking signatures, shown only now:
told-style-discord = Discord
told-style-slack = Slack, Mattermost
told-style-matrix = Matrix
told-style-signed = my own program (signed)

## Invitations to the house

me-uninvited = You need an invitation to create an account here.
me-uninvited-about = Ask a member (“Invite a friend” on their account page) or the host of this site. Open the link in this browser to create your account.
me-uninvited-play = You need no account to play.
me-uninvited-private = You need no account to play against bots, with friends on this screen, or by link.
me-no-name-off = No account yet? You need one to play here: choose “Save my games” above.
me-join-title = You are invited
me-join-about = With this invitation you can create an account. It works once, within a week.
me-join-open = Anyone can create an account here; you need no invitation.
me-join-name = Create an account
me-join-empty = The invitation is missing: copy the whole link.
me-join-member = You already have an account, { $name }. This invitation is still unused: pass the link on.
me-join-named = You already have an account, { $name }.
me-join-keep = Create an account
me-inviting = Invite a friend
me-inviting-about = An account here needs an invitation. Create one for a friend and send them the link.
me-inviting-make = Create an invitation
me-inviting-another = Create another
me-inviting-link = An invitation
me-inviting-once = Works once, within a week. Shown only now.
me-inviting-waiting =
    { $count ->
        [one] One invitation is unused, valid until { $date }.
       *[other] { $count } invitations are unused, the last valid until { $date }.
    }
me-inviting-left =
    { $count ->
        [0] No more invitations this week.
        [one] One more invitation this week.
       *[other] { $count } more invitations this week.
    }
me-inviting-end =
    { $count ->
        [one] Withdraw it
       *[other] Withdraw them
    }
me-inviting-end-about =
    { $count ->
        [one] The unused invitation stops working.
       *[other] The unused invitations stop working.
    }
me-inviting-ended =
    { $count ->
        [one] Withdrawn.
       *[other] Withdrawn.
    }
