event-began = Round { $round }: { $seat_is ->
    [you] your turn.
   *[other] { $seat } begins.
    }
event-walked = { $seat } walks.
event-rolled = { $seat } rolls { $value }.
event-peeked = You see the card { NOUN($other, form: "of") }: { $card }.
event-peeked-hidden = { $seat } looks at the card { NOUN($other, form: "of") }.
event-noted = You write “{ $colour }”.
event-offered = { $seat } asks { $other }.
event-answered = { $seat } answers { $other }: { $yes ->
    [0] no
   *[other] yes
    }.
event-auction = Everybody bids.
event-hid = You bid { $amount }.
event-ready = { $seat } is ready.
event-opened = { $seat } had { $card } and bid { $amount }.
prompt-turn = What do you do? { $left } left.
prompt-answer = Do you accept?
prompt-bid = How much?
why-turn = { $seat } is playing.
score-points = Points
score-cards = Cards
option-walk = Walk
option-peek = Look at card { $whose }
option-roll = Roll
option-offer = Ask player { $to }
option-accept = Yes
option-refuse = No
option-note = Write { $colour }
option-stop = Stop
option-bid = Bid { $amount }
