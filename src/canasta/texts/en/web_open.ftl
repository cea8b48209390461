### Open tables as the first page lists them; the rest of the search for company is in web_company.ftl.

open-tables = Open tables
open-none = No table is open just now.
open-usual = People often come on { $times }.
open-usual-at = { $day } at { $time }
open-free =
    { $n ->
        [one] 1 free chair
       *[other] { $n } free chairs
    }
open-bots =
    { $n ->
        [one] 1 bot
       *[other] { $n } bots
    }
open-persons =
    { $n ->
        [one] 1 person
       *[other] { $n } people
    }
open-target = to { $n }
open-clock = { $n } s a turn
open-days = by days
open-level = bots: { $level }
open-unhurried = no clock
open-changes =
    { $n ->
        [one] 1 house rule
       *[other] { $n } house rules
    }
open-asks = the host is asked first
open-sit = Sit
open-ask = Ask to sit
open-all = All { $n } open tables
open-more =
    { $n ->
        [one] One more table is open, with more free chairs.
       *[other] { $n } more tables are open, with as many free chairs or more.
    }
open-wanted =
    { $n ->
        [one] 1 person waits for a game: { $title }.
       *[other] { $n } people wait for a game: { $title }.
    }
open-fourth = Find people to play with
