"""The database: its schema, its queries, and the thread that writes."""
