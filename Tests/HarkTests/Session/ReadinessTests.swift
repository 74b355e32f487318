import HarkTesting
import LedgerCoverage
import SeededTests
import TestLimits
import Testing

@testable import Hark

@Suite("The conditions that block a recording", .seeds(50), .hangLimit(minutes: 5))
struct ReadinessTests {
  private static let pairs = PermissionStatus.allCases.flatMap { speech in
    PermissionStatus.allCases.map { (speech, $0) }
  }

  /// Returns the phase after a tap with these permissions.
  private static func expected(_ speech: PermissionStatus, _ microphone: PermissionStatus) -> Phase
  {
    if speech == .notDetermined || microphone == .notDetermined { return .rationale }
    switch (speech, microphone) {
    case (.denied, _): return .failed(.speechPermissionDenied)
    case (.restricted, _), (.authorized, .restricted): return .failed(.permissionRestricted)
    case (.authorized, .denied): return .failed(.microphonePermissionDenied)
    default: return .recording(.hand)
    }
  }

  @Test(
    "Every pair of answers leads to the rationale, to its failure, or to a recording",
    .covers(
      "S1-06", "S1-15", "S1-16", "S4-17", "S5-FR-016", "S5-FR-017", "S5-FR-019", "S5-FR-021"),
    arguments: pairs)
  func statuses(_ speech: PermissionStatus, _ microphone: PermissionStatus) async throws {
    for experience in Experience.byHand {
      let stage = SessionStage(
        experience,
        permissions: ScriptedPermissions([.speech: speech, .microphone: microphone]))
      try await stage.voice.toggle()
      let expected = Self.expected(speech, microphone)
      try await stage.phase { $0 == expected }
      #expect(stage.permissions.requests == [], "nobody is asked before the explanation")
      #expect(stage.microphone.openings.count == (expected == .recording(.hand) ? 1 : 0))
    }
  }

  @Test("A hold and a change to an automatic mode are blocked as a tap is", arguments: pairs)
  func otherStarts(_ speech: PermissionStatus, _ microphone: PermissionStatus) async throws {
    for isHeld in [true, false] {
      let stage = SessionStage(
        .callByHand, permissions: ScriptedPermissions([.speech: speech, .microphone: microphone]))
      if isHeld {
        try await stage.voice.hold()
      } else {
        try await stage.voice.detect(DetectionPolicy(mode: .auto))
      }
      let expected = Self.expected(speech, microphone)
      let isReady = expected == .recording(.hand)
      let phase: Phase = isReady ? (isHeld ? .recording(.held) : .listening) : expected
      try await stage.phase { $0 == phase }
      #expect(stage.microphone.openings.count == (isReady ? 1 : 0))
    }
  }

  @Test(
    "The checks run in order: network, prompt, speech, microphone, recognizer",
    .covers("S1-50"))
  func order() {
    var readiness = Readiness()
    #expect(readiness.verdict == .ready)
    readiness.obstacle = .recognizerUnavailable
    #expect(readiness.verdict == .blocked(.recognizerUnavailable))
    readiness.microphone = .denied
    #expect(readiness.verdict == .blocked(.microphonePermissionDenied))
    readiness.speech = .denied
    #expect(readiness.verdict == .blocked(.speechPermissionDenied))
    readiness.microphone = .notDetermined
    #expect(readiness.verdict == .mustAsk)
    readiness.isReachable = false
    #expect(readiness.verdict == .blocked(.networkUnavailable))
  }

  @Test(
    "The system prompts only after the user accepts the rationale",
    .covers("S1-06", "S4-42", "S5-US3.1", "S5-US3.2", "S5-FR-017", "S2-31"),
    arguments: Experience.byHand)
  func rationale(_ experience: Experience) async throws {
    let stage = SessionStage(experience, permissions: ScriptedPermissions())
    try await stage.tap()
    try await stage.voice.toggle()
    try await stage.phase { $0 == .rationale }
    #expect(stage.permissions.requests == [])
    #expect(stage.microphone.openings == [])
    try await stage.voice.acceptRationale()
    await stage.permissions.asked(2)
    #expect(stage.permissions.requests == [.speech, .microphone])
  }

  @Test("A granted permission is not requested again", .covers("S1-06"))
  func half() async throws {
    for (given, asked) in [(Permission.speech, Permission.microphone), (.microphone, .speech)] {
      let stage = SessionStage(.composer, permissions: ScriptedPermissions([given: .authorized]))
      try await stage.voice.toggle()
      try await stage.phase { $0 == .rationale }
      try await stage.voice.acceptRationale()
      await stage.microphone.opened()
      #expect(stage.permissions.requests == [asked])
    }
  }

  @Test("A refusal is reported at each tap without a second prompt", .covers("S5-US3.3"))
  func refusedAgain() async throws {
    let stage = SessionStage(
      .mealLog, permissions: ScriptedPermissions(answers: [.microphone: .gives(.denied)]))
    try await stage.tap()
    try await stage.voice.acceptRationale()
    #expect(try await stage.failure() == .microphonePermissionDenied)
    await stage.clock.advance(by: 1)
    try await stage.tap()
    #expect(try await stage.failure() == .microphonePermissionDenied)
    #expect(stage.permissions.requests == [.speech, .microphone])
    #expect(stage.microphone.openings == [])
  }

  @Test(
    "A missing recognizer is reported, and nothing is opened",
    .covers("S2-57", "S1-44", "S2-40"))
  func noRecognizer() async throws {
    let stage = SessionStage(.capture)
    stage.recognizer.becomeUnavailable(.recognizerUnavailable)
    try await stage.tap()
    #expect(try await stage.failure() == .recognizerUnavailable)
    #expect(stage.microphone.openings == [])
  }

  @Test("The connection is checked at every start", .covers("S1-61"))
  func connection() async throws {
    let traits = RecognizerTraits(name: "cloud", locales: [.americanEnglish], needsNetwork: true)
    let reachability = ScriptedReachability(isConnected: false)
    let stage = SessionStage(
      .composer, recognizer: ScriptedRecognizer(traits: traits), reachability: reachability)
    try await stage.voice.toggle()
    #expect(try await stage.failure() == .networkUnavailable)
    #expect(stage.microphone.openings == [])
    reachability.connect(true)
    await stage.clock.advance(by: 1)
    try await stage.record()
  }
}
