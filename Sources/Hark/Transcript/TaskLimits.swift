/// How much one recognition task takes, for recognisers whose tasks end by themselves.
///
/// A recogniser with a limit is also trusted less: a task of it that ends or breaks while the person
/// speaks on is followed by another.
public struct TaskLimits: Sendable, Equatable {
  /// Seconds of sound after which a task ends by itself; nil when it takes any amount.
  ///
  /// At least `shortest`. Apple's is about 60.
  public let longest: Double?

  /// Seconds that must pass between the end of one task and the start of the next.
  public let coolDown: Double

  /// Whether the interim text of a task may begin anew after a pause, without a final for what stood
  /// there before, as Apple's does since iOS 17.6.
  public let forgetsAtPauses: Bool

  /// Whether words come with their times, so that those that two tasks heard are told by where they
  /// were spoken; without them a repeated word may be taken for one that was heard twice.
  public let givesWordTimes: Bool

  /// Tasks shorter than this, in seconds, leave no room for the second that two of them share.
  public static let shortest = 3.0

  /// Makes limits.
  public init(
    longest: Double?, coolDown: Double = 0, forgetsAtPauses: Bool = false,
    givesWordTimes: Bool = true
  ) {
    self.longest = longest.map { max($0, Self.shortest) }
    self.coolDown = max(0, coolDown)
    self.forgetsAtPauses = forgetsAtPauses
    self.givesWordTimes = givesWordTimes
  }

  /// No limit: a task goes on until it is finished.
  public static let none = TaskLimits(longest: nil)
}
