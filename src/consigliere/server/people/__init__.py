"""People: identities, tokens, who may create tables, notices and email."""
