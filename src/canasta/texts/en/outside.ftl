### Bots from outside: modules and programs of others.

## A bot that cannot be had

outside-error-form = There is no bot { $found }: expected a name, or module:Class, or process:COMMAND.
outside-error-no-module = There is no module { $module }: expected one that Python finds, or a file in this folder.
outside-error-import = { $found } cannot be imported: { $what }.
outside-error-no-name = The module { $module } has no { $name }: expected a class or a function.
outside-error-not-made = { $found } cannot be created: { $what }; expected a class that needs no arguments.
outside-error-no-bot = { $found } is not a bot: expected choose(view, chance), or a function with these two arguments.
outside-error-system = On this system a bot cannot be a program of its own: expected Linux or macOS.
outside-error-no-program = There is no program { $found }: expected one that can be started.
outside-error-file = { $file } does not describe a bot: { $what }; expected command = ["PROGRAM", "WORD"] and limits.
outside-error-start = { $found } is not ready to play: { $what }.

## A bot that fails during play

outside-fault-ended = { $bot } broke down at seat { $seat } in deal { $deal }.
outside-fault-illegal = { $bot } chose an action that is not legal at seat { $seat } in deal { $deal }.
outside-fault-late = { $bot } took too long at seat { $seat } in deal { $deal }.
outside-fault-long = { $bot } wrote more than one line can hold at seat { $seat } in deal { $deal }.
outside-fault-start = { $bot } did not start at seat { $seat } in deal { $deal }.
outside-fault-unreadable = { $bot } gave an answer that cannot be read at seat { $seat } in deal { $deal }.
outside-fault-words = Its words: “{ $told }”.
outside-fault-answer = Its answer: “{ $told }”.
outside-fault-then = { $stand_in } plays for it until the end of the deal.

## Faults in a table of results

outside-kind-ended = broken down
outside-kind-illegal = not legal
outside-kind-late = too late
outside-kind-long = too long
outside-kind-start = not started
outside-kind-unreadable = unreadable
outside-faults = Faults of { $bot }: { $found }. Each time, { $stand_in } played on until the deal ended.
