### Taking matches along to another device, or nowhere any more.

along-save = Save everything as a file
along-save-what = Matches with their records and seats, clubs, lessons, puzzles, your name and recovery code, as one JSON. Whoever has the file has your seats: give it to your own devices only.
along-take = Take in a file
along-take-what = What is here stays. A match that is on both devices becomes one.
along-taken =
    { $number ->
        [one] 1 match was taken in.
       *[other] { $number } matches were taken in.
    }
along-foreign = This file was not made by “Save everything as a file”. Nothing was changed.
along-forget = Forget me here
along-forget-what = Deletes all that this page keeps on this device: matches, seats at tables, keys of competitions and score sheets, progress, name; and on the server what it keeps under your recovery code, and the address of this browser for notices. Nothing of it comes back, unless you have saved it as a file.
along-forget-yes = Delete everything now
along-forget-here = Delete everything here all the same
along-devices = To another device
along-file = By a file
along-spoilt = What came cannot be read: it is not of this code. Nothing was changed.
give-what = Everything goes along, and stays here too: matches with their seats, clubs, lessons, puzzles, your name and settings.
give-begin = Give to another device
give-open = On the other device open this link with the camera, or type this code there, in My matches under Take along:
give-link = Link for the other device
give-left =
    { $minutes ->
        [one] It works once, and for 1 more minute.
       *[other] It works once, and for { $minutes } more minutes.
    }
give-asked = A device asks for your matches. Give them to the one that shows this number:
give-yes = Give
give-no = Refuse
give-stop = Stop
give-again = Begin again
give-given = On its way to the other device.
give-taken = Everything is on the other device now. It stays here too.
give-refused = The hand-over has ended. Nothing was given.
take-code = Code of another device, or from paper
take-go = Bring it here
take-asked = Now choose Give on the other device, if it shows this number:
take-refused = The other device has ended the hand-over. Nothing was lost.
take-no-code = A code has 12 letters and digits from another device, or 20 from paper. Compare them once more.

## The recovery code

recovery-title = Recovery code
recovery-what = If this device is lost, a code on paper brings everything back. For that the server keeps your matches, sealed by the code: nobody there can read them.
recovery-kept = The server keeps your matches, sealed by your code. They are renewed when a match begins and when it ends.
recovery-gone = The server no longer has your matches: they were forgotten on another device, or not renewed for a long time. The old code opens nothing now.
recovery-make = Make a recovery code
recovery-show = Show the code
recovery-print = Print
recovery-use = To get your matches back, open this address on the new device, choose Take along and type the code:
recovery-secret = Keep it with papers that matter. Whoever has it has your seats. Capitals, hyphens and spaces make no difference.
