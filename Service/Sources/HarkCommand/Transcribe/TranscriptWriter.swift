import Hark

/// Writes one file's transcript to standard output and keeps what went wrong.
actor TranscriptWriter {
  /// The last failure that the session told of.
  private(set) var failure: VoiceFailure?

  private let style: TranscriptStyle
  private let output: Output
  private var lines: HappeningLines
  private var paragraph: [String] = []

  init(_ style: TranscriptStyle, file: String, to output: Output = .standard) {
    self.style = style
    self.output = output
    lines = HappeningLines(file: style == .json(namesFiles: true) ? file : nil)
  }

  /// Takes what happened.
  func take(_ happening: Happening) throws {
    if case .failed(let failure) = happening { self.failure = failure }
    switch style {
    case .json:
      if let line = lines.line(for: happening) { try output.line(line) }
    case .text:
      if case .recordingEnded(_, let transcript) = happening { paragraph.append(transcript.text) }
    }
  }

  /// Writes what is still to be written; `problem` is one that the session does not know of.
  func finish(problem: String?) throws {
    switch style {
    case .json:
      if let problem, failure == nil { try output.line(lines.failure(problem)) }
    case .text:
      let text = paragraph.filter { !$0.isEmpty }.joined(separator: " ")
      if !text.isEmpty { try output.line(text) }
    }
  }
}

/// What standard output looks like.
enum TranscriptStyle: Sendable, Equatable {
  /// A paragraph for each file.
  case text

  /// One object a line, with the file's name in it when there are several.
  case json(namesFiles: Bool)
}
