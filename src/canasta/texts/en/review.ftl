### The coach: how well a match was played.

cli-review-short = Review a match that was played: what was good, what was not, and luck
cli-review = Reviews a recorded match. Every decision is judged only by what its player could know: the review deals many hands that were possible, tries every action worth a thought in all of them, and measures how much the chosen one loses. Then it says how much was luck, and which three moments decided the match. The same seed gives the same review, whatever the number of processes.
cli-review-example =
    canasta review match.txt
    canasta review match.txt --seat 0 --all
    canasta review match.txt --json

cli-option-review-seat = Judge the decisions of this seat only; may be given several times. Without it, those of all.
cli-option-review-name = Judge the decisions of the player of this name only.
cli-option-review-deal = Review this deal only; may be given several times. Without it, the whole match.
cli-option-review-worlds = The number of possible hands in which a decision is tried, at most; 512 by default.
cli-option-review-all = Show all decisions, the good ones too.
cli-option-review-seed = The seed from which the possible hands are dealt.

cli-review-grading = Reviewing
cli-review-stopped = Stopped before the end: there is no review.
cli-review-heading =
    Match { $match }, { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }; each decision in { $most } possible hands at most
cli-review-decisions = decisions
cli-review-cost = loss
cli-review-accuracy = accuracy
cli-review-level = level
cli-review-notes = Only decisions with something to lose are counted. The loss is the mean per decision, in points; the level is that of the bot with about the same accuracy. !! brilliant, ! great, = best, · good, ?! inaccuracy, ? mistake, ?? blunder.
cli-review-luck = Luck, in points of lead
cli-review-lead = lead
cli-review-dealt = hands dealt
cli-review-drawn = cards drawn
cli-review-adjusted = without luck
cli-review-turning = The moments that decided the match
cli-review-turn = Deal { $deal }, turn { $turn }, { $name }: chance of winning for { $side } from { $before } to { $after }.
cli-review-deal = Deal { $deal }
cli-review-where = Turn { $turn }, { $name }:
cli-review-line = It may go on like this: { $line }

## Classes

review-class-brilliant = Brilliant
review-class-great = Great
review-class-best = Best
review-class-good = Good
review-class-inaccuracy = Inaccuracy
review-class-mistake = Mistake
review-class-blunder = Blunder

## Habits over several matches

habits-better = Better now. { $habit }: { $before } of 100 times in the first matches, { $after } of 100 in the last ones.
habits-figures = Yours: { $slips } of { $chances } times; bots of your level ({ $bot }): { $usual } of 100. Each time it costs about { $cost } points.
habits-short = There are too few decisions to speak of habits yet: that takes three finished matches or more.
habits-unknown = Habits cannot be shown here: no bots have been measured with these rules.
habits-none = You have no habit that bots of your level do not have. It takes three matches and eight chances to see one.
habit-breaks-pairs = You break pairs
habit-carries-points = You hold points when the end is near
habit-early-wilds = You lay wilds early
habit-feeds = You discard what opponents collect
habit-forgets = You forget what was discarded
habit-forgets-goals = You forget the goals of the game
habit-freezes-idly = You freeze without need
habit-leave = You misjudge when to ask or give leave
habit-leaves-piles = You leave piles that pay
habit-never-freezes = You never freeze
habit-opens-late = You open late
habit-soils = You spoil clean canastas with wilds
habit-strips-hand = You leave yourself too few cards
habit-takes-anything = You take any pile
habit-wastes-stops = You waste black threes

## A decision in words

review-alone = { $done }: there was nothing better to do.
review-right = { $done }. { $why }
review-great = { $done }: hard to see, and better than anything else by { $ahead }. { $why }
review-brilliant = { $done }: it gives up a wild, and yet everything else is worse by { $ahead }. { $why }
review-taken = They take the pile: { $chance }.
review-wrong = { $done } costs { $cost }; { $better } is better. { $why }
review-loses = { $done } costs { $cost }. { $why }
review-cost = { $points ->
    [one] a point
   *[other] { $points } points
}
review-cost-share = { $share } of the chance to win the match

## What cannot be

review-error-seat = There is no seat { $found } in this match: expected one from 0 to { $last }.
review-error-deal = There is no deal { $found } in this match: expected one from 1 to { $last }.
review-error-nothing = There is no decision to review in this match: expected a deal with its cards and a turn that was played.
