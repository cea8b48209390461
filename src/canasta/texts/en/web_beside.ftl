### Company at a table: somebody beside a player, and a call.

beside-what = People with this link see your cards and the table as you do, and cannot do anything. Everybody at the table sees that somebody may sit beside you.
beside-make = Make a link
beside-link = Link for who sits beside you
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
