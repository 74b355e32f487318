import HarkLinux

/// Transcribes files one after another; one that cannot be read does not stop the others.
struct TranscribeBatch {
  let choices: TranscribeChoices
  let style: TranscriptStyle

  /// Transcribes everything and returns how it ended: with the first failure, if there was one.
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
