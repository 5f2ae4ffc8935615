"""The server: people play at tables over HTTP and hear of everything by streams. What was acknowledged is on disk."""
