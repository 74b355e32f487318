import Hark
import HarkTesting
import Testing

// Steps that several stories share.
extension SessionStage {
  /// Begins a recording by hand, whatever the gesture policy, and waits until the microphone is
  /// open.
  func record() async throws {
    let openings = microphone.openings.count
    try await voice.activate()
    await microphone.opened(openings + 1)
    try await phase { $0 == .recording(.hand) }
  }

  /// Ends a recording by hand, well after the last tap.
  func stop() async throws {
    await clock.advance(by: 1)
    try await voice.activate()
  }

  /// Sends a picture of sound.
  func hear(_ picture: String) { microphone.send(SoundTimeline(picture).samples) }

  /// Waits for an interim text.
  func interim(_ text: String) async {
    await next { if case .interim(_, text, _) = $0 { true } else { false } }
  }

  /// Waits until a recording has stopped and returns why.
  func stopped() async throws -> StopReason {
    let happening = await next { if case .recordingStopped = $0 { true } else { false } }
    guard case .recordingStopped(_, let reason, _) = try #require(happening) else {
      return .failure
    }
    return reason
  }

  /// Keeps a finger down until it counts as a hold.
  func hold() async throws {
    let sleepers = clock.deadlines.count
    try await voice.press()
    await clock.sleepers(sleepers + 1)
    await clock.advance(by: 0.3)
  }

  /// Waits until both alarms for the last words are set: one for the longest wait, and one that
  /// counts from when its errand reads the clock, which must not have been advanced by then.
  func waitsForLastWords() async { await clock.sleepers(2) }

  /// The failures told so far.
  var failures: [VoiceFailure] {
    noted.compactMap { if case .failed(let failure) = $0 { failure } else { nil } }
  }
}

extension Experience {
  /// The call whose turns a finger begins and ends.
  static var callByHand: Experience {
    var experience = Experience.call
    experience.name = "call, by hand"
    experience.detection.mode = .pushToTalk
    return experience
  }

  /// The experiences in which a recording is begun by hand.
  static let byHand = [composer, capture, dictation, mealLog]
}
