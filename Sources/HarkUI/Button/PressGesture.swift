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

    @GestureState private var touch = 0
    @FocusState private var isFocused: Bool
    @State private var reading = PressReading()

    func body(content: Content) -> some View {
      content
        .contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: 0).map { _ in true }.reading($touch, reading.touch) {
            take($0)
          }
        )
        .onChange(of: touch) { old, _ in take(.touchOver(old)) }
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
  extension Gesture where Value == Bool {
    /// Reports touches, including those shorter than a frame; a touch begins when the gesture's value
    /// becomes true.
    ///
    /// SwiftUI does not call `onEnded` for a canceled gesture, but always resets `touch`, which holds
    /// the touch's `number` until then.
    func reading(
      _ touch: GestureState<Int>, _ number: @autoclosure @escaping () -> Int,
      take: @escaping (PressReading.Event) -> Void
    ) -> some Gesture {
      // The touch keeps its number even if the button abandons it while the finger is down.
      updating(touch) { isDown, touch, _ in if isDown, touch == 0 { touch = number() } }
        .onChanged { if $0 { take(.touchBegan) } }
        .onEnded { _ in take(.touchEnded) }
    }
  }
#endif
