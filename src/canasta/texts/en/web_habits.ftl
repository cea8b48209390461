### Habits on the page: what recurs in the own matches.

habits-how = Your last matches, looked through by the coach. What is counted stays in this browser.
habits-counting = The coach is looking at match { $number } of { $of }. The first time takes a while.
habits-see = See it in the replay
habits-train = Train it: { $theme }
