### Habits on the page: what recurs in the own matches.

habits-how = The coach looks through your latest matches. The results stay in this browser.
habits-counting = The coach is looking at match { $number } of { $of }. The first time takes a while.
habits-see = See it in the replay
habits-train = Train it: { $theme }
