"""Requests, messages, responses and errors: what clients and server exchange."""
