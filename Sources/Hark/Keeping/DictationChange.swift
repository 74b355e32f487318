/// The difference between a dictation's text and the text saved last.
public struct DictationChange: Sendable, Hashable {
  /// The dictation that the text belongs to.
  public var origin: DictationOrigin

  /// The number of leading final segments that are unchanged.
  ///
  /// The segments after them are replaced by `segments`.
  public var keeping: Int

  /// The final segments after the unchanged ones, in text order.
  public var segments: [String]

  /// The text after the final segments, which may still change; empty if there is none.
  public var tail: String

  /// Creates a change.
  public init(_ origin: DictationOrigin, keeping: Int, segments: [String], tail: String) {
    self.origin = origin
    self.keeping = keeping
    self.segments = segments
    self.tail = tail
  }
}

extension DictationChange: Confidential {
  /// A description that contains only the size of the change, not its text.
  public var description: String {
    "DictationChange(\(origin.id), keeping: \(keeping), segments: \(segments.count), "
      + "tail: \(tail.veiled))"
  }
}
