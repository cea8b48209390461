### Whom one plays against: the bots, by name and in one line.

bot-name-master = Master
bot-about-master = Thinks longer than anybody: up to a second a play.
bot-name-expert = Expert
bot-about-expert = Tries out more plays, in more hands that may be, before it decides.
bot-name-strong = Strong
bot-about-strong = Tries out every play in dozens of hands that may be before it acts.
bot-name-tuned = Tuned
bot-about-tuned = Plays from memory, by rules tuned in many thousands of deals against other styles.
bot-name-rules = Rules
bot-about-rules = Remembers what was discarded and plays by a good player's rules of thumb.
bot-name-greedy = Greedy
bot-about-greedy = Goes for canastas and takes what it can; remembers nothing of what happened.
bot-name-novice = Novice
bot-about-novice = Knows the game, but forgets the discards and is often wrong.
bot-name-random = Random
bot-about-random = Makes any play that is allowed: for learning without hurry.
