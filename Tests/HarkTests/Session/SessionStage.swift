import Hark
import HarkSimulation
import HarkTesting
import Testing

/// A session with fakes and a journal of all its events.
final class SessionStage {
  let microphone: ScriptedMicrophone
  let recognizer: ScriptedRecognizer
  let permissions: ScriptedPermissions
  let haptics = RecordingHaptics()
  let clock = ManualTimekeeper.serial()
  private(set) var session: VoiceSession?
  private let journal: Journal

  /// The number of journal entries that `next` has read.
  private var read = 0

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
    diagnostics: any Diagnostics = NoDiagnostics(),
    detector: @escaping @Sendable () -> any VoiceDetector = { SpectralVoiceDetector() }
  ) {
    self.microphone = microphone
    self.recognizer = recognizer as? ScriptedRecognizer ?? ScriptedRecognizer()
    self.permissions = permissions
    let session = VoiceSession(
      experience: experience,
      ports: SessionPorts(
        microphone: microphone, recognizer: recognizer, permissions: permissions,
        reachability: reachability, haptics: haptics, agent: agent, synthesizer: synthesizer,
        timekeeper: clock, detector: detector, diagnostics: diagnostics))
    self.session = session
    journal = Journal(of: session)
  }

  /// The session, which a test must not access after releasing it.
  var voice: VoiceSession {
    get throws { try #require(session) }
  }

  /// Releases the session, like an owner that is deallocated.
  func giveUp() { session = nil }

  /// Releases the session and waits until it has been deallocated.
  func goodbye() async {
    giveUp()
    while await next({ _ in false }) != nil {}
  }

  /// Presses and immediately releases.
  func tap() async throws {
    try await voice.press()
    try await voice.release()
  }

  /// The journal so far, states and events.
  var entries: [JournalEntry] { journal.entries }

  /// The events so far.
  var noted: [SessionEvent] { journal.events }

  /// Waits for the next event that satisfies `isIt` and returns it, or `nil` if the session has
  /// been deallocated.
  @discardableResult
  func next(_ isIt: (SessionEvent) -> Bool) async -> SessionEvent? {
    while true {
      let entry = await journal.entry(at: read)
      if entry == .ended { return nil }
      read += 1
      if let event = entry.event, isIt(event) { return event }
    }
  }

  /// Waits for the end of a recording and returns its text.
  func ended() async throws -> String {
    let event = await next { if case .recordingEnded = $0 { true } else { false } }
    guard case .recordingEnded(_, let transcript) = try #require(event) else { return "" }
    return transcript.text
  }

  /// Waits for a failure and returns it.
  func failure() async throws -> VoiceFailure {
    let event = await next { if case .failed = $0 { true } else { false } }
    guard case .failed(let failure) = try #require(event) else { return .recognitionFailed }
    return failure
  }

  /// Waits until the phase satisfies `isIt`.
  func phase(_ isIt: (Phase) -> Bool) async throws { _ = try await snapshot { isIt($0.phase) } }

  /// Returns the current snapshot if it satisfies `isIt`, or else waits for a later one.
  func snapshot(_ isIt: (Snapshot) -> Bool) async throws -> Snapshot {
    await SerialScheduler.shared.settle()
    var place = journal.entries.count
    if let now = journal.state, isIt(now) { return now }
    while true {
      let entry = await journal.entry(at: place)
      if entry == .ended { throw CancellationError() }
      place += 1
      if let state = entry.state, isIt(state) { return state }
    }
  }

  /// The rule violations that the fakes have recorded.
  var violations: [String] {
    microphone.violations + recognizer.violations + permissions.violations + haptics.violations
  }
}
