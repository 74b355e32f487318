import Hark
import HarkScreens
import SwiftUI
import Testing

@testable import HarkPresentation
@testable import HarkUI

/// Tests how the views compose SwiftUI's gestures, with scripted touches.
extension AppleSuite {
  @Suite("Touches of a button and of a conversation")
  @MainActor struct TouchTests {
    /// The actions that the view reported.
    @MainActor private final class Reported { var actions: [VoiceAction] = [] }

    private let reported = Reported()
    private let isDown = State(initialValue: false)

    private var button: PressGesture {
      PressGesture(
        words: AccessibleButton(
          label: "", hint: "", isEnabled: true, isSelected: false, startsCapture: false),
        isEnabled: true,
        isDown: isDown.projectedValue, act: { [reported] in reported.actions.append($0) })
    }

    private func conversation(isEnabled: Bool = true) -> HoldReport {
      HoldReport(isEnabled: isEnabled, isDown: isDown.projectedValue) { [reported] in
        if case .voice(let action) = $0 { reported.actions.append(action) }
      }
    }

    /// Returns a finger on the conversation; a separate modifier reports the hold.
    private func finger(isEnabled: Bool = true) throws -> Finger {
      try Finger(on: #require(_Evaluation.of(conversation(isEnabled: isEnabled)).modifiers.first))
    }

    @Test("A press within one frame counts")
    func brief() throws {
      try Finger(on: button).withinOneFrame(.down, .up)
      #expect(reported.actions == [.press, .release])
    }

    @Test("A finger that moves on a button keeps it pressed")
    func moving() throws {
      let finger = try Finger(on: button)
      finger.does(.down, .moved(200))
      #expect(reported.actions == [.press])
      finger.does(.up)
      #expect(reported.actions == [.press, .release])
    }

    @Test("A canceled touch is released once")
    func canceled() throws {
      try Finger(on: button).does(.down, .canceled)
      #expect(reported.actions == [.press, .release])
      #expect(!isDown.wrappedValue)
    }

    @Test("A hold begins once the finger has rested")
    func rests() throws {
      let finger = try finger()
      finger.does(.down, .moved(3), .rested(GestureTiming.hold - 0.01))
      #expect(reported.actions == [])
      finger.does(.rested(0.01))
      #expect(reported.actions == [.hold])
      #expect(isDown.wrappedValue)
      finger.does(.moved(50), .up)
      #expect(reported.actions == [.hold, .release])
    }

    @Test("A hold ends although the finger never moved", arguments: [_TouchEvent.up, .canceled])
    func still(_ end: _TouchEvent) throws {
      try finger().does(.down, .rested(GestureTiming.hold), end)
      #expect(reported.actions == [.hold, .release])
      #expect(!isDown.wrappedValue)
    }

    @Test("A finger that scrolls the conversation starts no hold")
    func scrolls() throws {
      try finger().does(.down, .moved(11), .rested(1), .up)
      #expect(reported.actions == [])
    }

    @Test("A conversation does not scroll while it is held")
    func stays() throws {
      #expect(!_Evaluation.of(conversation()).disablesScrolling)
      let finger = try finger()
      finger.does(.down, .rested(GestureTiming.hold))
      #expect(_Evaluation.of(conversation()).disablesScrolling)
      finger.does(.up)
      #expect(!_Evaluation.of(conversation()).disablesScrolling)
    }

    @Test("A disabled conversation leaves touches to what is in it")
    func disabled() throws {
      #expect(try finger(isEnabled: false).mask == .subviews)
      #expect(try finger().mask == .all)
    }
  }
}
