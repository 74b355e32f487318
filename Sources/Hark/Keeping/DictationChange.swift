/// What is new in a dictation's text since the last change that was kept.
public struct DictationChange: Sendable, Hashable {
  /// Whose text it is.
  public var origin: DictationOrigin

  /// How many final segments stand as they were; those behind them are replaced by `segments`.
  public var keeping: Int

  /// The final segments behind those that stay, in the order of the text.
  public var segments: [String]

  /// The text behind all of them, which may still change; empty when there is none.
  public var tail: String

  /// Makes a change.
  public init(_ origin: DictationOrigin, keeping: Int, segments: [String], tail: String) {
    self.origin = origin
    self.keeping = keeping
    self.segments = segments
    self.tail = tail
  }
}

extension DictationChange: Confidential {
  /// How much of it there is.
  public var description: String {
    "DictationChange(\(origin.id), keeping: \(keeping), segments: \(segments.count), "
      + "tail: \(tail.veiled))"
  }
}
