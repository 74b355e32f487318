import Hark
import HarkTesting
import Testing

/// A session among fakes, with everything that happens in it noted.
final class SessionStage {
  let microphone: ScriptedMicrophone
  let recognizer: ScriptedRecognizer
  let permissions: ScriptedPermissions
  let haptics = RecordingHaptics()
  let clock = ManualTimekeeper()
  private(set) var session: VoiceSession?
  private(set) var noted: [Happening] = []
  private var happenings: AsyncStream<Happening>.AsyncIterator

  init(
    _ experience: Experience,
    microphone: ScriptedMicrophone = ScriptedMicrophone(),
    recognizer: any Recognizer = ScriptedRecognizer(),
    permissions: ScriptedPermissions = ScriptedPermissions([
      .speech: .authorized, .microphone: .authorized,
    ]),
    reachability: any Reachability = AlwaysConnected(),
    agent: (any Agent)? = nil,
    synthesizer: (any Synthesizer)? = nil,
    diagnostics: any Diagnostics = NoDiagnostics()
  ) {
    self.microphone = microphone
    self.recognizer = recognizer as? ScriptedRecognizer ?? ScriptedRecognizer()
    self.permissions = permissions
    let session = VoiceSession(
      experience: experience, microphone: microphone, recognizer: recognizer,
      permissions: permissions, reachability: reachability, haptics: haptics, agent: agent,
      synthesizer: synthesizer, timekeeper: clock, diagnostics: diagnostics)
    self.session = session
    happenings = session.happenings().makeAsyncIterator()
  }

  /// The session; a test that gave it up must not ask for it.
  var voice: VoiceSession {
    get throws { try #require(session) }
  }

  /// Gives the session up, as an owner that goes away does.
  func giveUp() { session = nil }

  /// Gives the session up and waits until it is gone.
  func goodbye() async {
    giveUp()
    while await next({ _ in false }) != nil {}
  }

  /// Presses, and lifts the finger at once.
  func tap() async throws {
    try await voice.press()
    try await voice.release()
  }

  /// Waits for the first thing for which `isIt` holds; nil when the session is gone.
  @discardableResult
  func next(_ isIt: (Happening) -> Bool) async -> Happening? {
    while let happening = await happenings.next() {
      noted.append(happening)
      if isIt(happening) { return happening }
    }
    return nil
  }

  /// Waits for the end of a recording and returns its text.
  func ended() async throws -> String {
    let happening = await next { if case .recordingEnded = $0 { true } else { false } }
    guard case .recordingEnded(_, let transcript) = try #require(happening) else { return "" }
    return transcript.text
  }

  /// Waits for a failure and returns it.
  func failure() async throws -> VoiceFailure {
    let happening = await next { if case .failed = $0 { true } else { false } }
    guard case .failed(let failure) = try #require(happening) else { return .recognitionFailed }
    return failure
  }

  /// Waits until the phase is as wanted.
  func phase(_ isIt: @escaping (Phase) -> Bool) async throws {
    for await snapshot in try voice.snapshots() where isIt(snapshot.phase) { return }
  }

  /// What the fakes say was done that must not be done.
  var violations: [String] {
    microphone.violations + recognizer.violations + permissions.violations + haptics.violations
  }
}
