import Foundation

/// A dictation that was interrupted before its text was safe, to be offered to the user again.
public struct UnfinishedDictation: Sendable, Hashable, Identifiable {
  /// The origin of the dictation.
  public var origin: DictationOrigin

  /// The final segments, in text order.
  public var segments: [String]

  /// The interim text after the final segments; empty if there was none.
  public var tail: String

  /// Creates an unfinished dictation.
  public init(_ origin: DictationOrigin, segments: [String], tail: String) {
    self.origin = origin
    self.segments = segments
    self.tail = tail
  }

  /// The identifier of the dictation.
  public var id: UUID { origin.id }

  /// The whole text, joined by single spaces.
  public var text: String { (segments + [tail]).filter { !$0.isEmpty }.joined(separator: " ") }

  /// The number of words in the text.
  public var wordCount: Int { text.split(whereSeparator: \.isWhitespace).count }
}

extension UnfinishedDictation: Confidential {
  /// A description that contains the start date and the size of the text, not the text itself.
  public var description: String {
    "UnfinishedDictation(\(id), \(origin.experience), \(origin.startedAt), "
      + "segments: \(segments.count), text: \(text.veiled))"
  }
}
