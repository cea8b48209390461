### The phone at a table: how the match ended, and that the opponents agree.

phone-title = Table { $table }
phone-wait = There is no match at this table yet. This page will show it as soon as there is.
phone-fixed = { $entrant ->
    [player] keep the sheet
   *[pair] keeps the sheet
  }
phone-moving = { $entrant ->
    [player] come to the table
   *[pair] comes to the table
  }
phone-rule = One device a table; all other telephones stay away (TB-11.7).
phone-done = Entered and confirmed. If there is a mistake, tell the organiser.
phone-absent = This match is not played: somebody did not come, or left it.
phone-online = This match is played online; its result will arrive by itself.
phone-sit = Who are you? Sit down to play
phone-scale = { $n ->
    [one] 1 point of the scale
   *[other] { $n } points of the scale
}
phone-report = Enter the result
phone-sheet = Score sheet of this table
phone-referee = What the rules say
phone-call = Call the referee
phone-called = The referee has been called.
phone-call-off = The referee is no longer needed
phone-back = Back
phone-who = Who are you?
phone-check = Is this right?
phone-lying = and { $n } of the unfinished deal
phone-send = Yes, send it
phone-mend = No, correct it
phone-waits = No connection: the result waits on this phone and will be sent as soon as there is one. Leave this page open.
phone-claimed = { $names }: do you agree?
phone-claimed-by = Entered by { $names }. The opponents have to confirm it, on their phone or on this one.
phone-agree = We agree: { $names }
phone-disagree = No, the result was different
phone-mend-own = We mistyped it: { $names }
phone-other-phone = Confirm it on another phone
phone-conflict = The results differ
phone-conflict-text = The organiser already sees this and will settle it with you. Whoever made the mistake can accept the other result on their phone.
phone-conflict-accept = We were wrong: it is { $points }, as { $names } say
phone-not-right = The result is not right

report-points = Points of { $names }
report-lying = Points of { $names } in the unfinished deal
report-deals = How many deals have you finished?
report-stopped = Did the clock stop a deal before its end?
report-below = Nobody has reached { $target } points, and the match is played to that score.
phone-second = Is the result right?
phone-second-text = It was entered and confirmed on one phone. The organiser asks one of the opponents to check it on their own phone.
phone-second-wrong = No, it is wrong
phone-second-sheet = Your score sheet says { $points }. The organiser had already decided this result, so it stands; the organiser sees what your sheet says and will decide.
phone-second-denied = The organiser has been told that the result is disputed and will settle it with you.
phone-other-match = The other match of this table: round { $round }

## The link of a pair

phone-own-match = Your other match: round { $round }
phone-pair = Pair { $pair }
phone-player = No. { $pair }
phone-pair-wait = There is no table yet. This page will show it as soon as the organiser seats the round.
phone-gone = You no longer take part in the competition. If that is a mistake, tell the organiser.
phone-disqualified = You have been disqualified and no longer take part. If that is a mistake, tell the organiser.
phone-out = This pair is out and plays no more rounds.
phone-next = Next: round { $round }, table { $table }
phone-next-against = Against { $names }.
phone-next-rests = You sit out round { $round }.
phone-next-wait = Your next table will appear here as soon as the organiser seats the round.
phone-place = Place { $place } of { $n }
phone-claimed-waits = Waiting for { $names }
phone-claimed-own = You have entered it. Now the opponents confirm it on their phone.
phone-claimed-other = Entered by { $names }. Is that right?
