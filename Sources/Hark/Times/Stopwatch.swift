/// Measures in a running app how long people wait, against each `TimeBudget`.
///
/// Put its ports around an app's own, let it watch the session, and tell it what the finger does and
/// what the face has come to show:
///
/// ```swift
/// let stopwatch = Stopwatch()
/// let session = VoiceSession(
///   experience: .mealLog, microphone: stopwatch.timing(microphone),
///   recognizer: stopwatch.timing(recognizer), haptics: stopwatch.timing(haptics))
/// let watching = stopwatch.watch(session)
/// ```
///
/// May be used from any thread. It holds times, and nothing of what was said.
public final class Stopwatch: Sendable {
  private let timekeeper: any Timekeeper
  private let state = Locked(TimeSheet())

  /// Makes one on which nothing stands.
  public init(timekeeper: any Timekeeper = SystemTimekeeper()) { self.timekeeper = timekeeper }

  /// What was measured so far.
  public var sheet: TimeSheet { state.withLock { $0 } }

  /// Takes note of a moment: now.
  public func note(_ mark: TimeMark) {
    let now = timekeeper.now
    state.withLock { $0.note(mark, at: now) }
  }

  /// Forgets what was measured.
  public func clear() { state.withLock { $0 = TimeSheet() } }

  /// Takes note of what happens in `session` until that is gone or the task is cancelled.
  public func watch(_ session: VoiceSession) -> Task<Void, Never> {
    // Joined here and not in the task, so that nothing is missed that the caller does next.
    let happenings = session.happenings()
    return Task { for await happening in happenings { note(.happened(happening)) } }
  }

  /// `haptics`, with each knock timed.
  public func timing(_ haptics: any Haptics) -> any Haptics {
    TimedHaptics(haptics: haptics, stopwatch: self)
  }

  /// `microphone`, with its sound and its closing timed.
  public func timing(_ microphone: any Microphone) -> any Microphone {
    TimedMicrophone(microphone: microphone, stopwatch: self)
  }

  /// `recognizer`, with its results timed.
  public func timing(_ recognizer: any Recognizer) -> any Recognizer {
    TimedRecognizer(recognizer: recognizer, stopwatch: self)
  }
}
