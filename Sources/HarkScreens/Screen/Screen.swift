import Hark

/// One screen as a value: what happened goes in, what is to be done comes out.
///
/// It holds everything that a face shows there and decides everything about it; it never waits, reads
/// a clock or reaches out. `ScreenRunner` performs what it wants.
public protocol Screen: Sendable, Equatable {
  /// What a person does there.
  associatedtype Action: Sendable

  /// What it asks of the outside world beside voice.
  associatedtype Request: Sendable

  /// What the outside world answers.
  associatedtype Answer: Sendable

  /// Takes what happened; the effects are to be performed in this order.
  mutating func handle(_ event: ScreenEvent<Action, Answer>) -> [ScreenEffect<Request>]

  /// The screen without what changes with every bit of sound; itself unless it says otherwise.
  var still: Self { get }
}

extension Screen {
  /// The screen itself.
  public var still: Self { self }
}

/// What can happen to a screen.
public enum ScreenEvent<Action: Sendable, Answer: Sendable>: Sendable {
  /// The voice session shows something else.
  case shown(Snapshot)

  /// Something happened in the voice session.
  case happened(Happening)

  /// The person did something.
  case did(Action)

  /// An answer to a request, or a part of it; one to an older request is dropped.
  case answered(ScreenID, Answer)

  /// A time is over; one that nobody waits for any more is dropped.
  case elapsed(ScreenID)
}

/// What a screen wants to be done.
public enum ScreenEffect<Request: Sendable>: Sendable {
  /// The voice session is to be told something.
  case voice(VoiceCommand)

  /// `elapsed` with this id is to follow after so many seconds.
  case wait(ScreenID, seconds: Double)

  /// The outside world is asked for something; answers carry the id.
  case request(ScreenID, Request)

  /// No more answers to this request are wanted.
  case drop(ScreenID)

  /// The app's own page of the system's settings is to be opened.
  case openSettings
}

extension ScreenEffect: Equatable where Request: Equatable {}

/// Numbers the requests and waits of a screen, so that an old answer is known as one.
public struct ScreenID: Sendable, Hashable {
  /// The number; each is given out once by a screen.
  public let number: Int

  /// The next one.
  var next: ScreenID { ScreenID(number: number + 1) }

  static let first = ScreenID(number: 1)
}

/// What a screen tells its voice session.
public enum VoiceCommand: Sendable, Equatable {
  case begin, press, hold, release, activate, stop, cancel
  case acceptRationale, declineRationale, dismissFailure, interrupt
  case enableButton(Bool)

  /// Mutes the microphone, or not.
  case mute(Bool)

  /// Finds speech by another policy.
  case detect(DetectionPolicy)

  /// Speaks replies, or not.
  case speakReplies(Bool)

  /// Makes a moment of the screen's felt.
  case feel(HapticMoment)

  /// The person left: everything is closed.
  case leave

  /// What is said from now on goes into this field of a form.
  case dictate(into: String)

  /// Tells it; throws what the session refuses.
  public func perform(on session: VoiceSession) async throws {
    switch self {
    case .begin: try await session.begin()
    case .press: try await session.press()
    case .hold: try await session.hold()
    case .release: try await session.release()
    case .activate: try await session.activate()
    case .stop: try await session.stop()
    case .cancel: try await session.cancel()
    case .acceptRationale: try await session.acceptRationale()
    case .declineRationale: try await session.declineRationale()
    case .dismissFailure: try await session.dismissFailure()
    case .interrupt: try await session.interrupt()
    case .enableButton(let isEnabled): try await session.enableButton(isEnabled)
    case .mute(let isOn): try await session.mute(isOn)
    case .detect(let policy): try await session.detect(policy)
    case .speakReplies(let isOn): await session.speakReplies(isOn)
    case .feel(let moment): await session.feel(moment)
    case .leave: await session.end()
    case .dictate(let field): session.dictate(into: field)
    }
  }
}

extension Phase {

  /// Whether a recording is on its way, under way, or has words to come: the text is not the
  /// person's to send yet.
  public var isBusy: Bool {
    switch self {
    case .starting, .recording, .finalizing: true
    case .idle, .rationale, .authorizing, .listening, .waiting, .speaking, .paused, .muted,
      .failed:
      false
    }
  }
}
