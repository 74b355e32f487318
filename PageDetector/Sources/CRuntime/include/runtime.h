// What Embedded Swift calls and a bare machine does not have; nothing of it is for Swift to call by name.
