import HarkScreens
import LedgerCoverage
import Testing

@testable import HarkUI

@Suite("Input of a button")
struct PressReadingTests {
  /// A reading whose state a test can inspect.
  private final class Read {
    private var reading = PressReading()
    var isPressed: Bool { reading.isPressed }
    var waitingKey: Int? { reading.waitingKey }
    var touch: Int { reading.touch }
    func take(_ event: PressReading.Event, isEnabled: Bool) -> VoiceAction? {
      reading.take(event, isEnabled: isEnabled)
    }
  }

  /// Returns the actions that `events` cause, in order.
  private func told(_ events: [PressReading.Event], isEnabled: Bool = true) -> [VoiceAction] {
    var reading = PressReading()
    return events.compactMap { reading.take($0, isEnabled: isEnabled) }
  }

  @Test("A touch presses when it begins and releases when it ends", .covers("S1-24"))
  func touch() {
    #expect(told([.touchBegan]) == [.press])
    #expect(told([.touchBegan, .touchEnded]) == [.press, .release])
  }

  @Test("A touch that is reported repeatedly presses once", .covers("S1-25"))
  func once() {
    #expect(told([.touchBegan, .touchBegan, .touchBegan, .touchEnded]) == [.press, .release])
    #expect(told([.touchBegan, .touchEnded, .touchEnded]) == [.press, .release])
  }

  @Test("A touch shorter than a frame presses and releases, as does the next one")
  func brief() {
    // The view updates only after both touches, so it reports no cancellation of the first.
    let events: [PressReading.Event] = [
      .touchBegan, .touchEnded, .touchBegan, .touchEnded, .touchOver(2),
    ]
    #expect(told(events) == [.press, .release, .press, .release])
  }

  @Test("A touch that the system cancels releases, and the one after it counts")
  func canceled() {
    let events: [PressReading.Event] = [
      .touchBegan, .touchOver(1), .touchBegan, .touchBegan, .touchEnded,
    ]
    #expect(told(events) == [.press, .release, .press, .release])
  }

  @Test("The end of a touch that is also reported as a cancellation releases once")
  func endedAndCanceled() {
    #expect(told([.touchBegan, .touchEnded, .touchOver(1)]) == [.press, .release])
    #expect(told([.touchBegan, .touchOver(1), .touchEnded]) == [.press, .release])
  }

  @Test("The late cancellation of a touch does not release the next one")
  func lateCancellation() {
    let reading = Read()
    let first = reading.touch
    _ = reading.take(.touchBegan, isEnabled: true)
    #expect(reading.touch == first)
    _ = reading.take(.touchEnded, isEnabled: true)
    #expect(reading.take(.touchBegan, isEnabled: true) == .press)
    #expect(reading.touch != first)
    #expect(reading.take(.touchOver(first), isEnabled: true) == nil)
    #expect(reading.isPressed)
    #expect(reading.take(.touchOver(reading.touch), isEnabled: true) == .release)
  }

  @Test("A touch that was ignored or given up does not share its number with the next one")
  func ignoredTouch() {
    let reading = Read()
    for isEnabled in [false, true] {
      let first = reading.touch
      _ = reading.take(.touchBegan, isEnabled: isEnabled)
      _ = reading.take(.lost, isEnabled: true)
      _ = reading.take(.touchEnded, isEnabled: true)
      #expect(reading.take(.touchBegan, isEnabled: true) == .press)
      #expect(reading.take(.touchOver(first), isEnabled: true) == nil)
      #expect(reading.take(.touchEnded, isEnabled: true) == .release)
    }
  }

  @Test("A disabled button ignores presses, keys, and activations", .covers("S1-26"))
  func disabled() {
    let all: [PressReading.Event] = [
      .touchBegan, .touchEnded, .keyDown, .keyUp, .keyDown, .keyTimeOver(1), .keyUp, .activated,
    ]
    #expect(told(all, isEnabled: false).isEmpty)
  }

  @Test("A button that is disabled during a touch is released when the touch ends")
  func switchedOff() {
    let reading = Read()
    #expect(reading.take(.touchBegan, isEnabled: true) == .press)
    #expect(reading.take(.touchEnded, isEnabled: false) == .release)
    #expect(!reading.isPressed)
  }

  @Test("A short key press activates", .covers("S5-FR-037"))
  func key() {
    #expect(told([.keyDown, .keyUp]) == [.activate])
    #expect(told([.keyDown, .keyDown, .keyDown, .keyUp]) == [.activate])
  }

  @Test("A long key press holds until the key is released")
  func heldKey() {
    let reading = Read()
    #expect(reading.take(.keyDown, isEnabled: true) == nil)
    let key = reading.waitingKey
    #expect(key != nil)
    #expect(reading.take(.keyTimeOver(key ?? 0), isEnabled: true) == .press)
    #expect(reading.waitingKey == nil)
    #expect(reading.take(.keyTimeOver(key ?? 0), isEnabled: true) == nil)
    #expect(reading.take(.keyUp, isEnabled: true) == .release)
  }

  @Test("The timeout of an earlier key does not affect the next one")
  func oldTime() {
    let reading = Read()
    _ = reading.take(.keyDown, isEnabled: true)
    let old = reading.waitingKey ?? 0
    _ = reading.take(.keyUp, isEnabled: true)
    _ = reading.take(.keyDown, isEnabled: true)
    #expect(reading.take(.keyTimeOver(old), isEnabled: true) == nil)
    #expect(reading.take(.keyUp, isEnabled: true) == .activate)
  }

  @Test("Assistive technology activates, even instead of a hold")
  func assistive() {
    #expect(told([.activated, .activated]) == [.activate, .activate])
  }

  @Test("An activation by a key is reported once")
  func keyToldTwice() {
    #expect(told([.keyDown, .activated, .keyUp]) == [.activate])
  }

  @Test("A button that disappears or loses focus is released")
  func lost() {
    #expect(told([.touchBegan, .lost]) == [.press, .release])
    #expect(told([.keyDown, .keyTimeOver(1), .lost]) == [.press, .release])
    #expect(told([.keyDown, .lost, .keyUp]).isEmpty)
    #expect(told([.lost]).isEmpty)
  }

  @Test("Every press is released before the next one, for any sequence of events")
  func never() {
    let events: [PressReading.Event] = [
      .touchBegan, .touchEnded, .touchOver(1), .touchOver(2), .keyDown, .keyUp,
      .keyTimeOver(1), .keyTimeOver(2), .activated, .lost,
    ]
    for first in events {
      for second in events {
        for third in events {
          for fourth in events {
            var depth = 0
            for action in told([first, second, third, fourth, .lost]) {
              if action == .press { depth += 1 }
              if action == .release { depth -= 1 }
              #expect((0...1).contains(depth))
            }
            #expect(depth == 0)
          }
        }
      }
    }
  }
}
