"""Server for games between people: a Litestar application over one database, with bots in processes of their own."""
