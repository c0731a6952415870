### Sounds.

sound-question = Would you like to hear the table: cards, coins, blows and a bell for your turn?
sound-yes = With sound
sound-no = Without
wish-volume = Volume
