#if canImport(SwiftUI)
  import Hark
  import HarkPresentation
  import SwiftUI

  /// The push-to-talk microphone button of a chat, for a screen with its own model: an icon on glass
  /// (S1).
  @available(iOS 18, *)
  public struct VoiceInputButton: View {
    private let look: Look
    private let isRecording: Bool
    private let onPress: @MainActor () -> Void
    private let onRelease: @MainActor () -> Void
    @State private var calls = PressCalls()

    /// Creates the button from the state of a screen's own model.
    ///
    /// - Parameters:
    ///   - isRecording: Whether a recording is in progress.
    ///   - isDisabled: Whether the button is disabled.
    ///   - onPress: Called when a touch begins, when a key has been held for `GestureTiming.hold`,
    ///     or when a short key press or assistive technology starts a recording.
    ///   - onRelease: Called when the touch or hold ends, or when a short key press or assistive
    ///     technology stops the recording; if the press ends before `isRecording` is true, called
    ///     as soon as it is.
    public init(
      isRecording: Bool, isDisabled: Bool, onPress: @escaping @MainActor () -> Void,
      onRelease: @escaping @MainActor () -> Void
    ) {
      let experience = Experience.composer
      look = Look(
        Snapshot(phase: isRecording ? .recording(.held) : .idle), experience: experience,
        theme: Theme(for: experience), wording: Wording(for: experience), isEnabled: !isDisabled)
      self.isRecording = isRecording
      self.onPress = onPress
      self.onRelease = onRelease
    }

    /// The button.
    public var body: some View {
      MicButton(look, shape: .glass) { call(calls.take($0, isRecording: isRecording)) }
        .onChange(of: isRecording) { call(calls.follow(isRecording: isRecording)) }
    }

    private func call(_ call: PressCall?) {
      switch call {
      case .press: onPress()
      case .release: onRelease()
      case nil: break
      }
    }
  }

  @available(iOS 18, *) #Preview("Idle, recording, off") {
    HStack {
      VoiceInputButton(isRecording: false, isDisabled: false, onPress: {}, onRelease: {})
      VoiceInputButton(isRecording: true, isDisabled: false, onPress: {}, onRelease: {})
      VoiceInputButton(isRecording: false, isDisabled: true, onPress: {}, onRelease: {})
    }
  }
#endif
