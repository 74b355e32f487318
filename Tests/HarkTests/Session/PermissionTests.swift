import HarkSimulation
import HarkTesting
import LedgerCoverage
import SeededTests
import TestLimits
import Testing

@testable import Hark

@Suite("Permission", .seeds(50), .hangLimit(minutes: 5))
struct PermissionTests {
  @Test(
    "The rationale, the speech prompt, and the microphone prompt precede recording",
    .covers("S1-13", "S2-30", "S2-32", "S4-03", "S5-US3.2", "S2-31"))
  func firstTime() async throws {
    let stage = SessionStage(.capture, permissions: ScriptedPermissions())
    try await stage.tap()
    try await stage.phase { $0 == .rationale }
    #expect(stage.permissions.requests == [])
    try await stage.voice.acceptRationale()
    await stage.microphone.opened()
    #expect(stage.permissions.requests == [.speech, .microphone])
    try await stage.phase { $0 == .recording(.hand) }
  }

  @Test(
    "After the first grant, a hold records like a toggle, because no finger is down (O5)",
    .covers("S1-14"))
  func holdAfterGrant() async throws {
    let stage = SessionStage(.composer, permissions: ScriptedPermissions())
    try await stage.voice.press()
    try await stage.voice.release()
    try await stage.voice.acceptRationale()
    await stage.microphone.opened()
    try await stage.phase { $0 == .recording(.hand) }
    await stage.clock.advance(by: 5)
    try await stage.tap()
    #expect(try await stage.ended() == "")
  }

  @Test("Declining the rationale requests and records nothing", .covers("S1-12"))
  func notNow() async throws {
    let stage = SessionStage(.composer, permissions: ScriptedPermissions())
    try await stage.voice.press()
    try await stage.voice.declineRationale()
    try await stage.phase { $0 == .idle }
    #expect(stage.permissions.requests == [])
    #expect(stage.microphone.openings == [])
  }

  @Test(
    "Each refusal reports its own failure",
    .covers("S1-15", "S5-FR-019", "S1-42", "S1-43", "S2-33", "S2-34", "S5-US6.1"),
    arguments: [
      (Permission.speech, PermissionStatus.denied, VoiceFailure.speechPermissionDenied),
      (.microphone, .denied, .microphonePermissionDenied),
      (.speech, .restricted, .permissionRestricted),
      (.microphone, .restricted, .permissionRestricted),
    ])
  func refused(
    _ permission: Permission, _ status: PermissionStatus, _ failure: VoiceFailure
  ) async throws {
    let asked = SessionStage(
      .capture, permissions: ScriptedPermissions(answers: [permission: .gives(status)]))
    try await asked.tap()
    try await asked.voice.acceptRationale()
    #expect(try await asked.failure() == failure)

    var statuses: [Permission: PermissionStatus] = [.speech: .authorized, .microphone: .authorized]
    statuses[permission] = status
    let known = SessionStage(.capture, permissions: ScriptedPermissions(statuses))
    try await known.tap()
    #expect(try await known.failure() == failure)
    #expect(known.permissions.requests == [])
    #expect(known.microphone.openings == [])
  }

  @Test("After speech was denied, the next tap reports it without a prompt", .covers("S5-US3.3"))
  func refusedForGood() async throws {
    let stage = SessionStage(
      .mealLog, permissions: ScriptedPermissions(answers: [.speech: .gives(.denied)]))
    try await stage.tap()
    try await stage.voice.acceptRationale()
    #expect(try await stage.failure() == .speechPermissionDenied)
    #expect(stage.permissions.requests == [.speech, .microphone])
    await stage.clock.advance(by: 1)
    try await stage.tap()
    #expect(try await stage.failure() == .speechPermissionDenied)
    #expect(stage.permissions.requests.count == 2)
  }

  @Test("An app that leaves the foreground during a prompt records after the answer")
  func inTheBackground() async throws {
    let stage = SessionStage(
      .mealLog,
      permissions: ScriptedPermissions(
        answers: [.speech: .leavesPending, .microphone: .leavesPending]))
    try await stage.tap()
    try await stage.voice.acceptRationale()
    for (count, permission) in zip(1..., [Permission.speech, .microphone]) {
      await stage.permissions.asked(count)
      // The system's own prompt also makes the app inactive.
      try await stage.voice.interrupt()
      #expect(try await stage.snapshot { _ in true }.phase == .authorizing)
      stage.permissions.answer(permission, .authorized)
    }
    await stage.microphone.opened()
    #expect(stage.failures == [])
    #expect(stage.permissions.requests == [.speech, .microphone])
  }

  @Test("Lifting a finger that was down when the rationale appeared has no effect (O5)")
  func lateFinger() async throws {
    let stage = SessionStage(.composer, permissions: ScriptedPermissions())
    try await stage.voice.press()
    try await stage.voice.acceptRationale()
    await stage.microphone.opened()
    try await stage.phase { $0 == .recording(.hand) }
    await stage.clock.advance(by: 5)
    try await stage.voice.release()
    #expect(try await stage.snapshot { _ in true }.phase == .recording(.hand))
  }

  @Test("The answer counts even if the system's status lags")
  func laggingStatus() async throws {
    let permissions = ForgetfulPermissions()
    let microphone = ScriptedMicrophone()
    let session = VoiceSession(
      experience: .capture,
      ports: SessionPorts(
        microphone: microphone, recognizer: ScriptedRecognizer(), permissions: permissions,
        timekeeper: ManualTimekeeper.serial()))
    try await session.toggle()
    try await session.acceptRationale()
    for await snapshot in session.snapshots where snapshot.phase == .recording(.hand) { break }
    #expect(permissions.requests == [.speech, .microphone])
    await session.close()
  }

  @Test("Muting during the prompt keeps the microphone closed after the answer")
  func mutedMeanwhile() async throws {
    let stage = SessionStage(
      .call,
      permissions: ScriptedPermissions(
        [.microphone: .authorized], answers: [.speech: .leavesPending]))
    try await stage.voice.appear()
    try await stage.voice.acceptRationale()
    await stage.permissions.asked()
    try await stage.voice.mute(true)
    #expect(try await stage.snapshot { _ in true }.phase == .muted)
    stage.permissions.answer(.speech, .authorized)
    try await stage.voice.mute(false)
    await stage.microphone.opened()
    try await stage.phase { $0 == .listening }
    #expect(stage.microphone.openings.count == 1)
  }

  @Test("An unanswered prompt times out and enables the button")
  func unanswered() async throws {
    let stage = SessionStage(
      .capture, permissions: ScriptedPermissions(answers: [.speech: .leavesPending]))
    try await stage.tap()
    try await stage.voice.acceptRationale()
    await stage.clock.sleepers(1)
    await stage.clock.advance(by: GestureTiming.permissionAnswer)
    #expect(try await stage.failure() == .permissionUnanswered)
  }

  @Test(
    "Being offline matters only to a recognizer that needs it (D5), and is reported first",
    .covers("S1-50", "S1-61", "S1-47"))
  func offline() async throws {
    let traits = RecognizerTraits(name: "cloud", locales: [.americanEnglish], needsNetwork: true)
    let cloud = SessionStage(
      .composer, recognizer: ScriptedRecognizer(traits: traits),
      permissions: ScriptedPermissions(), reachability: ScriptedReachability(isConnected: false))
    try await cloud.voice.toggle()
    #expect(try await cloud.failure() == .networkUnavailable)

    let local = SessionStage(
      .composer, reachability: ScriptedReachability(isConnected: false))
    try await local.voice.toggle()
    await local.microphone.opened()
  }

  @Test("An unsupported language is reported", .covers("S5-EC-6"))
  func locale() async throws {
    let traits = RecognizerTraits(name: "english", locales: [.americanEnglish])
    var experience = Experience.dictation
    experience.languages = [.tag(.norwegianBokmal)]
    let stage = SessionStage(experience, recognizer: ScriptedRecognizer(traits: traits))
    try await stage.tap()
    #expect(try await stage.failure() == .localeUnsupported)
  }
}

/// Permissions that are granted on request but not remembered, as in browsers.
private final class ForgetfulPermissions: PermissionAuthority {
  private let asked = Locked<[Permission]>([])

  var requests: [Permission] { asked.withLock { $0 } }

  func status(of permission: Permission) -> PermissionStatus { .notDetermined }

  /// Grants the first eight requests and denies the rest, so that a loop ends.
  func request(_ permission: Permission) async -> PermissionStatus {
    asked.withLock { asked in
      asked.append(permission)
      return asked.count > 8 ? .denied : .authorized
    }
  }
}
