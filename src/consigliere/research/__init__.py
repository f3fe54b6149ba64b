"""The games for research: text, data."""
