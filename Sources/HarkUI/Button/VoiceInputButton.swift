#if canImport(UIKit)
  import Hark
  import HarkScreens
  import SwiftUI

  /// The microphone button of a chat: a sign on glass, held to talk (S1).
  @available(iOS 18, *)
  public struct VoiceInputButton: View {
    private let look: Look
    private let act: @MainActor (VoiceAction) -> Void

    /// Makes the button for the look of a moment; `act` is told of presses, releases and activations.
    public init(_ look: Look, act: @escaping @MainActor (VoiceAction) -> Void) {
      self.look = look
      self.act = act
    }

    /// Makes the button as a screen's own model knows it.
    ///
    /// - Parameters:
    ///   - isRecording: Whether a recording is under way.
    ///   - isDisabled: Whether it cannot be used.
    ///   - onPress: A finger came down, a held key began to count, or assistive technology starts.
    ///   - onRelease: It was lifted, or assistive technology stops.
    public init(
      isRecording: Bool, isDisabled: Bool, onPress: @escaping @MainActor () -> Void,
      onRelease: @escaping @MainActor () -> Void
    ) {
      let experience = Experience.composer
      look = Look(
        Snapshot(phase: isRecording ? .recording(.held) : .idle), experience: experience,
        theme: Theme(for: experience), wording: Wording(for: experience), isEnabled: !isDisabled)
      act = { action in
        switch PressCall(action, isRecording: isRecording) {
        case .press: onPress()
        case .release: onRelease()
        case nil: break
        }
      }
    }

    /// The button.
    public var body: some View { MicButton(look, shape: .glass, act: act) }
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
