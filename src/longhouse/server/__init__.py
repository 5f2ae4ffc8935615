"""The table in the browser: HTTP up, events down, everything acknowledged is on disk."""
