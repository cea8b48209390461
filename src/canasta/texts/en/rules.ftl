### The rule sets and the headings of their sections. The rules themselves: rules_*.ftl, a message per rule, `TB-1_1` for TB-1.1.

set-tres-barajas = Three-pack canasta (15,000)
set-tres-barajas_description =
    The long game for two partnerships: three packs, fifteen cards each, two drawn at every turn, and a match to 15,000 points.
    A pile that starts with seven cards, canastas of wild cards, a canasta de moda named by the cut, and clean games that count double.
set-salon = Drawing-room canasta (pumba and abatir)
set-salon_description =
    The two-pack game for two partnerships with its drawing-room manners: a player left with one card says “pumba”, and a whole hand laid at once (abatir) earns awards of its own.
    Eleven cards each, one drawn at every turn, a match to 5,000 points and, for the referee, a table of penalties.
set-clasica = Classic canasta
set-clasica_description =
    The game for two partnerships as it is played in card rooms on the web: two packs, eleven cards each, one drawn at every turn, and a match to 5,000 points.
    Only one canasta is needed to go out, and going out concealed earns an award.
set-reglamento = Regulation canasta, 2, 3, 4 or 6 players
set-reglamento_description =
    The printed regulations for two, three, four or six players: wild-only melds, wild cards that can be freed from a canasta, pumba, abatir, penalties, and a match to 5,000 points.
    Only pages 3 and 5 of the six were at hand: what is marked (page 6) or (pages 1–2) comes from other published copies, and what no copy showed, marked (from salon), comes from drawing-room canasta, its twin text.
set-internacional = International canasta
set-internacional_description =
    What players abroad mean by classic canasta: the international laws of 1949–51.
    Classic canasta with five rules changed: all that these do not mention is played as in the classic game.

## Headings

section-equipment = Equipment and set-up
section-setup = Setting up
section-players = Players and deal
section-turn = The turn
section-melds = Melds
section-play = Play
section-turn-pile = The turn and the pile
section-pile = The pile
section-opening = Opening
section-closing = Going out
section-going-out = Going out
section-stock-end = End of the stock
section-opening-to-end = Opening, going out and the end of the stock
section-scoring = Scoring
section-conduct = Information and conduct
section-irregularities = Irregularities
section-penalties = Penalties: points taken off the offender's side
section-penalties-only = Penalties: points taken off the offender's side, never given to the others
section-penalised = Penalised cards
section-penalised-others = Penalised cards and other irregularities
section-competitions = Competitions
section-screen = On the screen: not rules of the game
section-examples = Worked examples, in which only the ranks matter
section-differences = What changes from the classic game
section-advice = Advice

## Each rule set in two lines, to choose by

set-about-clasica =
    Two packs, eleven cards, one card a turn.
    One canasta is enough to go out; played to 5,000 points.
set-about-internacional =
    The classic game by the laws of 1949, as played abroad.
    Five rules are different; played to 5,000 points.
set-about-salon =
    With one card left you say “pumba”; a whole hand laid at once (abatir) earns awards.
    Two packs, eleven cards; played to 5,000 points.
set-about-reglamento =
    By the printed regulations, for two, three, four or six.
    With wild canastas, and wild cards that can be freed.
set-about-tres-barajas =
    The long game: three packs, fifteen cards, two a turn.
    With the canasta de moda and clean games; to 15,000 points.

rulebook-error-nearest = There is no rule { $found }; nearest: { $nearest }.
rulebook-error-rule = There is no rule { $found }; an id looks like TB-4.3.
rulebook-error-set = There is no rule set { $found }; expected one of { $known }.
