"""The database: schema, migrations, one writer, the move log and its replay."""
