/// Measures how long users wait in a running app, against each `TimeBudget`.
///
/// Wrap the app's ports, let the stopwatch watch the session, and report touches and the phases
/// that the UI has shown:
///
/// ```swift
/// let stopwatch = Stopwatch()
/// var ports = SessionPorts(
///   microphone: stopwatch.timing(microphone), recognizer: stopwatch.timing(recognizer))
/// ports.haptics = stopwatch.timing(haptics)
/// let session = VoiceSession(experience: .mealLog, ports: ports)
/// let watching = stopwatch.watch(session)
/// ```
///
/// Safe to use from any thread. It stores times and no speech content.
public final class Stopwatch: Sendable {
  private let timekeeper: any Timekeeper
  private let state = Locked(TimeSheet())

  /// Creates a stopwatch without measurements.
  public init(timekeeper: any Timekeeper = SystemTimekeeper()) { self.timekeeper = timekeeper }

  /// The measurements so far.
  public var sheet: TimeSheet { state.withLock { $0 } }

  /// Records a mark at the current time.
  public func note(_ mark: TimeMark) {
    let now = timekeeper.now
    state.withLock { $0.note(mark, at: now) }
  }

  /// Discards all measurements.
  public func clear() { state.withLock { $0 = TimeSheet() } }

  /// Records the events of `session` until it is closed or deallocated, or the returned task is
  /// canceled.
  public func watch(_ session: VoiceSession) -> Task<Void, Never> {
    // Subscribing here rather than in the task ensures that no event of the next action is missed.
    let events = session.events
    return Task { for await event in events { note(.happened(event)) } }
  }

  /// Returns `haptics` with each haptic timed.
  public func timing(_ haptics: any Haptics) -> any Haptics {
    TimedHaptics(haptics: haptics, stopwatch: self)
  }

  /// Returns `microphone` with its audio and closing timed.
  public func timing(_ microphone: any Microphone) -> any Microphone {
    TimedMicrophone(microphone: microphone, stopwatch: self)
  }

  /// Returns `recognizer` with its results timed.
  public func timing(_ recognizer: any Recognizer) -> any Recognizer {
    TimedRecognizer(recognizer: recognizer, stopwatch: self)
  }
}

private struct TimedHaptics: Haptics {
  let haptics: any Haptics
  let stopwatch: Stopwatch

  func prepare() { haptics.prepare() }

  func play(_ haptic: Haptic) {
    stopwatch.note(.felt)
    haptics.play(haptic)
  }
}

private struct TimedMicrophone: Microphone {
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

private struct TimedRecognizer: Recognizer {
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
