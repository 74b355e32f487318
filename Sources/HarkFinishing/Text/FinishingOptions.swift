/// The parts of finishing that a user or an app can turn off.
public struct FinishingOptions: Sendable, Equatable {
  /// Whether spoken commands, such as “comma” and “new line”, are carried out.
  public var commands: Bool

  /// Whether numbers, dates, times, amounts, and addresses are written with digits and symbols.
  public var numbers: Bool

  /// Whether sentences, days, months, and names start with a capital letter.
  public var casing: Bool

  /// Whether fillers (“um”) and repeated short words (“the the”) are omitted; `nil` in a user's choice
  /// leaves the app's setting.
  ///
  /// If neither has one, they stay, because an omitted word may have been meant.
  public var fillers: Bool?

  /// The commands for the caller that may be given by voice.
  ///
  /// The words of other commands remain text.
  public var callerCommands: Set<FinishingCommand>

  /// The words and names to write as specified, and the phrases to replace.
  public var vocabulary: Vocabulary

  /// Creates options; by default, commands, numbers, and casing are on.
  public init(
    commands: Bool = true, numbers: Bool = true, casing: Bool = true, fillers: Bool? = nil,
    callerCommands: Set<FinishingCommand> = [.scratch, .undo, .deleteWord],
    vocabulary: Vocabulary = .init()
  ) {
    self.commands = commands
    self.numbers = numbers
    self.casing = casing
    self.fillers = fillers
    self.callerCommands = callerCommands
    self.vocabulary = vocabulary
  }

  /// Returns these options, which an app sets, combined with the user's choice.
  ///
  /// The user can turn commands, numbers, and casing off, but not on. The user's setting, if there is
  /// one, determines whether fillers are omitted, and the user's vocabulary takes precedence over the
  /// app's.
  package func applying(_ choice: FinishingOptions) -> FinishingOptions {
    var options = self
    options.commands = commands && choice.commands
    options.numbers = numbers && choice.numbers
    options.casing = casing && choice.casing
    options.fillers = choice.fillers ?? fillers
    if !choice.commands { options.callerCommands = [] }
    options.vocabulary.entries = choice.vocabulary.entries + vocabulary.entries
    options.vocabulary.replacements = choice.vocabulary.replacements + vocabulary.replacements
    return options
  }
}

/// The user's options, encoded for storage and messages: the switches and the lines of the vocabulary.
///
/// `callerCommands` belong to the app and are not encoded.
extension FinishingOptions: Codable {
  private enum Key: String, CodingKey { case commands, numbers, casing, fillers, vocabulary }

  /// Decodes options; missing members have their default values.
  ///
  /// Throws a `VocabularyFault` if the vocabulary is not valid.
  public init(from decoder: any Decoder) throws {
    self.init()
    let members = try decoder.container(keyedBy: Key.self)
    commands = try members.decodeIfPresent(Bool.self, forKey: .commands) ?? commands
    numbers = try members.decodeIfPresent(Bool.self, forKey: .numbers) ?? numbers
    casing = try members.decodeIfPresent(Bool.self, forKey: .casing) ?? casing
    fillers = try members.decodeIfPresent(Bool.self, forKey: .fillers)
    let lines = try members.decodeIfPresent(String.self, forKey: .vocabulary)
    vocabulary = try Vocabulary(lines: lines ?? "")
  }

  /// Encodes the options.
  ///
  /// Throws an `EncodingError` if an app's vocabulary has an entry that cannot be written as a line.
  public func encode(to encoder: any Encoder) throws {
    var members = encoder.container(keyedBy: Key.self)
    try members.encode(commands, forKey: .commands)
    try members.encode(numbers, forKey: .numbers)
    try members.encode(casing, forKey: .casing)
    try members.encodeIfPresent(fillers, forKey: .fillers)
    let lines = vocabulary.lines
    guard (try? Vocabulary(lines: lines)) == vocabulary else {
      throw EncodingError.invalidValue(
        lines.count,
        .init(
          codingPath: members.codingPath + [Key.vocabulary],
          debugDescription: "The vocabulary has an entry that cannot be written as one line."))
    }
    try members.encode(lines, forKey: .vocabulary)
  }
}

/// The formatting that the recognizer provides, which finishing therefore leaves unchanged.
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
