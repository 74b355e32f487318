import Hark
import Testing

// Test failures may show the words, because they come from the tests themselves.

extension Transcript: CustomTestStringConvertible {
  /// The text, with a bar before the interim part.
  public var testDescription: String { "“\(finalText)|\(interimText)”" }
}

extension FinalSegment: CustomTestStringConvertible {
  /// The segment with its text.
  public var testDescription: String { "\(index) “\(text)” \(range.start)..<\(range.end)" }
}

extension InterimSegment: CustomTestStringConvertible {
  /// The segment with its text.
  public var testDescription: String { "\(index) “\(text)”" }
}

extension RecognizedWord: CustomTestStringConvertible {
  /// The word with its range.
  public var testDescription: String { "“\(text)” \(range.start)..<\(range.end)" }
}

extension ChatMessage: CustomTestStringConvertible {
  /// The message with its text.
  public var testDescription: String { "\(speaker): “\(text)”" }
}

extension SessionEvent: CustomTestStringConvertible {
  /// The event with its text.
  public var testDescription: String {
    switch self {
    case .interim(let id, let text, let at): "interim(\(id), “\(text)”, at: \(at))"
    case .final(let id, let segment, let at): "final(\(id), \(segment.testDescription), at: \(at))"
    case .heard(let id, let text): "heard(\(id), \(text.testDescription))"
    case .recordingEnded(let id, let text): "recordingEnded(\(id), \(text.testDescription))"
    case .recognizedAgain(let id, let text): "recognizedAgain(\(id), \(text.testDescription))"
    case .messageSent(let text): "messageSent(“\(text)”)"
    case .reply(let text): "reply(“\(text)”)"
    case .replyEnded(let text): "replyEnded(“\(text)”)"
    case .recordingStarted, .speechStarted, .speechEnded, .turnEnded, .commanded, .recordingStopped,
      .input, .failed, .cue:
      description
    }
  }
}
