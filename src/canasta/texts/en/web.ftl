### The pages of the browser around the table: home, lobby, preferences, the rulebook.

home-title = Canasta
