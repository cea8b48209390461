### The server opened to the local network by the host of a table.

network-alone = This link works on this computer only.
network-ask = Let devices in this network join
network-sure = Everybody in this network who has the link can then sit at this table, and the other pages of this server can be opened too. You can close it again here.
network-yes = Open to this network
network-open = The whole server is open to this network: everybody in it can open its pages, and those who have the link can sit at this table.
network-close = Close it again
