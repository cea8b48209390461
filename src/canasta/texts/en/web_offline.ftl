### The page about play without a connection.

offline-title = Play without a connection
offline-text = On a train, in the country, on a plane: the bots can come along. The same rules and the same bots play in this browser, up to the level “Medium”, and what you play stays on this device.
offline-size = That takes { $megabytes } MB, once.
offline-get = Take the bots along
offline-coming = Fetching: { $done } of { $all } MB
offline-ready = Ready: from now on you can play here without a connection.
offline-ready-note = To find this page again without a connection, add it to your home screen or keep its address.
offline-play = Play now
offline-opening = Waking the bots: a few seconds…
offline-remove = Free the room
offline-remove-sure = The matches on this device stay; to play on without a connection the bots must come along again.
offline-remove-yes = Free them
offline-remove-no = Keep them
offline-no-browser = This browser cannot keep them: that takes an address that begins with https, and no private window.
offline-no-connection = The connection broke off. What has come stays: try again.
offline-no-room = There is not enough room on this device: free some and try again.
offline-no-build = This server does not have them: whoever runs it can build its page with them.
offline-matches = A match begun here is in your list on the home page. It can be watched again, checked and saved as a file, without a connection too; only the coach needs the server.
