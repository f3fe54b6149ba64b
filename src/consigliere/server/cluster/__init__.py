"""Several servers (nodes) on one database: who has a table, who is there, how requests reach the right one."""
