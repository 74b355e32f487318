/// How this command was called, so that a person can call it so again.
enum Invocation {
  /// `hark`, or the path by which it was called.
  static let name = name(of: CommandLine.arguments.first ?? "hark")

  /// What to write for a command that was called by `word`.
  static func name(of word: String) -> String {
    guard word.hasSuffix("/hark") else { return "hark" }
    return word.contains(" ") ? "\"\(word)\"" : word
  }
}

extension DoctorFinding {
  /// The same, mended by `hark` as it is called here.
  func calling(_ hark: String) -> DoctorFinding {
    guard let mend, mend.hasPrefix("hark ") else { return self }
    return DoctorFinding(name: name, isOK: isOK, detail: detail, mend: hark + mend.dropFirst(4))
  }
}
