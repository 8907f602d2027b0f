"""Programs at tables: a token names one, a stream tells it when it is to decide, and it posts its moves."""
