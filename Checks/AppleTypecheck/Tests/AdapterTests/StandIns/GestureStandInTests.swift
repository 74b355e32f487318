import SwiftUI
import Testing

/// Verifies the stand-in for SwiftUI's gestures against the statements in Apple's documentation,
/// without Hark.
extension AppleSuite {
  @Suite("The stand-in for gestures")
  @MainActor struct GestureStandInTests {
    @MainActor private final class Seen { var all: [String] = [] }

    private let seen = Seen()
    private let state = GestureState(wrappedValue: false)

    private func does(_ gesture: some Gesture, _ events: _TouchEvent...) {
      let recognize = gesture._recognizer()
      for event in events { _ = recognize(event) }
    }

    private func named<G: Gesture>(_ gesture: G, _ name: String) -> some Gesture
    where G.Value: Equatable {
      gesture.onChanged { [seen] _ in seen.all.append("\(name) changed") }
        .onEnded { [seen] _ in seen.all.append("\(name) ended") }
    }

    // swiftui/longpressgesture/minimumduration, …/maximumdistance.
    @Test("A long press succeeds after its minimum duration, and fails beyond its maximum distance")
    func longPress() {
      let press = LongPressGesture(minimumDuration: 1, maximumDistance: 10)
      does(named(press, "short"), .down, .rested(0.9), .up)
      does(named(press, "long"), .down, .rested(0.5), .moved(10), .rested(0.5))
      does(named(press, "far"), .down, .moved(10.5), .rested(2))
      #expect(seen.all == ["short changed", "long changed", "long ended", "far changed"])
    }

    // swiftui/draggesture/minimumdistance.
    @Test("A drag begins after its minimum distance")
    func drag() {
      does(named(DragGesture(minimumDistance: 5), "near"), .down, .moved(4), .up)
      does(named(DragGesture(minimumDistance: 5), "far"), .down, .moved(5), .up)
      does(named(DragGesture(minimumDistance: 0), "at once"), .down)
      #expect(seen.all == ["far changed", "far ended", "at once changed"])
    }

    // swiftui/gesture/onended(_:): "The action is only performed if the gesture ends successfully."
    // swiftui/gesturestate: "implicitly resets when the gesture becomes inactive".
    @Test("A canceled gesture resets its state and does not call its end action")
    func canceled() {
      let drag = DragGesture(minimumDistance: 0).updating(state) { _, state, _ in state = true }
      let recognize = named(drag, "drag")._recognizer()
      _ = recognize(.down)
      #expect(state.wrappedValue)
      _ = recognize(.canceled)
      #expect(!state.wrappedValue)
      #expect(seen.all == ["drag changed"])
    }

    // swiftui/sequencegesture: "the second gesture only receiving events after the first gesture
    // succeeds".
    @Test("The second gesture of a sequence receives events after the first has succeeded")
    func sequence() {
      let press = LongPressGesture(minimumDuration: 1)
      let both = press.sequenced(before: DragGesture(minimumDistance: 0)).map {
        switch $0 {
        case .first: "press"
        case .second(_, nil): "succeeded"
        case .second(_, .some): "drag"
        }
      }
      does(
        both.onChanged { [seen] in seen.all.append($0) }, .down, .moved(1), .rested(1), .moved(2))
      #expect(seen.all == ["press", "succeeded", "drag"])
    }

    // swiftui/gesture/onchanged(_:): "when the gesture's value changes".
    @Test("A value that stays the same is reported once")
    func same() {
      let drag = DragGesture(minimumDistance: 0).map { _ in true }
      does(named(drag, "drag"), .down, .moved(1), .moved(2))
      #expect(seen.all == ["drag changed"])
    }
  }
}
