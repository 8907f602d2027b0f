"""HTTP helpers that all endpoints share, such as headers, ETags, refusals and the language of a request."""
