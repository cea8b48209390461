### The phone at a table: how the match ended, and that the opponents agree.

phone-title = Table { $table }
phone-wait = There is no match at this table yet. This page will show it as soon as there is.
phone-fixed = writes the sheet
phone-moving = comes to the table
phone-done = Entered and confirmed. If there is a mistake, tell the organiser.
phone-absent = This match is not played: a pair did not come, or left it.
phone-online = This match is played online; its result will come by itself.
phone-sit = Who are you? Sit down to play
phone-report = Enter the result
phone-sheet = Score sheet of the table
phone-referee = What the rules say
phone-call = Call the arbiter
phone-called = The arbiter has been called.
phone-call-off = The arbiter is no longer needed
phone-back = Back
phone-who = Who are you?
phone-check = Is this right?
phone-lying = and { $n } of the unfinished deal
phone-send = Yes, send it
phone-mend = No, change it
phone-claimed = { $names }: do you agree?
phone-claimed-by = { $names } have entered it. The other pair has to confirm it, on their phone or on this one.
phone-agree = We agree: { $names }
phone-disagree = No, it was another result
phone-mend-own = We mistyped it: { $names }
phone-other-phone = Confirm it on another phone
phone-conflict = The results do not agree
phone-conflict-text = The organiser sees it already, and will settle it with you.

report-points = Points of { $names }
report-lying = Points of { $names } in the unfinished deal
report-deals = How many deals have you finished?
report-stopped = Did the clock stop a deal before its end?
report-below = Nobody has reached { $target } points, to which the match is played.
