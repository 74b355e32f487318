import HarkLinux

/// Transcribes files one after another; an unreadable file does not stop the others.
struct TranscribeBatch {
  let choices: TranscribeChoices
  let style: TranscriptStyle

  /// Transcribes all files and returns the exit status: that of the first failure, if any.
  func run(_ microphones: [SoundFileMicrophone]) async throws -> CommandStatus {
    let stop = StopSwitch()
    let interrupts = Interrupts { stop.throw($0) }
    defer { withExtendedLifetime(interrupts) {} }
    var first = CommandStatus.success
    for microphone in microphones {
      let file = FileTranscription(choices: choices, style: style, microphone: microphone)
      let status = try await file.run(stop)
      if stop.status != nil { return status }
      if first == .success { first = status }
    }
    return first
  }
}
