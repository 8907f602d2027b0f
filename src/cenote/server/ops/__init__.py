"""Operations: start, shutdown, logs and health checks."""
