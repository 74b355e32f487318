import Foundation
import Hark
import HarkTesting
import LedgerCoverage
import Testing

@testable import HarkPocketSphinx
@testable import HarkWorkers

extension PocketSphinxSuite {
  /// A reading of the clips, recognized without regard to its pauses, in one task and in several.
  ///
  /// With `HARK_LONG_READING=1`, the reading lasts ten minutes and each task one minute.
  @Suite("Real speech in several tasks", .timeLimit(.minutes(60)))
  struct RolloverAccuracy {
    private static let isLong = ProcessInfo.processInfo.environment["HARK_LONG_READING"] == "1"
    private static let rounds = isLong ? 24 : 1
    private static let limit = isLong ? 60.0 : 4.5

    /// The clips in several rounds, in a different order in each round.
    private static var reading: [Clip] {
      (0..<rounds).flatMap { round in
        Clip.librivox.indices.map { Clip.librivox[($0 * (1 + round % 4) + round) % 5] }
      }
    }

    @Test(
      "Speech cut in the middle of words is recognized as well as in one piece",
      .covers("S4-38", "S2-20"))
    func cutInSpeech() async throws {
      let reading = Self.reading
      let sound = reading.flatMap(\.samples)
      let said = reading.flatMap(\.words)
      let whole = try await heard(sound, limits: .none)
      let joined = try await heard(sound, limits: TaskLimits(longest: Self.limit))
      let length = Int(Self.limit * 58 / 60 * 16_000)
      let wanted = stride(from: 0, to: sound.count - length, by: length - 16_000)
      #expect(joined.starts.dropFirst().elementsEqual(wanted.map { $0 + length - 16_000 }))
      #expect(joined.starts.count > 5)
      #expect(whole.starts == [0])
      let wholeErrors = WordErrors.count(whole.words, said: said)
      let joinedErrors = WordErrors.count(joined.words, said: said)
      print(
        "Reading of \(sound.count / 16_000) s, \(said.count) words, \(joined.starts.count - 1) cuts: "
          + "\(wholeErrors) wrong in one piece, \(joinedErrors) when cut")
      // The allowance is one hundredth of the words or, for a short reading, one word per cut.
      let allowance = Self.isLong ? said.count / 100 : joined.starts.count
      #expect(joinedErrors <= wholeErrors + allowance)
    }

    private func heard(
      _ sound: [Float], limits: TaskLimits
    ) async throws -> (words: [String], starts: [Int]) {
      let recognizer = NotingRecognizer(
        PocketSphinxRecognizer(model: .chosen(), maximumTasks: 2, limits: limits))
      var experience = Experience.dictation
      experience.detection.mode = .disabled
      experience.languages = [.tag(.americanEnglish)]
      let chunks = stride(from: 0, to: sound.count, by: 16_000).map {
        Array(sound[$0..<min($0 + 16_000, sound.count)])
      }
      let session = VoiceSession(
        experience: experience,
        microphone: ScriptedMicrophone(.plays(chunks), delivery: .waits), recognizer: recognizer)
      let events = session.events
      try await session.toggle()
      for await event in events {
        guard case .recordingEnded(_, let transcript) = event else { continue }
        await session.close()
        return (transcript.text.split(separator: " ").map(String.init), recognizer.starts)
      }
      return ([], [])
    }
  }
}

/// A recognizer that records the position at which each task's audio begins.
private final class NotingRecognizer: Recognizer {
  private let base: PocketSphinxRecognizer
  private let noted = Monitor<[Int]>([])

  init(_ base: PocketSphinxRecognizer) { self.base = base }

  var traits: RecognizerTraits { base.traits }
  var starts: [Int] { noted.withLock { $0 } }

  func startTask(
    _ request: RecognitionRequest, report: @escaping @Sendable (RecognitionReport) -> Void
  ) async throws -> any RecognitionTask {
    let task = try await base.startTask(request, report: report)
    return NotingTask(task) { start in self.noted.withLock { $0.append(start) } }
  }
}

private final class NotingTask: RecognitionTask {
  private let base: any RecognitionTask
  private let note: @Sendable (Int) -> Void
  private let hasBegun = Monitor(false)

  init(_ base: any RecognitionTask, _ note: @escaping @Sendable (Int) -> Void) {
    self.base = base
    self.note = note
  }

  func append(_ chunk: AudioChunk) {
    let isFirst = hasBegun.withLock { hasBegun in
      defer { hasBegun = true }
      return !hasBegun
    }
    if isFirst { note(chunk.start) }
    base.append(chunk)
  }

  func markPause(_ pause: SpeechPause) { base.markPause(pause) }
  func finish() { base.finish() }
  func cancel() { base.cancel() }
  func caughtUp() async { await base.caughtUp() }
}
