import ArgumentParser

/// The audio file arguments of a command.
enum SoundArguments {
  /// Throws if `files` contains standard input more than once, because it can be read only once.
  static func check(_ files: [String]) throws {
    guard files.count(where: { $0 == "-" }) > 1 else { return }
    throw ValidationError("Standard input can be read only once; write - once.")
  }
}
