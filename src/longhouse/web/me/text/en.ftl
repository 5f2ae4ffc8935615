# Words of the pages about oneself: keeping games, signing in, devices, leaving.

me-title = Me
me-member = Member of this house
me-guest = Guest of this house

## Keep my games

me-keep-title = Keep my games
me-keep-screen = Step { $nth } of { $count }
me-keep-lead =
    { $games ->
        [0] Your games will be yours on any device.
        [one] Your game on this device stays yours on any other.
       *[other] Your { $games } games on this device stay yours on any other.
    }
me-name = Name
me-name-about = 3 to 20 characters. Others at your tables see it.
me-password = Password
me-password-about = At least 10 characters; a sentence is fine.
me-keep-lead-off = With a name you can play here, and your games are yours on any device.
me-keep-passkey = Keep with a passkey
me-keep-password = Keep with a password
me-with-password = with a password
me-with-passkey = with a passkey
me-passkey-about = A passkey is your fingerprint, your face or the code of this device. Nothing to remember, nothing anybody could steal from us.
me-passkey-given-up = No passkey was used. You can try again, or take a password.
me-have-one = You have a name here already?
me-kept = Kept, { $name }. And for a bad day:
me-codes = Recovery codes
me-codes-about = With one of these codes you get in when everything else is lost. Each works once. They are shown only now: print them, or keep them where you keep such things.
me-codes-file = Longhouse, { $host }: recovery codes of { $name }. Each works once.
me-codes-print = Print
me-codes-save = Save as a file
me-codes-kept = I have kept them
me-go-on = Go on
me-again = Try again
me-done-lead = That was all.
me-done = Back to playing
me-tell = When it is my move
me-tell-ways = Other ways to be told: mail, a room of your club

## Signing in

me-sign-in = Sign in
me-sign-in-button = Sign in
me-sign-in-passkey = Sign in with a passkey
me-code = Recovery code
me-way-password = With a password
me-way-recovery = With a recovery code
me-way-mail = With a link by mail
me-mail-about = If there is an account with this address, we send it a link. It works for 15 minutes.
me-mail-send = Send me a link
me-mail-sent = If there is such an account, a mail is on its way.
me-other-hint = Signed in on another device? Open your name there, then “Open on another device”, and scan the code here.
me-no-name = No name yet? You need none to play. To keep your games, choose “Keep my games” above.
me-door-title = Come in
me-door-code = This code was shown on a device that is signed in. Enter, and your games are here too.
me-door-mail = This link came to you by mail. Press the button, and you are signed in.
me-door-confirm = Press the button, and we know that this address is yours.
me-door-empty = The code is missing: scan it again, or copy the whole link.
me-door-known = This device is signed in as { $name }; that ends when you enter.
me-door-enter = Enter
me-confirm-title = Your address
me-confirm = Yes, this address is mine
me-confirmed = Thank you, the address is confirmed.

## The page about oneself

me-stranger = Nobody is signed in here
me-stranger-about = You can play all the same. With a name your games stay yours on any device.
me-signed-out = You are signed out.
me-deleted = Your account is deleted.
me-about = Me
me-rename = Rename
me-rename-about = A new name at most every 30 days; the old one stays reserved for a year.
me-renamed = Renamed.
me-saved = Saved.
me-guest-about = The house knows this browser as a guest, and forgets it after 90 days without a visit.
me-zone = Time zone
me-zone-about = For days and hours in what we tell you.

me-ways = How I sign in
me-kind-passkey = Passkey
me-kind-password = Password
me-way-since = since { $date }
me-way-used = last used { $date }
me-way-end = Remove
me-way-end-about = You can no longer sign in this way. All other devices are signed out.
me-way-ended = Removed.
me-passkey-add = Add a passkey
me-passkey-added = The passkey is added.
me-password-add = Add a password
me-password-new = New password
me-password-change = Change the password
me-password-changed = The password is set. All other devices are signed out.
me-codes-left =
    { $count ->
        [0] You have no recovery codes.
        [one] One code is left.
       *[other] { $count } codes are left.
    }
me-codes-make = New codes
me-codes-make-about = Codes that you have from before no longer work.
me-codes-new = New codes are made.
me-email = Mail address
me-email-none = For a link by mail when you want to sign in. Nobody else sees it.
me-email-waiting = We have sent a link to this address: press the button there.
me-email-confirmed = Confirmed.
me-email-bounced = Mail to this address comes back. Is it written correctly?
me-email-save = Save the address
me-email-sent = A link is on its way to this address.

me-devices = Devices
me-device = A device
me-device-here = this one
me-device-seen = last seen { $date }
me-device-end = Sign out
me-device-end-of = Sign out { $device }
me-device-ended = Signed out there.
me-other = Open on another device
me-other-about = A code to scan with your phone: it signs in there, once.
me-other-show = Show the code
me-other-qr = Code that signs in on another device
me-other-link = The same as a link
me-other-minutes = It works for 10 minutes, once. Whoever has it is you: send it to nobody.
me-other-late = The code has expired.
me-sign-out = Sign out
me-sign-out-here = Sign out here
me-sign-out-about = Your games leave this browser. You find them again when you sign in.
me-sign-out-all = Sign out everywhere
me-sign-out-all-about = All devices are signed out, this one too, and links to your own seats no longer work. Your games go on: sign in to play.

me-leave = Privacy, and leaving
me-export-about = Everything the house knows about you, in one file: profile, devices, seats, results, settings.
me-export = Download my data
me-exported = The file is in your downloads.
me-delete = Delete my account
me-delete-about = You need give no reason.
me-delete-button =
    { $kind ->
        [guest] Forget me
       *[member] Delete my account
    }
me-delete-sure = This cannot be undone:
me-delete-gone = Your ways to sign in, devices, address and settings are deleted at once.
me-delete-seats = In games that still run a bot plays on for you.
me-delete-results = In the results of others you remain as “former member”, without a name.
me-delete-name = Your name is free again after a year.
me-delete-yes = Delete for ever

me-prove-title = Is it still you?
me-prove-about = Before this change we want to be sure: somebody else may have found your browser open.
me-prove-passkey = With my passkey
me-prove-password = With my password
me-prove-elsewhere = Your passkey does not work at this address. Open the house where you made it.

## My games

past-title = My games
past-about = What you have played, the newest first.
past-stranger = This list is for those who keep their games: sign in, or play first.
past-stranger-off = This list is for those who have a name here: sign in, or take one first.
past-by-game = Which game
past-tally = { $played } · { $won } won
past-with = With
past-with-all = anybody
past-with-name = With { $name }: show only these games
past-who = Who played
past-none = Nothing yet. What you finish from now on stands here.
past-none-like = No game of yours is like that.
past-more-here =
    { $count ->
        [one] One more game.
       *[other] { $count } more games.
    }
past-look-at = { $title }, { $date }: look at it again
past-won = You won
past-time = you took { $time }
past-shared = You shared the win
past-lost = You lost
past-alone = Finished
past-place = Place { $rank } of { $count }
past-ended-played = Finished
past-ended-length = Ended by the house: it was too long
past-ended-admin = Ended by the house
past-ended-resigned = Given up
past-ended-agreed = Called off by all
past-ended-time = Time was out
past-ended-idle = Ended: nobody played on
past-how-length = ended by the house
past-how-admin = ended by the house
past-how-resigned = given up
past-how-agreed = called off
past-how-time = on time
past-how-idle = nobody played on

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

told-title = Being told
told-about = The page always shows where it is your move. Beside it you can be told like this:
told-event = What
told-by-push = Push
told-by-mail = Mail
told-by-hook = Hook
told-on-turn = It is your move
told-on-time = Your time runs out
told-on-against = Somebody acts against you
told-on-invitation = Somebody invites you
told-on-start = A game begins
told-on-end = A game ends
told-on-rematch = Somebody wants a rematch
told-on-proposal = Somebody proposes something
told-on-account = New device, changed account
told-always = always
told-cell = { $event }: { $way }
told-push = Push on this device
told-push-about = A message on this device, also when no page is open.
told-push-on = This device is told.
told-push-begin = Tell me on this device
told-push-end = No longer on this device
told-push-done = This device is told from now on.
told-push-off = This device is no longer told.
told-push-refused = Your browser does not allow it. Allow notifications for this page in its settings, then try again.
told-push-cannot = This browser cannot be told here: it needs an address with https, and on an iPhone the page must be on the home screen.
told-mail = Mail
told-mail-none = We know no mail address of yours.
told-mail-waiting = { $address } is not confirmed yet: press the button in the mail that we sent.
told-mail-confirmed = Mail goes to { $address }.
told-mail-bounced = Mail to { $address } comes back. Is it written correctly?
told-mail-change = Change the address
told-mail-add = Add one
told-digest = How often
told-digest-none = at most once an hour
told-digest-at = once a day, at { $time }
told-digest-about = In your own time zone. What cannot wait still comes at once: your time runs out, an invitation, your account.
told-hooks = Hooks
told-hooks-about = Addresses that are told too: a room of your club on Discord, Slack, Mattermost or Matrix, or a program of yours.
told-hooks-of-table = An address that is told of this table: whose move it is, the beginning and the end. A room of your club on Discord, Slack, Mattermost or Matrix, or a program of yours. Only you see and change what you add here.
told-hook-url = Address
told-hook-style = For
told-hook-add = Add
told-hook-added = Added. Try it once.
told-hook-end = Remove
told-hook-end-of = Remove { $host }
told-hook-ended = Removed.
told-hook-try = Try
told-hook-try-of = Try { $host }
told-hook-taken = It took the message.
told-hook-not = It did not take the message: it answered with error { $status }.
told-hook-silent = This address gave no usable answer. Check it.
told-hook-is-off = switched off, because it failed for a day
told-hook-failing = has been failing
told-hook-table = one table
told-hook-secret = The secret that its signatures are checked with, shown only now:
told-style-discord = Discord
told-style-slack = Slack, Mattermost
told-style-matrix = Matrix
told-style-signed = a program of mine (signed)

## Invitations to the house

me-uninvited = A name here needs an invitation.
me-uninvited-about = Every member can give you one: a link, made on their own page under “Invite somebody”. So can whoever runs this house. Open the link in this browser, and you can take a name.
me-uninvited-play = You need no name to play.
me-uninvited-private = You need no name to play against bots, with friends at this screen, or by link.
me-no-name-off = No name yet? In this house you need one to play: choose “Keep my games” above.
me-join-title = You are invited
me-join-about = With this invitation you may take a name in this house. It works once, for a week.
me-join-open = In this house anybody may take a name; you need no invitation.
me-join-name = A name in this house
me-join-empty = The invitation is missing: copy the whole link.
me-join-member = You have a name here already, { $name }. The invitation is not used up: pass the link on.
me-join-named = You have a name here already, { $name }.
me-join-keep = Take a name
me-inviting = Invite somebody
me-inviting-about = In this house a name needs an invitation. Make one for somebody whom you want here, and send them the link.
me-inviting-make = Make an invitation
me-inviting-another = Make another one
me-inviting-link = An invitation
me-inviting-once = It works once, for a week, and is shown only now.
me-inviting-waiting =
    { $count ->
        [one] One invitation waits to be used, until { $date }.
       *[other] { $count } invitations wait to be used, the last until { $date }.
    }
me-inviting-left =
    { $count ->
        [0] You can make no more this week.
        [one] You can make one more this week.
       *[other] You can make { $count } more this week.
    }
me-inviting-end =
    { $count ->
        [one] Take it back
       *[other] Take them back
    }
me-inviting-end-about =
    { $count ->
        [one] The invitation that nobody has used yet will work no more.
       *[other] The invitations that nobody has used yet will work no more.
    }
me-inviting-ended =
    { $count ->
        [one] It works no more.
       *[other] They work no more.
    }
