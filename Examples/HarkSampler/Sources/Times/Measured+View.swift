import Hark
import SwiftUI

extension View {
  /// Tells `measuring` what has come to be shown, and how smoothly it moves.
  func measured(_ phase: Phase, by measuring: Measuring) -> some View {
    modifier(Measured(phase: phase, measuring: measuring))
  }
}

/// Takes the time at which the view was given a phase: what is on the glass comes one frame later.
private struct Measured: ViewModifier {
  let phase: Phase
  let measuring: Measuring

  func body(content: Content) -> some View {
    content
      .onChange(of: phase) { measuring.stopwatch?.note(.drew(phase)) }
      .background { if measuring.isOn { FrameCounter(measuring: measuring) } }
  }
}

/// Draws nothing, once for each frame.
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
