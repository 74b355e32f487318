/// Keeps the audio of the newest recording while its text may lack words, and that of an earlier one
/// until a later recording has words.
struct SoundKeeper: Sendable {
  /// The audio of the newest recording or, if that one ended without words, of the earlier one; `nil`
  /// if there is none.
  private(set) var sound: KeptSound?

  /// The audio of an earlier recording whose text may lack words, while a later one is in progress.
  private var earlier: KeptSound?

  /// The recognizer for the next recognition of the audio; `nil` for the session's own.
  private var recognizer: (any Recognizer)?

  /// The recording whose audio is kept; `nil` if none is.
  var recording: RecordingID? { sound?.recording }

  /// Whether a recording has ended whose audio is kept because its text may lack words.
  var isWaiting: Bool { sound?.isIncomplete == true && sound?.transcript != nil }

  /// The ended recordings whose audio is kept because their text may lack words.
  var waiting: [RecordingID] {
    [earlier, sound].compactMap { $0 }.filter { $0.isIncomplete && $0.transcript != nil }
      .map(\.recording)
  }

  /// Starts keeping the audio of a recording, at most `limit` samples.
  ///
  /// An accidental press also starts a recording, so the audio of a previous one whose text may lack
  /// words is kept until this one ends.
  mutating func begin(_ id: RecordingID, limit: Int, _ sound: @autoclosure () -> AudioChunk) {
    if self.sound?.isIncomplete == true { earlier = self.sound }
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
    case .cancelled, .left:
      sound = earlier
      earlier = nil
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

  /// Keeps the audio of an ended recording only if its text may lack words, and that of an earlier one
  /// only if this recording has no words; returns the recording whose audio was therefore discarded.
  ///
  /// If neither has words, the newest audio in which the detector heard speech is kept.
  mutating func conclude(
    _ id: RecordingID, _ transcript: Transcript, heardSpeech: Bool
  ) -> RecordingID? {
    guard earlier?.recording != id else {
      earlier?.transcript = transcript
      return nil
    }
    if recording == id {
      sound?.transcript = transcript
      if sound?.isIncomplete == false { sound = nil }
    }
    guard let waiting = earlier else { return nil }
    let own = recording == id ? sound?.recording : nil
    if !transcript.isEmpty || own != nil && heardSpeech {
      earlier = nil
      return waiting.recording
    }
    // A still later recording is in progress.
    guard sound == nil || own != nil else { return nil }
    (sound, earlier) = (waiting, nil)
    return own
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

  mutating func discard() { (sound, earlier) = (nil, nil) }
}
