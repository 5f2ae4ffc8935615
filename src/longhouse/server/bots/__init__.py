"""Lets bots play at tables, in processes of their own."""
