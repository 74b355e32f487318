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
    return try await withTaskCancellationHandler {
      do { try await session.start() } catch {
        try Task.checkCancellation()
        throw error
      }
      var transcript = Transcript()
      for await snapshot in session.snapshots {
        transcript = snapshot.transcript
        if snapshot.phase == .idle { break }
        if case .failed(let failure) = snapshot.phase {
          await session.close()
          throw failure
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
