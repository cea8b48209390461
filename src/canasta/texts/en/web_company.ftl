### Company for a game: open tables, a fourth, people who are not seated together.

company-title = Play with others
company-about = People on this server; you do not need to know them. You play by the name above your cards, and talk in set phrases.

open-yours = To open a table of your own, choose Play with friends on the first page, and open it there to everybody.

## A fourth

wish-game = Game
wish-until = Until
wish-begin = I would play
wish-waiting = Looking for company: { $title }, until { $time }.
wish-people =
    { $n ->
        [one] You are the only one so far
       *[other] { $n } of you are waiting
    }{ $missing ->
        [0] .
        [one] ; one is missing.
       *[other] ; { $missing } are missing.
    }
wish-later-bots = After two minutes, two or more can begin with bots.
wish-keep-open = Keep this page open: it tells you as soon as there is a table. Leaving it ends the search.
wish-stop = Stop looking
wish-called-title = A table for you
wish-called = There are { $n } of you. Do you sit down?
wish-called-bots =
    { $bots ->
        [one] There are { $n } of you. Do you play with one bot?
       *[other] There are { $n } of you. Do you play with { $bots } bots?
    }
wish-until-all = everybody has time until { $time }
wish-left =
    { $n ->
        [one] 1 second left to answer
       *[other] { $n } seconds left to answer
    }
wish-said = { $yes } of { $n } have said yes. The match begins when all have.
wish-yes = Sit down
wish-yes-bots = Play with bots
wish-no = Not now
wish-wait = Wait for people

## In the lobby

open-table = Open to everybody?
open-who = People on this server who do not have your link
open-way-no = Stay out
open-way-ask = Ask me
open-way-yes = Come in
open-says-no = Only people with the link come to this table.
open-says-ask = Everybody on this server finds this table in a list, and the host lets them sit.
open-says-yes = Everybody on this server finds this table in a list, and may sit down.
open-phrases = The table is listed until it is full or begins, as long as its host is here. While somebody from the list sits here, there are set phrases only.
asked-sit = { $name } has found your table and would like to sit.
asked-yes = Let them sit
asked-no = No
asked-wait = You have asked for a chair. { $host } answers in a moment.

## People who are not seated together

avoid = Do not seat me with { $name }
avoid-done = You and { $name } will not be seated together. Nobody is told.
avoid-list = Not seated with you
avoid-about = At open tables and in searches you do not meet them, nor they you. They are not told. This list lies on this device alone.
avoid-no-more = Seat us again
