"""`longhouse admin`: what a host can look at and do, beside a running server."""
