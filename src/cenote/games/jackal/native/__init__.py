"""Native rules of Jackal: C++ headers, and the bridge to the plain Python rules."""
