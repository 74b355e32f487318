import Hark
import HarkScreens
import Testing

@testable import HarkUI

@Suite("Requests to record")
@MainActor
struct VoiceRequestsTests {
  @available(iOS 17, macOS 14, *)
  private func actions(
    of requests: VoiceRequests, on screen: VoiceText
  ) -> [VoiceText.Action] {
    var actions: [VoiceText.Action] = []
    requests.meet(on: screen) { actions.append($0) }
    return actions
  }

  @available(iOS 17, macOS 14, *)
  @Test("The screen of the experience meets a request once")
  func once() {
    let requests = VoiceRequests()
    let screen = VoiceText(.textField)
    #expect(actions(of: requests, on: screen) == [])
    requests.record(.textField)
    #expect(actions(of: requests, on: screen) == [.voice(.activate)])
    #expect(requests.experience == nil)
    #expect(actions(of: requests, on: screen) == [])
  }

  @available(iOS 17, macOS 14, *)
  @Test("A request waits for its own screen, and the last one counts")
  func waits() {
    let requests = VoiceRequests()
    requests.record(.textField)
    requests.record(.mealLog)
    #expect(actions(of: requests, on: VoiceText(.textField)) == [])
    #expect(requests.experience == .mealLog)
    #expect(actions(of: requests, on: VoiceText(.mealLog)) == [.voice(.activate)])
  }

  @available(iOS 17, macOS 14, *)
  @Test("A recording in progress meets a request, and is not stopped by it", arguments: Phase.busy)
  func underWay(phase: Phase) {
    let requests = VoiceRequests()
    var screen = VoiceText(.textField)
    _ = screen.handle(.shown(Snapshot(phase: phase)))
    requests.record(.textField)
    #expect(actions(of: requests, on: screen) == [])
    #expect(requests.experience == nil)
  }

  @available(iOS 17, macOS 14, *)
  @Test("After a failure, a request tries again")
  func failed() {
    let requests = VoiceRequests()
    var screen = VoiceText(.textField)
    _ = screen.handle(.shown(Snapshot(phase: .failed(.microphoneLost))))
    requests.record(.textField)
    #expect(actions(of: requests, on: screen) == [.voice(.activate)])
  }
}

extension Phase {
  fileprivate static let busy: [Phase] = [
    .rationale, .authorizing, .starting, .recording(.hand), .finalizing,
  ]
}
