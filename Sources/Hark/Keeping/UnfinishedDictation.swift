import Foundation

/// A dictation that was broken off before its text was in safe hands, to be offered back.
public struct UnfinishedDictation: Sendable, Hashable, Identifiable {
  /// Where it comes from.
  public var origin: DictationOrigin

  /// The segments that would not have changed any more, in the order of the text.
  public var segments: [String]

  /// The text behind them, as it seemed when it was broken off; empty when there was none.
  public var tail: String

  /// Makes an unfinished dictation.
  public init(_ origin: DictationOrigin, segments: [String], tail: String) {
    self.origin = origin
    self.segments = segments
    self.tail = tail
  }

  /// The name of the dictation.
  public var id: UUID { origin.id }

  /// All of its text, words separated by one space.
  public var text: String { (segments + [tail]).filter { !$0.isEmpty }.joined(separator: " ") }

  /// How many words it has.
  public var wordCount: Int { text.split(whereSeparator: \.isWhitespace).count }
}

extension UnfinishedDictation: Confidential {
  /// When it began, and how much of it there is.
  public var description: String {
    "UnfinishedDictation(\(id), \(origin.experience), \(origin.startedAt), "
      + "segments: \(segments.count), text: \(text.veiled))"
  }
}
