### Company at a table: somebody beside a player, a call, and what is set for a table of people.

beside-what = People with this link see your cards and the table as you do, and cannot do anything. Everybody at the table sees that somebody may sit beside you.
beside-make = Make a link
beside-link = Link for the person beside you
beside-count =
    { $n ->
        [0] Nobody has opened the link yet.
        [one] One person is beside you now.
       *[other] { $n } people are beside you now.
    }
beside-elsewhere = The link was made in another window. A new one ends it.
beside-end = End it

call-join = Call: { $place }
call-site = The call is on { $place }, a site of others: this server has no part in it. It opens in a new tab.
call-phone = Your device dials this number: this server has no part in the call.

## Settings among people

game-chat = Chat between deals
game-chat-note = During play there are set phrases only.
game-spectators = Spectators
game-spectators-note = Anybody with the link may watch what everybody at the table can see, and a player may have somebody beside them.
game-by-days = By days: each of you plays when it suits, until the deadline of the turn. Nobody has to wait for a draw or a cut.
game-clock = Time per turn
game-call = A call
game-call-note = The address of a call, or a number such as tel:+34600111222. Only those who sit at the table see it.
