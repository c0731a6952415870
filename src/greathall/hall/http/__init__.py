"""The hall over HTTP: what there is to play, tables and their seats, records and replays, decks, and the page itself. Each module is a
group of endpoints, or what all of them share."""
