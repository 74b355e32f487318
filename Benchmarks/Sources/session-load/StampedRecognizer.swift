import Hark
import Synchronization

/// A recognizer that takes no time: it reports a unique word for each 0.2 s of audio.
final class StampedRecognizer: Recognizer {
  let traits = RecognizerTraits(name: "stamped", locales: [.americanEnglish])
  private let stamps: Stamps
  private let tallies = Mutex<[SoundTally]>([])

  init(_ stamps: Stamps) { self.stamps = stamps }

  var all: [SoundTally] { tallies.withLock { $0 } }

  func startTask(
    _ request: RecognitionRequest, report: @escaping @Sendable (RecognitionReport) -> Void
  ) async throws -> any RecognitionTask {
    let tally = SoundTally()
    let number = tallies.withLock { tallies in
      tallies.append(tally)
      return tallies.count
    }
    return StampedTask(number, tally, stamps, report)
  }
}

private final class StampedTask: RecognitionTask {
  private let number: Int
  private let tally: SoundTally
  private let stamps: Stamps
  private let report: @Sendable (RecognitionReport) -> Void
  private let said = Mutex(0)

  init(
    _ number: Int, _ tally: SoundTally, _ stamps: Stamps,
    _ report: @escaping @Sendable (RecognitionReport) -> Void
  ) {
    self.number = number
    self.tally = tally
    self.stamps = stamps
    self.report = report
  }

  func append(_ chunk: AudioChunk) {
    tally.take(chunk.samples)
    let heard = tally.figures.samples
    let word = heard / 3_200
    let isNew = said.withLock { said in
      defer { said = word }
      return word > said
    }
    guard isNew else { return }
    let text = "t\(number)x\(word)"
    stamps.note(text)
    report(.interim(InterimSegment(index: 0, text: text), at: heard))
  }

  func finish() { report(.ended) }

  func cancel() { report(.ended) }
}
