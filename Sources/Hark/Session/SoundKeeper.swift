/// Keeps the audio of the newest recording while its text may lack words.
struct SoundKeeper: Sendable {
  /// The kept audio; `nil` if there is none.
  private(set) var sound: KeptSound?

  /// The recognizer for the next recognition of the audio; `nil` for the session's own.
  private var recognizer: (any Recognizer)?

  /// The recording whose audio is kept; `nil` if none is.
  var recording: RecordingID? { sound?.recording }

  /// Whether a recording has ended whose audio is kept because its text may lack words.
  var isWaiting: Bool { sound?.isIncomplete == true && sound?.transcript != nil }

  /// Starts keeping the audio of a recording, at most `limit` samples, and discards the previous
  /// recording's audio.
  mutating func begin(_ id: RecordingID, limit: Int, _ sound: @autoclosure () -> AudioChunk) {
    self.sound = limit > 0 ? KeptSound(id, limit: limit, sound()) : nil
  }

  /// Appends audio; discards all kept audio if the audio without final text in `finals` would then
  /// exceed the limit.
  mutating func append(_ chunk: AudioChunk, finals: @autoclosure () -> [FinalSegment]) {
    if sound?.append(chunk, finals: finals()) == false { sound = nil }
  }

  mutating func mark(_ pause: SoundPiece.Pause) { sound?.mark(pause) }

  /// Ends the audio of a recording.
  mutating func end(_ id: RecordingID, _ reason: StopReason) {
    guard recording == id else { return }
    switch reason {
    case .cancelled, .left: sound = nil
    case .failure:
      sound?.close()
      sound?.isIncomplete = true
    case .hand, .silence, .noFirstWord, .length, .characters, .soundEnded, .recognitionEnded,
      .interrupted:
      sound?.close()
    }
  }

  /// Records that the text of a recording may lack words.
  mutating func markIncomplete(_ id: RecordingID) {
    if recording == id { sound?.isIncomplete = true }
  }

  /// Keeps the audio of an ended recording only if its text may lack words.
  mutating func conclude(_ id: RecordingID, _ transcript: Transcript) {
    guard recording == id else { return }
    sound?.transcript = transcript
    if sound?.isIncomplete == false { sound = nil }
  }

  /// Chooses the recognizer for the next recognition.
  mutating func choose(_ recognizer: (any Recognizer)?) { self.recognizer = recognizer }

  /// Returns the chosen recognizer, once.
  mutating func takeRecognizer() -> (any Recognizer)? {
    defer { recognizer = nil }
    return recognizer
  }

  /// Discards the audio, and returns the text of its recording as completed by `transcript`.
  mutating func take(
    with transcript: Transcript, finisher: Finisher?
  ) -> (id: RecordingID, text: Transcript)? {
    defer { sound = nil }
    return sound.map { ($0.recording, $0.text(with: transcript, finisher: finisher)) }
  }

  mutating func discard() { sound = nil }
}
