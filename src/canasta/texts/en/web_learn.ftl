### The page of the courses. The lessons themselves are told by the server, with the numbers of each game.

learn-games = The game
learn-go-on = Go on: { $title }
learn-begin = Begin: { $title }
learn-progress = { $done } of { $of } lessons done
learn-course-done = Course finished
learn-all-courses = All courses
learn-lesson = Lesson { $number } of { $of }
learn-lessons = The lessons
learn-done-mark = done
learn-show-hint = Show me how
learn-shown = This is one way to do it. Then the cards go back to where they were, and it is your turn.
learn-habit = Try what is not allowed
learn-refused = Not allowed:
learn-again = Start again
learn-next = Next lesson
learn-finish = Play a match now
learn-missed = All of that was allowed, but it was not what this lesson asks for. Try it again.
learn-all-done = That was the last one of this course. A match teaches the rest.
learn-sheet-you = Your side
learn-sheet-them = The opponents
