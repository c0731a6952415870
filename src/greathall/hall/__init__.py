"""The hall: a server of tables at which people and programs play. It loses nothing and gives nothing away.

`server` runs it, `app` is what it answers with, and `hall` holds the tables in use. `table` says what happens at a table, `store` keeps it,
`wire` and `http` are the two ways in, and `bots` thinks for seats that nobody plays.
"""
