"""Native rules of Tikal: C++ headers, and the bridge to the plain Python rules."""
