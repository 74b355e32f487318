extension Recognizer {
  /// Returns the text of a recording: opens `audio`, listens until it ends, and closes it.
  ///
  /// ```swift
  /// let text = try await recognizer.transcribe(microphone).text
  /// ```
  ///
  /// `audio` is usually a file; with audio that does not end by itself, the call lasts until the task
  /// is canceled, and the text is lost.
  ///
  /// Without speech, the text is empty. `diagnostics` receives the errors behind failures. Throws a
  /// `VoiceFailure` if the audio or the recognizer fails, and a `CancellationError` if the task is
  /// canceled.
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
    return try await session.transcript()
  }
}

extension VoiceSession {
  /// Records until the audio ends, closes the session, and returns the text.
  ///
  /// Throws a `VoiceFailure` if the audio or the recognizer fails, and a `CancellationError` if the task
  /// is canceled.
  nonisolated func transcript() async throws -> Transcript {
    try await withTaskCancellationHandler {
      do { try await start() } catch {
        try Task.checkCancellation()
        throw error
      }
      var transcript = Transcript()
      for await snapshot in snapshots {
        transcript = snapshot.transcript
        if snapshot.phase == .idle { break }
        if case .failed(let failure) = snapshot.phase {
          await close()
          throw failure
        }
      }
      await close()
      try Task.checkCancellation()
      return transcript
    } onCancel: {
      Task { await close() }
    }
  }
}
