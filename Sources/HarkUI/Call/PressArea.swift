#if canImport(SwiftUI)
  import Hark
  import HarkScreens
  import SwiftUI

  /// An area, behind all other elements of a call, in which a touch presses the microphone (S3-69).
  @available(iOS 18, *) struct PressArea: View {
    let isEnabled: Bool
    @Binding var isDown: Bool
    let act: CallAct

    var body: some View {
      Color.clear
        .contentShape(Rectangle())
        .modifier(
          PressReport(
            gesture: DragGesture(minimumDistance: 0).map { _ in true }, press: .press,
            isEnabled: isEnabled, isDown: $isDown, act: act)
        )
        .accessibilityHidden(true)
    }
  }

  /// A modifier that starts a hold once a finger has rested on the view for `GestureTiming.hold`;
  /// until then, the finger can scroll; afterward, scrolling is disabled.
  @available(iOS 18, *) struct HoldReport: ViewModifier {
    let isEnabled: Bool
    @Binding var isDown: Bool
    let act: CallAct

    func body(content: Content) -> some View {
      let hold = LongPressGesture(minimumDuration: GestureTiming.hold)
        .sequenced(before: DragGesture(minimumDistance: 0))
        .map { if case .second(true, _) = $0 { true } else { false } }
      content.scrollDisabled(isDown).modifier(
        PressReport(gesture: hold, press: .hold, isEnabled: isEnabled, isDown: $isDown, act: act))
    }
  }

  /// A modifier that reports a press when the gesture's value becomes true, and a release when the
  /// touch ends or is canceled.
  @available(iOS 18, *) private struct PressReport<Touch: Gesture<Bool>>: ViewModifier {
    let gesture: Touch

    /// The action that is reported for a press: `press` or `hold`.
    let press: VoiceAction
    let isEnabled: Bool
    @Binding var isDown: Bool
    let act: CallAct
    @GestureState private var touch = 0
    @State private var reading = PressReading()

    func body(content: Content) -> some View {
      content
        .simultaneousGesture(
          gesture.reading($touch, reading.touch) { take($0) },
          including: isEnabled ? .all : .subviews
        )
        .onChange(of: touch) { old, _ in take(.touchOver(old)) }
        .onDisappear { take(.lost) }
    }

    private func take(_ event: PressReading.Event) {
      guard let action = reading.take(event, isEnabled: isEnabled) else { return }
      isDown = reading.isPressed
      act(.voice(action == .press ? press : action))
    }
  }
#endif
