event-began = Tour { $round } : { $seat_is ->
    [you] à vous.
   *[other] { $seat } commence.
    }
event-walked = { $seat } marche.
event-rolled = { $seat } lance { $value }.
event-peeked = Vous voyez la carte { NOUN($other, form: "of") } : { $card }.
event-peeked-hidden = { $seat } regarde la carte { NOUN($other, form: "of") }.
event-noted = Vous notez « { $colour } ».
event-offered = { $seat } demande { NOUN($other, form: "to") }.
event-answered = { $seat } répond { NOUN($other, form: "to") } : { $yes ->
    [0] non
   *[other] oui
    }.
event-auction = Chacun mise.
event-hid = Vous misez { $amount }.
event-ready = { $seat } a choisi.
event-opened = { $seat } avait { $card } et a misé { $amount }.
prompt-turn = Que faites-vous ? Il reste { $left }.
prompt-answer = Acceptez-vous ?
prompt-bid = Combien ?
why-turn = C’est le tour { NOUN($seat, form: "of") }.
score-points = Points
score-cards = Cartes
option-walk = Marcher
option-peek = Regarder la carte { $whose }
option-roll = Lancer
option-offer = Demander au joueur { $to }
option-accept = Oui
option-refuse = Non
option-note = Noter { $colour }
option-stop = Arrêter
option-bid = Miser { $amount }
