import ArgumentParser
import Hark

/// The options that decide how recognized words become text.
struct FinishingArguments: ParsableArguments {
  @Flag(inversion: .prefixedNo, help: "Carry out spoken commands, such as “new line”.")
  var commands = true

  @Flag(inversion: .prefixedNo, help: "Write numbers, dates, times and addresses in figures.")
  var numbers = true

  @Flag(inversion: .prefixedNo, help: "Start sentences and names with a capital letter.")
  var casing = true

  @Flag(help: "Omit fillers, such as “um”, and repeated small words.")
  var omitFillers = false

  @Option(
    help: """
      A file of names and terms, one per line: “Siobhan”, “iPhone: eye phone”, or a phrase and its \
      replacement, “my address = 5 Harbour Street”.
      """)
  var vocabulary: String?

  /// Returns `options` with the parts that the user has switched off or on.
  ///
  /// Throws a `CommandFailure` if the vocabulary cannot be read.
  func applied(to options: FinishingOptions) throws -> FinishingOptions {
    options.applying(
      FinishingOptions(
        commands: commands, numbers: numbers, casing: casing,
        // Without the flag, the user has not decided about fillers.
        fillers: omitFillers ? true : nil,
        vocabulary: try vocabulary.map(VocabularyFile.read) ?? Vocabulary()))
  }
}
