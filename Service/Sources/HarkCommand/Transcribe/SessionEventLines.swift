import Hark

/// Writes the events of a session as JSON, one object per line.
///
/// ```
/// {"type":"started","at":0}
/// {"type":"speechStarted","at":0.48,"start":0.21}
/// {"type":"interim","at":0.9,"text":"and mr"}
/// {"type":"final","at":3.1,"text":"and mister john","start":0.21,"end":2.4}
/// {"type":"speechEnded","at":3.1,"end":2.4}
/// {"type":"turnEnded","at":3.1,"reason":"silence","words":"open"}
/// {"type":"ended","at":3.2,"text":"and mister john"}
/// {"type":"input","at":3.2,"condition":"zeros"}
/// {"type":"failure","at":3.2,"code":"recognitionFailed"}
/// ```
///
/// All times are in seconds of audio.
struct SessionEventLines {
  /// The name of the file to include in each line; `nil` if there is only one file.
  let file: String?

  private var at = 0

  init(file: String? = nil) { self.file = file }

  /// Returns the line for `event`, or `nil` for an event that is not written, such as a cue.
  mutating func line(for event: SessionEvent) -> String? {
    switch event {
    case .recordingStarted(_, _, let at): return line("started", at)
    case .speechStarted(let onset, let at):
      return line("speechStarted", at) { $0.add("start", AudioTime.seconds(onset)) }
    case .speechEnded(let end, let at):
      return line("speechEnded", at) { $0.add("end", AudioTime.seconds(end)) }
    case .turnEnded(_, let end, let at):
      return line("turnEnded", at) {
        $0.add("reason", end.reason.rawValue)
        $0.add("words", end.words.rawValue)
      }
    case .interim(_, let text, let at): return line("interim", at) { $0.add("text", text) }
    case .final(_, let segment, let at):
      return line("final", at) {
        $0.add("text", segment.finishedText ?? segment.text)
        $0.add("start", segment.range.startTime)
        $0.add("end", segment.range.endTime)
      }
    case .recordingStopped(_, _, let at):
      self.at = at
      return nil
    case .recordingEnded(_, let transcript):
      return line("ended", at) { $0.add("text", transcript.text) }
    case .input(let condition): return line("input", at) { $0.add("condition", condition.rawValue) }
    case .failed(let failure): return self.failure(failure.code)
    case .heard, .commanded, .recognizedAgain, .messageSent, .reply, .replyEnded, .cue: return nil
    }
  }

  /// Returns the line for a failure, with the time of the latest line or stop.
  mutating func failure(_ code: String) -> String { line("failure", at) { $0.add("code", code) } }

  private mutating func line(
    _ type: String, _ at: Int, _ more: (inout JSONLine) -> Void = { _ in }
  ) -> String {
    self.at = at
    var line = JSONLine()
    line.add("type", type)
    line.add("file", file)
    line.add("at", AudioTime.seconds(at))
    more(&line)
    return line.text
  }
}
