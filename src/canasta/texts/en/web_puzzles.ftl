### Puzzles on the page: one after another, or the lesson of five minutes.

puzzles-one = One puzzle
puzzles-lesson = Five minutes
puzzles-kind = What to do
puzzles-question = What do you do?
puzzles-answers = The answers
puzzles-how = Choose an answer, or do it on the table.
puzzles-add = Add
puzzles-part = Part { $number } of { $of }
puzzles-part-alike = It looks alike, but…
puzzles-part-again = Once more
puzzles-part-example = An example
puzzles-part-puzzle = Your turn
puzzles-right = Right!
puzzles-wrong = Not the best here.
puzzles-best = Best here
puzzles-others = The others
puzzles-mark-yours = your answer
puzzles-next = Next puzzle
puzzles-on = Go on
puzzles-finished = That was today’s lesson
puzzles-rating = Your rating: { $rating }. Tried: { $tried }.
