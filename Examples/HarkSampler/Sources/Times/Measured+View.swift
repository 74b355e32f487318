import Hark
import SwiftUI

extension View {
  /// Reports the shown phase and the frame rate to `measuring`.
  func measured(_ phase: Phase, by measuring: Measuring) -> some View {
    modifier(Measured(phase: phase, measuring: measuring))
  }
}

/// Records when the view receives a phase, which appears on the display one frame later.
private struct Measured: ViewModifier {
  let phase: Phase
  let measuring: Measuring

  func body(content: Content) -> some View {
    content
      .onChange(of: phase) { measuring.stopwatch?.note(.drew(phase)) }
      .background { if measuring.isOn { FrameCounter(measuring: measuring) } }
  }
}

/// An invisible view that counts frames.
private struct FrameCounter: View {
  let measuring: Measuring

  var body: some View {
    TimelineView(.animation) { timeline in
      Color.clear
        .onChange(of: timeline.date) {
          measuring.addFrame(at: timeline.date.timeIntervalSinceReferenceDate)
        }
    }
    .onDisappear { measuring.pauseFrames() }
    .accessibilityHidden(true)
  }
}
