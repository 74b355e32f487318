/// The parts of finishing that a user or an app can switch off.
public struct FinishingOptions: Sendable, Equatable {
  /// Whether spoken commands, such as “comma” and “new line”, are carried out.
  public var commands: Bool

  /// Whether numbers, dates, times, amounts, and addresses are written with digits and symbols.
  public var numbers: Bool

  /// Whether sentences, days, months, and names start with a capital letter.
  public var casing: Bool

  /// Whether fillers (“um”) and repeated small words (“the the”) are omitted; off by default, because
  /// an omitted word may have been meant.
  public var fillers: Bool

  /// The commands for the caller that may be given by voice.
  ///
  /// The words of other commands remain text.
  public var callerCommands: Set<FinishingCommand>

  /// Names and terms as they are written, such as “McArthur”; a recognized word that differs only
  /// in case is replaced.
  ///
  /// Entries with spaces are ignored.
  public var names: [String]

  /// Creates options; by default, commands, numbers, and casing are on.
  public init(
    commands: Bool = true, numbers: Bool = true, casing: Bool = true, fillers: Bool = false,
    callerCommands: Set<FinishingCommand> = [.scratch, .undo, .deleteWord], names: [String] = []
  ) {
    self.commands = commands
    self.numbers = numbers
    self.casing = casing
    self.fillers = fillers
    self.callerCommands = callerCommands
    self.names = names
  }
}

/// The formatting that the recognizer provides and that finishing therefore leaves unchanged.
public struct WrittenByRecognizer: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from `rawValue`.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Capital letters.
  public static let casing = WrittenByRecognizer(rawValue: 1)

  /// Punctuation, including that for spoken commands such as “comma”.
  public static let punctuation = WrittenByRecognizer(rawValue: 2)

  /// Numbers in digits.
  public static let numbers = WrittenByRecognizer(rawValue: 4)

  /// All of these.
  public static let everything: WrittenByRecognizer = [.casing, .punctuation, .numbers]
}
