### Whom one plays against: the bots, by name and in one line.

bot-name-master = Master
bot-called-master = master
bot-about-master = Thinks longer than any other: up to a second for each play.
bot-name-expert = Expert
bot-called-expert = expert
bot-about-expert = Tries out more plays, in more possible hands, before it decides.
bot-name-strong = Strong
bot-called-strong = strong
bot-about-strong = Tries out every play in dozens of possible hands before it acts.
bot-name-tuned = Tuned
bot-called-tuned = tuned
bot-about-tuned = Remembers every card, and plays by rules tuned in thousands of deals against other styles.
bot-name-rules = Rules
bot-called-rules = rules
bot-about-rules = Remembers what was discarded and plays by a good player’s rules of thumb.
bot-name-greedy = Greedy
bot-called-greedy = greedy
bot-about-greedy = Goes for canastas and takes what it can; remembers nothing of what happened.
bot-name-novice = Novice
bot-called-novice = novice
bot-about-novice = Knows the game, but forgets the discards and often makes mistakes.
bot-name-random = Random
bot-called-random = random
bot-about-random = Makes any legal play: for learning at your own pace.
bot-about-guest = From outside: added by the operator of this server.

## The levels that people choose from, the gentlest first

level-name-novice = Novice
level-about-novice = Knows the rules, but forgets the discards and often makes mistakes.
level-name-rules = Easy
level-about-rules = Remembers what was discarded and plays by simple rules of thumb.
level-name-tuned = Medium
level-about-tuned = Weighs every card, like somebody who plays every week.
level-name-strong = Hard
level-about-strong = Thinks through dozens of possible hands before each play.
level-name-master = Master
level-about-master = Thinks longest: up to a second for each play.
