"""The hall: a server of tables at which people and programs play. It loses nothing and gives nothing away."""
