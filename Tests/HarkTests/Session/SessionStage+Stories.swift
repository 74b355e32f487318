import Hark
import HarkTesting
import Testing

// Steps that several stories share.
extension SessionStage {
  /// Starts a manual recording, regardless of the gesture policy, and waits until the microphone is
  /// open.
  func record() async throws {
    let openings = microphone.openings.count
    try await voice.toggle()
    await microphone.opened(openings + 1)
    try await phase { $0 == .recording(.hand) }
  }

  /// Ends a manual recording at least one second after the last tap.
  func stop() async throws {
    await clock.advance(by: 1)
    try await voice.toggle()
  }

  /// Sends the samples of a sound timeline.
  func hear(_ picture: String) { microphone.send(SoundTimeline(picture).samples) }

  /// Waits for an interim result with this text.
  func interim(_ text: String) async {
    await next { if case .interim(_, text, _) = $0 { true } else { false } }
  }

  /// Waits until a recording has stopped and returns the reason.
  func stopped() async throws -> StopReason {
    let event = await next { if case .recordingStopped = $0 { true } else { false } }
    guard case .recordingStopped(_, let reason, _) = try #require(event) else {
      return .failure
    }
    return reason
  }

  /// Presses until the press counts as a hold.
  func hold() async throws {
    let sleepers = clock.deadlines.count
    try await voice.press()
    await clock.sleepers(sleepers + 1)
    await clock.advance(by: 0.3)
  }

  /// Waits until both timers for the last words are set.
  ///
  /// One timer limits the total wait. The other is measured from the time that its task reads from
  /// the clock, so the clock must not advance before then.
  func waitsForLastWords() async { await clock.sleepers(2) }

  /// The failures reported so far.
  var failures: [VoiceFailure] {
    noted.compactMap { if case .failed(let failure) = $0 { failure } else { nil } }
  }
}

extension Experience {
  /// The call in which the user starts and ends each turn by hand.
  static var callByHand: Experience {
    var experience = Experience.call
    experience.name = "call, by hand"
    experience.detection.mode = .pushToTalk
    return experience
  }

  /// The experiences in which recordings are started by hand.
  static let byHand = [composer, capture, dictation, mealLog]
}
