### A match by days, at the table.

days-mine = Your turn until { $until }
days-theirs = { $name } has until { $until }
days-next = The next deal begins on { $until } at the latest
days-missed-mine =
    { $n ->
        [one] Your time was up, and a bot played that turn.
       *[other] Your time was up { $n } times in a row, and a bot played those turns.
    }
days-missed-theirs =
    { $n ->
        [one] { $name }’s time was up, and a bot played that turn.
       *[other] { $name }’s time was up { $n } times in a row, and a bot played those turns.
    }
days-reach-title = When you may be reached
days-quiet = Quiet hours
days-quiet-note = No deadline falls in these hours: it moves to their end. This holds for all matches by days on this device.
days-from = From
days-to = To
days-missed = If you miss a deadline, a bot plays that turn, and the next one is yours again. For holidays, pause the match in the menu.
days-notices = Tell me when it is my turn
days-notices-note = A notice on this device, without names or cards. It goes through the service that its browser uses for notices.
days-notices-off = This server sends no notices. My matches says where it is your turn.
days-notices-browser = This browser takes no notices here: it does so on pages with https, and on an iPhone once the page is on the home screen. My matches says where it is your turn.
days-notices-denied = This browser does not allow notices of this page. Allow them in its settings for the page, and try again.
days-notices-failed = The browser’s service for notices cannot be reached just now. Try again later.
