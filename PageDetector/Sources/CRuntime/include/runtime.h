// Functions that Embedded Swift calls and that a bare machine does not provide. Swift code does not
// call them by name.
