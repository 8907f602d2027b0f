"""The island workshop: islands rated, drawn and made."""
