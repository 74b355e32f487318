import ArgumentParser

/// The sound files that a command was given.
enum SoundArguments {
  /// Throws when standard input is among `files` more than once: it is gone after the first time.
  static func check(_ files: [String]) throws {
    guard files.count(where: { $0 == "-" }) > 1 else { return }
    throw ValidationError("Standard input can be read only once; write - once.")
  }
}
