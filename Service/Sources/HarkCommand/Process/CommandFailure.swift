/// What ends the command, or the work on one file: one sentence and an exit status.
struct CommandFailure: Error, Equatable {
  /// How the command ends.
  let status: CommandStatus

  /// What is wrong and what to do, in one sentence.
  let sentence: String

  /// `name` is none of `known`; `kind` says what it should have been, with its article.
  static func unknown(_ kind: String, _ name: String, known: [String]) -> CommandFailure {
    let printable = String(
      String.UnicodeScalarView(
        name.unicodeScalars.map { $0.properties.generalCategory == .control ? "?" : $0 }))
    let shown = printable.isEmpty ? "An empty name" : printable
    let list = known.joined(separator: ", ")
    return CommandFailure(
      status: .usage, sentence: "\(shown) is not \(kind); choose one of: \(list).")
  }
}
