"""Where tables are kept: the interface of a store, SQLite and PostgreSQL behind it, the thread that writes, and the migrations."""
