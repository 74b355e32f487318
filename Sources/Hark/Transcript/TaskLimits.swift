/// The limits of a recognition task, for recognizers whose tasks end by themselves.
///
/// A recognizer with a length limit is also considered less reliable: if its task ends, or fails
/// temporarily, during a recording, another task follows, unless tasks keep ending early.
public struct TaskLimits: Sendable, Equatable {
  /// The duration of audio after which a task ends by itself, in seconds; `nil` if unlimited.
  ///
  /// At least `shortest`. Apple's limit is about 60.
  public let longest: Double?

  /// The minimum time between the end of one task's audio and the start of the next task, in seconds.
  public let coolDown: Double

  /// Whether a task's interim text may start over after a pause without a final result, as with
  /// Apple's recognizer since iOS 17.6.
  public let forgetsAtPauses: Bool

  /// Whether words have times; without them, a word that the user repeated may be mistaken for a
  /// single word that both tasks heard.
  public let givesWordTimes: Bool

  /// The minimum value of `longest`, in seconds, which leaves room for the one-second overlap.
  public static let shortest = 3.0

  /// Creates limits.
  public init(
    longest: Double?, coolDown: Double = 0, forgetsAtPauses: Bool = false,
    givesWordTimes: Bool = true
  ) {
    self.longest = longest.map { max($0, Self.shortest) }
    self.coolDown = max(0, coolDown)
    self.forgetsAtPauses = forgetsAtPauses
    self.givesWordTimes = givesWordTimes
  }

  /// No limit: a task continues until it is finished.
  public static let none = TaskLimits(longest: nil)
}
