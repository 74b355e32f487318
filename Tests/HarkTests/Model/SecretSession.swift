import Foundation
import Hark
import HarkSimulation
import HarkTesting

/// A session with confidential speech that records everything that could end up in a log.
final class SecretSession {
  static let interim = "xylophone"
  static let final = "quagmire"
  static let reply = "zeppelin"
  static let secrets = [interim, final, reply]

  /// A script with one secret as interim text and another as the final text.
  static let hearing = RecognizerScript().after(0.6, .interim(interim)).atFinish(.says(final))

  let clock = ManualTimekeeper.serial()
  let session: VoiceSession
  private let diagnostics = NotedDiagnostics()
  private var events: [SessionEvent] = []
  private var errors: [any Error] = []
  private var stream: AsyncStream<SessionEvent>.AsyncIterator

  init(
    _ experience: Experience, microphone: any Microphone,
    recognizer: any Recognizer = ScriptedRecognizer(hearing), agent: (any Agent)? = nil,
    synthesizer: (any Synthesizer)? = nil
  ) {
    session = VoiceSession(
      experience: experience,
      ports: SessionPorts(
        microphone: microphone, recognizer: recognizer, agent: agent, synthesizer: synthesizer,
        timekeeper: clock, diagnostics: diagnostics))
    stream = session.events.makeAsyncIterator()
  }

  /// The reports for developers.
  var reports: [FailureReport] { diagnostics.reports }

  /// Waits for an event for which `isIt` holds.
  func next(_ isIt: (SessionEvent) -> Bool) async {
    while let event = await stream.next() {
      events.append(event)
      if case .failed(let failure) = event { errors.append(failure) }
      if isIt(event) { return }
    }
  }

  /// Waits for a failure.
  func failed() async {
    await next { if case .failed = $0 { true } else { false } }
  }

  /// Waits for interim text.
  func heard() async {
    await next { if case .interim = $0 { true } else { false } }
  }

  /// Makes a request and records its error if it is refused.
  func ask(_ request: (VoiceSession) async throws -> Void) async {
    do { try await request(session) } catch { errors.append(error) }
  }

  /// The words that were actually sent to the UI.
  var told: String {
    events.map { event in
      switch event {
      case .interim(_, let text, _), .messageSent(let text), .reply(let text): text
      case .final(_, let segment, _): segment.text
      case .recordingEnded(_, let transcript), .recognizedAgain(_, let transcript): transcript.text
      default: ""
      }
    }.joined(separator: " ")
  }

  /// Returns everything that could become part of a log, an error, or a metric.
  func traces() async -> [String] {
    var traces = reports.flatMap(printed) + events.flatMap(printed) + errors.flatMap(printed)
    traces += errors.map(\.localizedDescription)
    traces += errors.flatMap { printed($0 as NSError) }
    for await snapshot in session.snapshots {
      traces += printed(snapshot)
      break
    }
    return traces
  }

  private func printed(_ value: Any) -> [String] {
    var dumped = ""
    dump(value, to: &dumped)
    return ["\(value)", String(reflecting: value), "\([value])", dumped]
  }
}
