import Hark

/// A screen as a value that receives events and returns effects.
///
/// A screen holds everything that its UI shows and makes all decisions about it. It never waits,
/// reads a clock, or performs I/O; `ScreenRunner` performs its effects.
public protocol Screen: Sendable, Equatable {
  /// A user action.
  associatedtype Action: Sendable

  /// A request to the outside world, apart from voice.
  associatedtype Request: Sendable

  /// An answer from the outside world.
  associatedtype Answer: Sendable

  /// Handles an event and returns the effects to perform, in order.
  mutating func handle(_ event: ScreenEvent<Action, Answer>) -> [ScreenEffect<Request>]

  /// The screen without the parts that change with every audio level; by default, the screen
  /// itself.
  var still: Self { get }
}

extension Screen {
  /// By default, the screen itself.
  public var still: Self { self }
}

/// An event that a screen handles.
public enum ScreenEvent<Action: Sendable, Answer: Sendable>: Sendable {
  /// The snapshot of the voice session changed.
  case shown(Snapshot)

  /// An event occurred in the voice session.
  case happened(SessionEvent)

  /// The user performed an action.
  case did(Action)

  /// An answer to the request with this id, or a part of one, arrived; the request may be outdated.
  case answered(ScreenID, Answer)

  /// The wait with this id, which may be outdated, elapsed.
  case elapsed(ScreenID)
}

/// An effect that a screen requests.
public enum ScreenEffect<Request: Sendable>: Sendable {
  /// Sends a command to the voice session.
  case voice(VoiceCommand)

  /// Delivers `elapsed` with this id after the given number of seconds.
  case wait(ScreenID, seconds: Double)

  /// Sends a request to the outside world; its answers carry the id.
  case request(ScreenID, Request)

  /// Cancels the request or wait with this id, which then delivers nothing more.
  case drop(ScreenID)

  /// Opens the app's page in the system's settings.
  case openSettings
}

extension ScreenEffect: Equatable where Request: Equatable {}

/// An identifier of a screen's request or wait, which distinguishes outdated answers.
public struct ScreenID: Sendable, Hashable {
  /// The number; a screen never reuses one.
  package let number: Int

  var next: ScreenID { ScreenID(number: number + 1) }

  static let first = ScreenID(number: 1)
}

/// A command from a screen to its voice session.
public enum VoiceCommand: Sendable, Equatable {
  case begin, press, hold, release, activate, stop, cancel
  case acceptRationale, declineRationale, dismissFailure, interrupt
  case enableButton(Bool)

  /// Mutes or unmutes the microphone.
  case mute(Bool)

  /// Applies the user's settings for the detection of speech and of its end.
  case detect(CallSettings)

  /// Enables or disables spoken replies.
  case speakReplies(Bool)

  /// Plays haptic feedback for a screen event.
  case feel(HapticMoment)

  /// Releases the microphone and all other resources; the session remains usable.
  case leave

  /// Recognizes the audio of the last recording again.
  case recognizeAgain

  /// Sets the form field with which subsequent text is saved.
  case dictate(into: String)

  /// Sends the command to `session`; throws if the session rejects it.
  package func perform(on session: VoiceSession) async throws {
    switch self {
    case .begin: try await session.appear()
    case .press: try await session.press()
    case .hold: try await session.hold()
    case .release: try await session.release()
    case .activate: try await session.toggle()
    case .stop: try await session.stop()
    case .cancel: try await session.cancel()
    case .acceptRationale: try await session.acceptRationale()
    case .declineRationale: try await session.declineRationale()
    case .dismissFailure: try await session.dismissFailure()
    case .interrupt: try await session.interrupt()
    case .enableButton(let isEnabled): try await session.enableButton(isEnabled)
    case .mute(let isOn): try await session.mute(isOn)
    case .detect(let settings): try await session.detect(settings)
    case .speakReplies(let isOn): await session.speakReplies(isOn)
    case .feel(let moment): await session.feel(moment)
    case .leave: await session.leave()
    case .recognizeAgain: try await session.recognizeAgain()
    case .dictate(let field): session.dictate(into: field)
    }
  }
}

extension Phase {
  /// Whether a recording is starting, under way, or waiting for its last words.
  package var isBusy: Bool {
    switch self {
    case .starting, .recording, .finalizing: true
    case .idle, .rationale, .authorizing, .listening, .waiting, .speaking, .paused, .muted,
      .failed:
      false
    }
  }
}
