"""Addresses, checks and messages of the HTTP interface."""
