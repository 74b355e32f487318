/// The form in which this command was invoked, so that messages can show it to the user.
enum Invocation {
  /// `hark`, or the path used to invoke it.
  static let name = name(of: CommandLine.arguments.first ?? "hark")

  /// Returns the name to show for a command invoked as `word`.
  static func name(of word: String) -> String {
    guard word.hasSuffix("/hark") else { return "hark" }
    return word.contains(" ") ? "\"\(word)\"" : word
  }
}

extension DoctorFinding {
  /// Returns the finding with a fix that invokes `hark` by the given name.
  func calling(_ hark: String) -> DoctorFinding {
    guard let mend, mend.hasPrefix("hark ") else { return self }
    return DoctorFinding(name: name, isOK: isOK, detail: detail, mend: hark + mend.dropFirst(4))
  }
}
