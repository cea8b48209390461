### The server opened to the local network by the host of a table.

network-alone = This link works on this computer only.
network-ask = Let devices on this network join
network-sure = The whole server will be open: everybody on this network can open its pages, and those who have the link can sit at this table. You can close it again here.
network-yes = Open to this network
network-open = The whole server is open to this network: everybody on it can open its pages, and those who have the link can sit at this table.
network-close = Close it again
