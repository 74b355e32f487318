/// Haptics that report their times to a stopwatch.
struct TimedHaptics: Haptics {
  let haptics: any Haptics
  let stopwatch: Stopwatch

  func prepare() { haptics.prepare() }

  func play(_ haptic: Haptic) {
    stopwatch.note(.felt)
    haptics.play(haptic)
  }
}

/// A microphone that reports the times of its audio and closing to a stopwatch.
struct TimedMicrophone: Microphone {
  let microphone: any Microphone
  let stopwatch: Stopwatch

  var delivery: SoundDelivery { microphone.delivery }
  var unavailability: VoiceFailure? { microphone.unavailability }
  var echoLikelihood: Float { microphone.echoLikelihood }

  func conditions() -> AsyncStream<InputCondition> { microphone.conditions() }

  func open(_ profile: AudioProfile) async throws -> AsyncThrowingStream<AudioChunk, any Error> {
    let sound = try await microphone.open(profile)
    return AsyncThrowingStream { [stopwatch] in
      // Iterators of a stream share its remaining elements.
      var chunks = sound.makeAsyncIterator()
      guard let chunk = try await chunks.next() else { return nil }
      stopwatch.note(.heard(upTo: chunk.end))
      return chunk
    }
  }

  func close() async {
    await microphone.close()
    stopwatch.note(.freed)
  }
}

/// A recognizer that reports the times of its results to a stopwatch.
struct TimedRecognizer: Recognizer {
  let recognizer: any Recognizer
  let stopwatch: Stopwatch

  var traits: RecognizerTraits { recognizer.traits }
  var unavailability: VoiceFailure? { recognizer.unavailability }

  func startTask(
    _ request: RecognitionRequest, report: @escaping @Sendable (RecognitionReport) -> Void
  ) async throws -> any RecognitionTask {
    try await recognizer.startTask(request) { [stopwatch] told in
      if let content = told.content { stopwatch.note(.result(content: content)) }
      report(told)
    }
  }
}

extension RecognitionReport {
  /// A hash of the reported text; `nil` if the report contains no text.
  fileprivate var content: Int? {
    switch self {
    case .interim(let segment, _): segment.text.isEmpty ? nil : segment.text.hashValue
    case .final(let segment, _): segment.text.isEmpty ? nil : segment.text.hashValue
    case .ended, .failed: nil
    }
  }
}
