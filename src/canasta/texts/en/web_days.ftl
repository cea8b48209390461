### A match by days, at the table.

days-mine = Your turn until { $until }
days-theirs = { $name } has until { $until }
days-next = The next deal begins on { $until } at the latest
days-reach-title = When you may be reached
days-quiet = Quiet hours
days-quiet-note = No deadline falls in these hours: it moves to their end. This holds for all matches by days on this device.
days-from = From
days-to = To
days-missed = After a deadline a bot plays that turn, and the next one is yours again. For holidays, pause the match in the menu.
