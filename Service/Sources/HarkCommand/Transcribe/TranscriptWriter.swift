import Hark

/// Writes the transcript of a file to standard output and records failures.
actor TranscriptWriter {
  /// The last failure that the session reported.
  private(set) var failure: VoiceFailure?

  private let style: TranscriptStyle
  private let output: Output
  private var lines: SessionEventLines
  private var paragraph: [String] = []

  init(_ style: TranscriptStyle, file: String, to output: Output = .standard) {
    self.style = style
    self.output = output
    lines = SessionEventLines(file: style == .json(namesFiles: true) ? file : nil)
  }

  /// Handles an event of the session.
  func take(_ event: SessionEvent) throws {
    if case .failed(let failure) = event { self.failure = failure }
    switch style {
    case .json:
      if let line = lines.line(for: event) { try output.line(line) }
    case .text:
      if case .recordingEnded(_, let transcript) = event { paragraph.append(transcript.text) }
    }
  }

  /// Writes the remaining output; `problem` is a failure that the session does not report.
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

/// The format of standard output.
enum TranscriptStyle: Sendable, Equatable {
  /// A paragraph for each file.
  case text

  /// One object per line, including the file's name if there are several.
  case json(namesFiles: Bool)
}
