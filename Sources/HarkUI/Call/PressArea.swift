#if canImport(UIKit)
  import Hark
  import HarkScreens
  import SwiftUI

  /// The whole of a call presses its microphone where nothing else is touched: it lies behind
  /// everything that is used by itself (S3-69).
  @available(iOS 18, *)
  struct PressArea: View {
    let isEnabled: Bool

    /// Told whether a finger presses here.
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

  @available(iOS 18, *)
  extension View {
    /// Holds the call's microphone once a finger has been still here for as long as a hold takes; until
    /// then it scrolls.
    func pressedByHolding(
      isEnabled: Bool, isDown: Binding<Bool>, act: @escaping CallAct
    ) -> some View {
      modifier(HoldReport(isEnabled: isEnabled, isDown: isDown, act: act))
    }
  }

  @available(iOS 18, *)
  private struct HoldReport: ViewModifier {
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

  /// Tells of a finger that comes down and is lifted.
  ///
  /// The state that it follows is taken back when the
  /// system cancels the touch, so that no press lasts for ever.
  @available(iOS 18, *)
  private struct PressReport: ViewModifier {
    let isTouched: Bool

    /// What a finger that comes down is told as.
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
