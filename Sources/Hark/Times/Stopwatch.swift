/// Measures how long users wait in a running app, against each `TimeBudget`.
///
/// Wrap the app's ports, let the stopwatch watch the session, and report touches and the phases
/// that the UI has shown:
///
/// ```swift
/// let stopwatch = Stopwatch()
/// let session = VoiceSession(
///   experience: .mealLog, microphone: stopwatch.timing(microphone),
///   recognizer: stopwatch.timing(recognizer), haptics: stopwatch.timing(haptics))
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

  /// Records the events of `session` until it is deallocated or the task is canceled.
  public func watch(_ session: VoiceSession) -> Task<Void, Never> {
    // Subscribing here rather than in the task ensures that no event of the caller's next action is
    // missed.
    let events = session.events()
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
