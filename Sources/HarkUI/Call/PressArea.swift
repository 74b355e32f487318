#if canImport(SwiftUI)
  import Hark
  import HarkScreens
  import SwiftUI

  /// An area, behind all other elements of a call, in which a touch presses the microphone (S3-69).
  @available(iOS 18, *)
  struct PressArea: View {
    let isEnabled: Bool
    @Binding var isDown: Bool
    let act: CallAct
    @GestureState private var isTouched = false

    var body: some View {
      Color.clear
        .contentShape(Rectangle())
        .gesture($isTouched.touch, including: isEnabled ? .all : .none)
        .modifier(PressReport(isTouched: isTouched, press: .press, isDown: $isDown, act: act))
        .accessibilityHidden(true)
    }
  }

  /// A modifier that starts a hold once a finger has rested on the view for `GestureTiming.hold`;
  /// until then, the finger can scroll.
  @available(iOS 18, *)
  struct HoldReport: ViewModifier {
    let isEnabled: Bool
    @Binding var isDown: Bool
    let act: CallAct
    @GestureState private var isHeld = false

    func body(content: Content) -> some View {
      content
        .simultaneousGesture(
          LongPressGesture(minimumDuration: GestureTiming.hold)
            .sequenced(before: DragGesture(minimumDistance: 0))
            .updating($isHeld) { value, isHeld, _ in
              if case .second(true, _) = value { isHeld = true }
            },
          including: isEnabled ? .all : .subviews
        )
        .modifier(PressReport(isTouched: isHeld, press: .hold, isDown: $isDown, act: act))
    }
  }

  /// A modifier that reports presses and releases; a canceled touch resets the state, so every
  /// press ends.
  @available(iOS 18, *)
  private struct PressReport: ViewModifier {
    let isTouched: Bool

    /// The action reported when the press begins.
    let press: VoiceAction
    @Binding var isDown: Bool
    let act: CallAct

    func body(content: Content) -> some View {
      content
        .onChange(of: isTouched) { tell(isTouched) }
        .onDisappear { if isTouched { tell(false) } }
    }

    private func tell(_ isTouched: Bool) {
      isDown = isTouched
      act(.voice(isTouched ? press : .release))
    }
  }
#endif
