### The results of a competition as one file, afterwards.

results-ranking = Ranking
results-teams = Teams
results-bracket = Bracket
results-rounds = Rounds
results-why = Why?
results-sheets = Score sheets
results-log = Log

results-as-of = Ranking: { $status } ({ $when })
results-number = No.
results-points = Points
results-open = no result yet
results-absent = did not play, or left
results-sheet = Score sheet
results-what = Entry
results-who = By
results-annulled = annulled by entry
results-corrected = corrected by entry
results-why-hint = A name leads to the reasons for its figures.
results-entries-hint = The numbers in brackets are entries of the log.
