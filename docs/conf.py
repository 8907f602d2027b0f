"""The documentation site: Sphinx with MyST; `make docs` builds it into build/docs and treats warnings as errors."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from cenote import __version__

project = "Cenote"
author = "The Cenote authors"
project_copyright = author
release = version = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc", "_site.generated", "_site.sources", "_site.paths"]
root_doc = "index"
exclude_patterns = ["_site"]

myst_enable_extensions = ["colon_fence"]
myst_heading_anchors = 4
myst_links_external_new_tab = True

# Docstrings are plain text with Markdown's backticks, in the order of the source.
default_role = "literal"
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_default_options = {"members": True, "undoc-members": True, "show-inheritance": True}
autodoc_preserve_defaults = True
autodoc_inherit_docstrings = False
python_maximum_signature_line_length = 90
add_module_names = False
toc_object_entries_show_parents = "hide"

html_theme = "furo"
html_title = "Cenote"
html_static_path = ["_site/static"]
html_css_files = ["wide-tables.css"]
html_copy_source = False
html_show_sphinx = False
