"""Operations: server start and shutdown, logs, metrics and the OpenAPI document."""
