"""Protocol: the types of all messages, their fields, and their decoder."""
