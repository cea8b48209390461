### The guide through a first match: each tip once, when it matters.

guide-draw = Collect cards of one rank: seven of them are a canasta. To begin your turn, tap the stock to draw.
guide-take = You can take the pile instead of drawing: you lay its top card, and the rest goes into your hand. Tap the pile.
guide-red =
    A red three lays itself out. At the end of the deal it counts { $alone ->
        [yes] for you, or against you if you have
       *[no] for your side, or against it if your side has
    } too little on the table.
guide-meld =
    You can meld: select three or more cards of one rank, then press Meld. Twos and jokers are wild.{ $minimum ->
        [0] {""}
       *[other] {" "}To open, { $alone ->
            [yes] you need
           *[no] your side needs
        } { $minimum } points in one turn.
    }
guide-discard = To end your turn, tap the card that you need least, then press Discard.
guide-canasta =
    { $alone ->
        [yes] You have
       *[no] Your side has
    } a canasta, which earns an award. Playing your last card is going out, and ends the deal; without canastas nobody can.
guide-end = End the guide
