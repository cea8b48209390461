### The page about play without a connection.

offline-text = On a train, in the country, on a plane: the bots can come along. They play in this browser by the same rules, up to the level “Medium”, and what you play stays on this device.
offline-size = This takes { $megabytes } MB and is downloaded only once.
offline-get = Take the bots along
offline-coming = Downloading: { $done } of { $all } MB
offline-ready = Ready: from now on you can play here without a connection.
offline-ready-note = To find this page again without a connection, add it to your home screen or keep its address.
offline-days =
    { $n ->
        [one] The deal of one earlier day has come along.
       *[other] The deals of { $n } earlier days have come along.
    }
offline-days-to = See the days
offline-opening = Waking the bots: a few seconds…
offline-remove = Free up space
offline-remove-sure = The matches on this device stay; to play without a connection again, you have to download the bots again.
offline-remove-yes = Free it up
offline-remove-no = Keep the bots
offline-no-browser = This browser cannot keep the bots: it takes an address that begins with https, and a window that is not private.
offline-no-connection = The connection was lost. What has been downloaded is kept: try again.
offline-no-room = There is not enough space on this device: free some and try again.
offline-no-build = This server does not offer play without a connection: its operator can build the page with this option.
offline-matches = A match begun here is in your list on the home page. You can watch it again, check it and save it as a file, even without a connection; only the coach needs the server.
