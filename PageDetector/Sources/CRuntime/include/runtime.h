// Functions that Embedded Swift calls and a bare machine lacks. Swift code does not call them by
// name.
