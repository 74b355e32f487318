import Foundation
import Hark
import HarkSimulation
import HarkTesting

/// A session in which secrets are spoken, with everything noted that could end in a log.
final class SecretSession {
  static let interim = "xylophone"
  static let final = "quagmire"
  static let reply = "zeppelin"
  static let secrets = [interim, final, reply]

  /// Hears one secret as interim text, and makes another of it in the end.
  static let hearing = RecognizerScript().after(0.6, .interim(interim)).atFinish(.says(final))

  let clock = ManualTimekeeper.serial()
  let session: VoiceSession
  private let diagnostics = NotedDiagnostics()
  private var happenings: [Happening] = []
  private var errors: [any Error] = []
  private var stream: AsyncStream<Happening>.AsyncIterator

  init(
    _ experience: Experience, microphone: any Microphone,
    recognizer: any Recognizer = ScriptedRecognizer(hearing), agent: (any Agent)? = nil,
    synthesizer: (any Synthesizer)? = nil
  ) {
    session = VoiceSession(
      experience: experience, microphone: microphone, recognizer: recognizer, agent: agent,
      synthesizer: synthesizer, timekeeper: clock, diagnostics: diagnostics)
    stream = session.happenings().makeAsyncIterator()
  }

  /// What was noted for whoever mends it.
  var reports: [FailureReport] { diagnostics.reports }

  /// Waits for something that happens.
  func next(_ isIt: (Happening) -> Bool) async {
    while let happening = await stream.next() {
      happenings.append(happening)
      if case .failed(let failure) = happening { errors.append(failure) }
      if isIt(happening) { return }
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

  /// Asks for something that may be refused.
  func ask(_ request: (VoiceSession) async throws -> Void) async {
    do { try await request(session) } catch { errors.append(error) }
  }

  /// The words that were really told to faces.
  var told: String {
    happenings.map { happening in
      switch happening {
      case .interim(_, let text, _), .messageSent(let text), .reply(let text): text
      case .final(_, let segment, _): segment.text
      case .recordingEnded(_, let transcript): transcript.text
      default: ""
      }
    }.joined(separator: " ")
  }

  /// Everything that a log, an error or a metric could be made of.
  func traces() async -> [String] {
    var traces = reports.flatMap(printed) + happenings.flatMap(printed) + errors.flatMap(printed)
    traces += errors.map(\.localizedDescription)
    traces += errors.flatMap { printed($0 as NSError) }
    for await snapshot in session.snapshots() {
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
