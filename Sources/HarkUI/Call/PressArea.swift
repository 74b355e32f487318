#if canImport(UIKit)
  import Hark
  import HarkScreens
  import SwiftUI

  /// The whole of a call presses its microphone where nothing else is touched: it lies behind
  /// everything that is used by itself (S3-69).
  @available(iOS 18, *)
  struct PressArea: View {
    let isEnabled: Bool
    let act: CallAct
    @GestureState private var isDown = false

    var body: some View {
      Color.clear
        .contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: 0).updating($isDown) { _, isDown, _ in isDown = true },
          including: isEnabled ? .all : .none
        )
        .modifier(PressReport(isDown: isDown, act: act))
        .accessibilityHidden(true)
    }
  }

  @available(iOS 18, *)
  extension View {
    /// Presses the call's microphone once a finger has been held still here for as long as a hold
    /// takes; until then it scrolls and chooses text.
    func pressedByHolding(isEnabled: Bool, act: @escaping CallAct) -> some View {
      modifier(HoldReport(isEnabled: isEnabled, act: act))
    }
  }

  @available(iOS 18, *)
  private struct HoldReport: ViewModifier {
    let isEnabled: Bool
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
        .modifier(PressReport(isDown: isHeld, act: act))
    }
  }

  /// Tells of a finger that comes down and is lifted.
  ///
  /// The state that it follows is taken back when the
  /// system cancels the touch, so that no press lasts for ever.
  @available(iOS 18, *)
  private struct PressReport: ViewModifier {
    let isDown: Bool
    let act: CallAct

    func body(content: Content) -> some View {
      content
        .onChange(of: isDown) { act(.voice(isDown ? .press : .release)) }
        .onDisappear { if isDown { act(.voice(.release)) } }
    }
  }
#endif
