import HarkScreens

#if canImport(UIKit)
  import Hark
  import HarkPresentation
  import SwiftUI

  /// The push-to-talk microphone button of a chat: an icon on glass (S1).
  @available(iOS 18, *)
  public struct VoiceInputButton: View {
    private let look: Look
    private let reaction: Reaction
    @State private var calls = PressCalls()

    /// The receiver of the button's actions.
    private enum Reaction {
      case act(@MainActor (VoiceAction) -> Void)
      case calls(
        isRecording: Bool, onPress: @MainActor () -> Void, onRelease: @MainActor () -> Void)
    }

    /// Creates the button in its current look; `act` receives presses, releases, and activations.
    public init(_ look: Look, act: @escaping @MainActor (VoiceAction) -> Void) {
      self.look = look
      reaction = .act(act)
    }

    /// Creates the button from the state of a screen's own model.
    ///
    /// - Parameters:
    ///   - isRecording: Whether a recording is in progress.
    ///   - isDisabled: Whether the button is disabled.
    ///   - onPress: Called when a finger goes down, a held key becomes a hold, or assistive
    ///     technology starts a recording.
    ///   - onRelease: Called when the press ends or assistive technology stops the recording; if
    ///     the press ends before `isRecording` is true, called as soon as it is.
    public init(
      isRecording: Bool, isDisabled: Bool, onPress: @escaping @MainActor () -> Void,
      onRelease: @escaping @MainActor () -> Void
    ) {
      let experience = Experience.composer
      look = Look(
        Snapshot(phase: isRecording ? .recording(.held) : .idle), experience: experience,
        theme: Theme(for: experience), wording: Wording(for: experience), isEnabled: !isDisabled)
      reaction = .calls(isRecording: isRecording, onPress: onPress, onRelease: onRelease)
    }

    /// The button.
    public var body: some View {
      MicButton(look, shape: .glass) { take($0) }
        .onChange(of: isRecording) { call(calls.follow(isRecording: isRecording)) }
    }

    /// Whether the app reports a recording; `false` if it does not report its recordings.
    private var isRecording: Bool {
      if case .calls(let isRecording, _, _) = reaction { isRecording } else { false }
    }

    private func take(_ action: VoiceAction) {
      switch reaction {
      case .act(let act): act(action)
      case .calls(let isRecording, _, _): call(calls.take(action, isRecording: isRecording))
      }
    }

    private func call(_ call: PressCall?) {
      guard case .calls(_, let onPress, let onRelease) = reaction else { return }
      switch call {
      case .press: onPress()
      case .release: onRelease()
      case nil: break
      }
    }
  }

  @available(iOS 18, *)
  #Preview("Idle, recording, off") {
    HStack {
      VoiceInputButton(isRecording: false, isDisabled: false, onPress: {}, onRelease: {})
      VoiceInputButton(isRecording: true, isDisabled: false, onPress: {}, onRelease: {})
      VoiceInputButton(isRecording: false, isDisabled: true, onPress: {}, onRelease: {})
    }
  }
#endif

/// A call that a button with separate press and release closures makes.
enum PressCall: Sendable, Equatable {
  case press, release
}

/// A state machine that determines which closure a button calls, and when.
///
/// The app responds to a press by recording, possibly after a delay. A release during the delay is
/// held until recording starts, so that the microphone does not stay open.
struct PressCalls: Sendable, Equatable {
  private enum Unanswered: Sendable, Equatable {
    case press, pressAndRelease
  }

  private var unanswered: Unanswered?

  init() {}

  /// Returns the call for a user action, or `nil` for none.
  ///
  /// Activation toggles recording, and releasing a button that is not recording ends nothing
  /// (S1-24).
  mutating func take(_ action: VoiceAction, isRecording: Bool) -> PressCall? {
    switch action {
    case .press where !isRecording:
      unanswered = .press
      return .press
    case .release where isRecording: return .release
    case .release:
      if unanswered == .press { unanswered = .pressAndRelease }
      return nil
    case .activate:
      unanswered = nil
      return isRecording ? .release : .press
    default: return nil
    }
  }

  mutating func follow(isRecording: Bool) -> PressCall? {
    guard isRecording else { return nil }
    defer { unanswered = nil }
    return unanswered == .pressAndRelease ? .release : nil
  }
}
