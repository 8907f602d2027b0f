"""What people say to each other at a table: players among themselves, onlookers among themselves."""
