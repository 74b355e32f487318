import SwiftUI
import Testing

/// A finger on a view whose modifier attaches one gesture.
@MainActor final class Finger {
  private let modifier: any ViewModifier
  private var recognize: (_TouchEvent) -> Void = { _ in }
  private var compared: [Any] = []

  /// Whether the view's gestures, its subviews' gestures, or both are active.
  private(set) var mask = GestureMask.none

  init(on modifier: any ViewModifier) throws {
    self.modifier = modifier
    let evaluation = _Evaluation.of(modifier)
    let attached = try #require(evaluation.gestures.first)
    compared = evaluation.comparisons.map(\.value)
    mask = attached.mask
    recognize = Self.recognizer(attached.gesture)
  }

  /// Performs the events in order, and updates the view after each.
  func does(_ events: _TouchEvent...) {
    for event in events { withinOneFrame(event) }
  }

  /// Performs all events before the view is updated.
  func withinOneFrame(_ events: _TouchEvent...) {
    for event in events { recognize(event) }
    update()
  }

  private func update() {
    let comparisons = _Evaluation.of(modifier).comparisons
    for (old, comparison) in zip(compared, comparisons) { comparison.compare(old) }
    compared = comparisons.map(\.value)
  }

  private static func recognizer(_ gesture: some Gesture) -> (_TouchEvent) -> Void {
    let recognize = gesture._recognizer()
    return { _ = recognize($0) }
  }
}
