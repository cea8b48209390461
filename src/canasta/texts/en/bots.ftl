### Whom one plays against: the bots, by name and in one line.

bot-name-greedy = Seasoned
bot-about-greedy = Goes for canastas, minds its discards and goes out when that pays.
bot-name-random = Beginner
bot-about-random = Makes any play that is allowed: for learning without hurry.
