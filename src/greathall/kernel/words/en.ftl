# How English counts, lists and builds phrases, and what is said in all games.
language = English

# The plural rules of CLDR.
-plurals = CLDR
    .one = i = 1 and v = 0
# The forms that names may have besides the plain one.
-forms = a title

list-none = nothing
list-comma = { $first }, { $last }
list-and = { $first } and { $last }
list-or = { $first } or { $last }

# A phrase: a noun and all that belongs to it. The letters before which "a" is "an", and beginnings that only look like it.
phrase = { $article } { $adjectives } { $noun } { $after }
# Another noun that may be meant just as well: "a location or attachment".
phrase-or = { $first } or { $noun }
phrase-compound = { $what } { $noun }
-vowels = aeiou
    .not = uni
-article-a = a
    .before-vowel = an
-article-the = the
-article-each = each
-it = it

# What is said when the rules refuse a move: the reason, then the line of the rules.
refused = { $reason } ({ $line })
refusal-no-deals = no deals are made in this game
refusal-no-seat = there is no seat { $seat } at this table
refusal-game-over = the game is over
refusal-not-yours = it is not your decision now

prompt-over = The game is over.
prompt-waiting = { $who } must decide.
account-points = { $points } points.
