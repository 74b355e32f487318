/// What was said in one recording: final segments, and behind them the interim tail.
public struct Transcript: Sendable, Equatable {
  /// The segments that will not change, in the order of the sound.
  public private(set) var segments: [Segment] = []

  /// The segments that may still change; they follow the final ones.
  public private(set) var tail: [InterimSegment] = []

  /// The words that the last change added at the end of the text, for emphasis. Empty when it only
  /// took words away or changed earlier ones.
  public private(set) var newWords = ""

  /// An empty transcript.
  public init() {}

  /// Everything said so far, words separated by one space.
  public var text: String { joined(segments.map(\.text) + tail.map(\.text)) }

  /// The part of `text` that will not change.
  public var finalText: String { joined(segments.map(\.text)) }

  /// The part of `text` that may still change.
  public var interimText: String { joined(tail.map(\.text)) }

  /// Whether nothing was said.
  public var isEmpty: Bool { text.isEmpty }

  private func joined(_ parts: [String]) -> String {
    parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
