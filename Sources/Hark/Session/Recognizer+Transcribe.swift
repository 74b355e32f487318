extension Recognizer {
  /// Returns the text of a recording: opens `audio`, listens until it ends, and closes it.
  ///
  /// ```swift
  /// let text = try await recognizer.transcribe(microphone).text
  /// ```
  ///
  /// `audio` is usually a file; a microphone that does not end by itself is transcribed until the
  /// task is canceled.
  ///
  /// - Parameters:
  ///   - audio: The source of audio.
  ///   - language: The language that is spoken.
  ///   - diagnostics: Receives the errors behind failures.
  /// - Returns: The text with its segments; empty if nothing was said.
  /// - Throws: A `VoiceFailure` if the audio or the recognizer fails, and a `CancellationError` if
  ///   the task is canceled.
  public func transcribe(
    _ audio: any Microphone, in language: LocaleTag = .americanEnglish,
    diagnostics: any Diagnostics = NoDiagnostics()
  ) async throws -> Transcript {
    let experience = Experience(
      name: "transcription", gesture: Experience.dictation.gesture, noSpeech: .quiet)
    let session = VoiceSession(
      experience: experience,
      ports: SessionPorts(
        microphone: audio, recognizer: self, diagnostics: diagnostics, deviceLocale: language))
    return try await withTaskCancellationHandler {
      do { try await session.start() } catch {
        try Task.checkCancellation()
        throw error
      }
      var transcript = Transcript()
      states: for await snapshot in session.snapshots {
        transcript = snapshot.transcript
        switch snapshot.phase {
        case .idle: break states
        case .failed(let failure):
          await session.close()
          throw failure
        case .rationale, .authorizing, .starting, .listening, .recording, .finalizing, .waiting,
          .speaking, .paused, .muted:
          break
        }
      }
      await session.close()
      try Task.checkCancellation()
      return transcript
    } onCancel: {
      Task { await session.close() }
    }
  }
}
