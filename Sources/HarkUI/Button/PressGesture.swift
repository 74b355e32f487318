#if canImport(SwiftUI)
  import Hark
  import HarkPresentation
  import HarkScreens
  import SwiftUI

  /// A modifier that turns a view into a microphone button for touch, keyboard, and assistive
  /// technology.
  @available(iOS 18, *)
  struct PressGesture: ViewModifier {
    let words: AccessibleButton
    let isEnabled: Bool
    @Binding var isDown: Bool
    let act: @MainActor (VoiceAction) -> Void

    /// Whether a finger is down; the system resets this when a touch ends or is canceled, for
    /// example by an alert.
    @GestureState private var isTouched = false
    @FocusState private var isFocused: Bool
    @State private var reading = PressReading()

    func body(content: Content) -> some View {
      content
        .contentShape(Rectangle())
        .gesture($isTouched.touch)
        .onChange(of: isTouched) { take(isTouched ? .touchBegan : .touchEnded) }
        .focusable(isEnabled, interactions: .activate)
        .focused($isFocused)
        .onKeyPress(keys: [.space, .return], phases: .all) { press in take(press) }
        .onChange(of: isFocused) { if !isFocused { take(.lost) } }
        .task(id: reading.waitingKey) { await waitForHold() }
        .onDisappear { take(.lost) }
        .accessible(words, startsMedia: words.startsCapture)
        // The action is attached outside the accessibility element, which hides everything inside
        // it.
        .accessibilityAction { take(.activated) }
    }

    private func take(_ press: KeyPress) -> KeyPress.Result {
      // A held key repeats; only its first press and its release count.
      if press.phase == .down { take(.keyDown) }
      if press.phase == .up { take(.keyUp) }
      return .handled
    }

    private func waitForHold() async {
      guard let key = reading.waitingKey else { return }
      guard (try? await Task.sleep(for: .seconds(GestureTiming.hold))) != nil else { return }
      take(.keyTimeOver(key))
    }

    private func take(_ event: PressReading.Event) {
      let action = reading.take(event, isEnabled: isEnabled)
      isDown = reading.isPressed
      if let action { act(action) }
    }
  }

  @available(iOS 18, *)
  extension GestureState where Value == Bool {
    /// A gesture that sets the state while a finger is down on the view.
    @MainActor var touch: some Gesture {
      DragGesture(minimumDistance: 0).updating(self) { _, isTouched, _ in isTouched = true }
    }
  }
#endif
