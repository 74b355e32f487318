import Foundation
import Hark
import HarkTesting
import Testing

@testable import HarkPocketSphinx

extension PocketSphinxSuite {
  /// Dictations whose recognizer fails, and that are recognized again from their kept audio.
  ///
  /// With `HARK_RETRIED=30`, there are 30 dictations, and each fails at every tenth of its length.
  @Suite("Real speech, recognized again", .timeLimit(.minutes(60)))
  struct RecognizedAgain {
    private static let count = ProcessInfo.processInfo.environment["HARK_RETRIED"].flatMap(Int.init)
    private static let tenths = count == nil ? [3, 8] : Array(1...10)

    /// The shortest clip; or up to 30 dictations of one or two clips with a pause between them.
    private static var dictations: [[Float]] {
      guard let count else { return [Clip.short.samples] }
      let single = Clip.librivox.map(\.samples)
      let pairs = single.indices.flatMap { first in
        (1...5).map { single[first] + silence + single[(first + $0) % 5] }
      }
      return Array((single + pairs).prefix(count))
    }

    private static let silence = [Float](repeating: 0, count: 20_000)

    @Test("gives the text of an undisturbed run, word for word", arguments: Trouble.allCases)
    func wordForWord(_ trouble: Trouble) async throws {
      var words = 0
      for sound in Self.dictations {
        for tenth in Self.tenths {
          let end = sound.count * tenth / 10
          let hearing = Hearing(
            TroubledRecognizer(PocketSphinxRecognizer(model: .chosen()), trouble, at: end))
          let stop = try await hearing.fail(trouble, sound, at: end)
          let again = try await hearing.recognizedAgain()
          let undisturbed = Hearing(PocketSphinxRecognizer(model: .chosen()))
          let expected = try await undisturbed.text(of: Array(sound.prefix(stop)))
          #expect(again == expected, "\(trouble) at sample \(end) of \(sound.count)")
          words += expected.split(separator: " ").count
        }
      }
      #expect(words > 0)
      print(
        "Recognized again: \(Self.dictations.count) dictations \(trouble) at \(Self.tenths.count) "
          + "places, \(words) words.")
    }
  }

  enum Trouble: CaseIterable { case killed, hung, refusing }
}

/// A session that hears samples from a scripted microphone.
private struct Hearing {
  let session: VoiceSession
  let microphone = ScriptedMicrophone()
  let clock = ManualTimekeeper()
  private let recognizer: any Recognizer
  private let events: AsyncStream<SessionEvent>

  init(_ recognizer: any Recognizer) {
    self.recognizer = recognizer
    var ports = SessionPorts(microphone: microphone, recognizer: recognizer)
    ports.timekeeper = clock
    session = VoiceSession(experience: .capture, ports: ports)
    events = session.events
  }

  /// Returns the text of a recording of `samples`.
  func text(of samples: [Float]) async throws -> String {
    try await record(samples)
    try await session.stop()
    for await event in events {
      guard case .recordingEnded(_, let transcript) = event else { continue }
      await session.close()
      return transcript.text
    }
    return ""
  }

  /// Records `sound` until its recognizer has failed at the sample `end`, and returns the position at
  /// which the recording stopped.
  func fail(_ trouble: PocketSphinxSuite.Trouble, _ sound: [Float], at end: Int) async throws
    -> Int
  {
    let troubled = recognizer as? TroubledRecognizer
    switch trouble {
    case .killed:
      try await session.toggle()
      await microphone.opened()
      microphone.send(sound)
    case .hung:
      try await record(sound)
      let before = clock.deadlines.count
      try await session.stop()
      await clock.sleepers(before + 2)
      await clock.advance(by: FinalWait.longest + 1)
    case .refusing:
      try await record(Array(sound.prefix(end)))
      troubled?.refuse()
    }
    var stop = 0
    for await event in events {
      if case .recordingStopped(_, _, let at) = event { stop = at }
      if case .recordingEnded = event { break }
    }
    return stop
  }

  func recognizedAgain() async throws -> String {
    for await snapshot in session.snapshots where snapshot.canRecognizeAgain { break }
    try await session.recognizeAgain()
    for await event in events {
      guard case .recognizedAgain(_, let transcript) = event else { continue }
      await session.close()
      return transcript.text
    }
    return ""
  }

  private func record(_ samples: [Float]) async throws {
    try await session.toggle()
    await microphone.opened()
    microphone.send(samples)
    let length = AudioTime.seconds(samples.count / 160 * 160)
    for await snapshot in session.snapshots where snapshot.elapsed >= length { break }
  }
}

/// A recognizer whose first task fails at a position of the audio.
private final class TroubledRecognizer: Recognizer {
  private let base: PocketSphinxRecognizer
  private let trouble: PocketSphinxSuite.Trouble
  private let position: Int
  private let hasStarted = Watched(false)
  private let isRefusing = Watched(false)

  init(_ base: PocketSphinxRecognizer, _ trouble: PocketSphinxSuite.Trouble, at position: Int) {
    (self.base, self.trouble, self.position) = (base, trouble, position)
  }

  var traits: RecognizerTraits { base.traits }

  /// Makes the recognizer refuse to start the first task.
  func refuse() { isRefusing.change { $0 = true } }

  func startTask(
    _ request: RecognitionRequest, report: @escaping @Sendable (RecognitionReport) -> Void
  ) async throws -> any RecognitionTask {
    let isFirst = hasStarted.change { hasStarted in
      defer { hasStarted = true }
      return !hasStarted
    }
    guard isFirst else { return try await base.startTask(request, report: report) }
    if trouble == .refusing {
      await isRefusing.wait { $0 }
      throw VoiceFailure.serviceUnavailable
    }
    let position = position
    let task = try await base.startTask(request) { news in
      switch news {
      case .interim(_, let at), .final(_, let at): if at <= position { report(news) }
      case .ended, .failed: break
      }
    }
    return TroubledTask(task, fails: trouble == .killed, at: position, report)
  }
}

private final class TroubledTask: RecognitionTask {
  private let base: any RecognitionTask
  private let fails: Bool
  private let position: Int
  private let report: @Sendable (RecognitionReport) -> Void
  private let isDead = Watched(false)

  init(
    _ base: any RecognitionTask, fails: Bool, at position: Int,
    _ report: @escaping @Sendable (RecognitionReport) -> Void
  ) {
    (self.base, self.fails, self.position, self.report) = (base, fails, position, report)
  }

  func append(_ chunk: AudioChunk) {
    if isDead.now { return }
    // The position counts as reached up to one hop early, because the audio may end before the next
    // whole hop.
    guard fails, chunk.end + 160 > position else { return base.append(chunk) }
    isDead.change { $0 = true }
    base.cancel()
    report(.failed(.recognitionFailed))
  }

  func markPause(_ pause: SpeechPause) { if !isDead.now { base.markPause(pause) } }
  func finish() { if !isDead.now { base.finish() } }
  func cancel() { base.cancel() }
}
