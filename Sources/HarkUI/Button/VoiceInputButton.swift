#if canImport(UIKit)
  import Hark
  import HarkScreens
  import SwiftUI

  /// The microphone button of a chat: a sign on glass, held to talk (S1).
  @available(iOS 18, *)
  public struct VoiceInputButton: View {
    private let look: Look
    private let reaction: Reaction
    @State private var calls = PressCalls()

    /// Who is told of what is done to it.
    private enum Reaction {
      case act(@MainActor (VoiceAction) -> Void)
      case calls(
        isRecording: Bool, onPress: @MainActor () -> Void, onRelease: @MainActor () -> Void)
    }

    /// Makes the button for the look of a moment; `act` is told of presses, releases and activations.
    public init(_ look: Look, act: @escaping @MainActor (VoiceAction) -> Void) {
      self.look = look
      reaction = .act(act)
    }

    /// Makes the button as a screen's own model knows it.
    ///
    /// - Parameters:
    ///   - isRecording: Whether a recording is under way.
    ///   - isDisabled: Whether it cannot be used.
    ///   - onPress: A finger came down, a held key began to count, or assistive technology starts.
    ///   - onRelease: It was lifted, or assistive technology stops; where it was lifted before
    ///     `isRecording`, as soon as that is so.
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

    /// Whether the app records, where it says so itself.
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
