import Hark
import HarkServer
import HarkSoundFile

/// Writes the transcript of one file: events as they occur, text as it becomes final, or subtitles at
/// the end.
actor TranscriptWriter {
  /// The number of final segments at the end of a text that are not written yet, because “scratch
  /// that” can remove them.
  private static let held = 2

  private(set) var failure: VoiceFailure?

  private let style: TranscriptStyle
  private let output: Output
  private let display: StatusDisplay?
  private let timekeeper = SystemTimekeeper()
  private let startedAt: Double
  private var heading: String?
  private var lines: SessionEventLines
  private var segments: [FinalSegment] = []

  /// The text of the current recording that is written.
  private var written = ""
  private var settledCount = 0
  private var hasEnded = false
  private var hasText = false

  /// Creates a writer that writes `heading`, if any, above the text, and clears `display` meanwhile.
  init(
    _ style: TranscriptStyle, file: String, heading: String?, to output: Output,
    beside display: StatusDisplay?
  ) {
    self.style = style
    self.output = output
    self.heading = heading
    self.display = display
    startedAt = timekeeper.now
    lines = SessionEventLines(file: style.namesFiles ? file : nil)
  }

  func take(_ event: SessionEvent) throws {
    if case .failed(let failure) = event { self.failure = failure }
    switch style {
    case .json:
      if let line = lines.line(for: event) { try output.line(line) }
    case .text:
      if case .recordingEnded(_, let transcript) = event { try end(transcript.text) }
    case .subtitles:
      if case .recordingEnded(_, let transcript) = event { segments += transcript.writtenSegments }
    }
  }

  /// Writes the text of the only recording that has become final, and shows the rest.
  func show(_ transcript: Transcript, _ progress: SoundFileProgress) throws {
    guard !hasEnded else { return }
    let settled = transcript.settled
    if case .text = style, settled.count > settledCount {
      settledCount = settled.count
      let held = settled.suffix(Self.held).reduce(0) { $0 + $1.text.count }
      try write(Self.words(of: transcript.settledText, without: held))
    }
    display?.show(
      LiveLine(rest(of: transcript.text), progress, elapsed: timekeeper.now - startedAt))
  }

  /// Writes the remaining output; `problem` is a failure that the session does not report.
  func finish(problem: String?) throws {
    switch style {
    case .json:
      if let problem, failure == nil { try output.line(lines.failure(problem)) }
    case .text: if hasText, !output.isTerminal { try output.write("\n") }
    case .subtitles(let form): try output.write(form(Subtitles(segments)))
    }
  }
}

extension TranscriptWriter {
  /// Returns the words at the start of `text` that remain without at least `count` characters at its
  /// end.
  private static func words(of text: String, without count: Int) -> String {
    let start = text.dropLast(count)
    guard let end = start.lastIndex(where: \.isWhitespace) else { return "" }
    return String(start[..<end])
  }

  /// Returns the part of `text` that is not written yet.
  private func rest(of text: String) -> String {
    guard text.hasPrefix(written) else { return text }
    return String(text[text.utf8.index(text.startIndex, offsetBy: written.utf8.count)...])
  }

  /// Ends a recording with the complete `text`.
  private func end(_ text: String) throws {
    hasEnded = true
    if !text.hasPrefix(written) {
      // More than the held segments was taken back, so the corrected text follows on its own line.
      if !output.isTerminal { try output.write("\n") }
      hasText = false
      written = ""
    }
    try write(text)
    written = ""
  }

  /// Writes the part of the recording's `text` that is not written yet.
  ///
  /// A terminal, whose last line shows interim text, receives lines; a file or a pipe receives one
  /// paragraph.
  private func write(_ text: String) throws {
    guard text.hasPrefix(written), text.utf8.count > written.utf8.count else { return }
    let rest = rest(of: text)
    let isStart = output.isTerminal || written.isEmpty
    let words = isStart ? String(rest.drop(while: \.isWhitespace)) : rest
    written = text
    guard !words.isEmpty else { return }
    let separator = hasText && isStart && !output.isTerminal ? " " : ""
    let above = heading.map { $0 + "\n" } ?? ""
    heading = nil
    hasText = true
    let piece = above + separator + words + (output.isTerminal ? "\n" : "")
    if let display {
      try display.aside { try output.write(piece) }
    } else {
      try output.write(piece)
    }
  }
}
