extension Recognizer {
  /// Returns the text of a recording: opens `audio`, listens until it ends, and closes it.
  ///
  /// ```swift
  /// let text = try await recognizer.transcribe(microphone).text
  /// ```
  ///
  /// `audio` is usually a file; if the audio never ends on its own, the call continues until the
  /// task is canceled, and the text is lost.
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

  /// Recognizes saved audio again, as a session with `experience` in the language `locale` does.
  ///
  /// `sound` contains all audio of one recording, in order. Throws like `transcribe(_:in:diagnostics:)`.
  package func transcribe(
    _ sound: [SoundPiece], for experience: Experience, in locale: LocaleTag,
    detector: @escaping @Sendable () -> any VoiceDetector
  ) async throws -> Transcript {
    let ports = SessionPorts(
      microphone: KeptMicrophone(chunks: sound.map(\.chunk)), recognizer: self, detector: detector)
    let session = VoiceSession(experience: experience.repeating(in: locale), ports: ports)
    return try await session.transcript(replaying: sound.flatMap(\.pauses))
  }
}

extension VoiceSession {
  /// Returns the text of audio that was divided at `pauses` when it was recorded.
  func transcript(
    replaying pauses: [SoundPiece.Pause], onProgress: @Sendable () -> Void = {}
  ) async throws -> Transcript {
    replayedPauses = pauses
    return try await transcript(onProgress: onProgress)
  }

  /// Records until the audio ends, closes the session, and returns the text.
  ///
  /// Throws a `VoiceFailure` if the audio or the recognizer fails, and a `CancellationError` if the task
  /// is canceled.
  nonisolated func transcript(onProgress: @Sendable () -> Void = {}) async throws -> Transcript {
    try await withTaskCancellationHandler {
      do { try await start() } catch {
        try Task.checkCancellation()
        throw error
      }
      var transcript = Transcript()
      for await snapshot in snapshots {
        transcript = snapshot.transcript
        onProgress()
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
