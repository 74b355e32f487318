import Hark
import Testing

@testable import HarkSherpa
@testable import HarkWorkers

@Suite("Division of audio for workers")
struct SegmentedSpeechTests {
  private typealias Effect = SegmentedSpeech.Effect

  private static func begun(_ speech: inout SegmentedSpeech, samples: Int = 1_000) -> [Effect] {
    speech.append(AudioChunk(start: 100, samples: .init(repeating: 0.5, count: samples)))
  }

  private static func made(longest: Int = 100_000, isLive: Bool = false) -> SegmentedSpeech {
    SegmentedSpeech(firstStream: 7, longest: longest, isLive: isLive, phrases: ["gouda"])
  }

  private static let sound = [Float](repeating: 0.5, count: 1_000)

  private static let final = WorkerReply.final(stream: 7, RecognizedText(text: "a b"))

  @Test("A task requests text for its audio, and ends with the final result")
  func plain() {
    var speech = Self.made()
    #expect(
      Self.begun(&speech) == [
        .ask(.begin(stream: 7, phrases: ["gouda"])), .ask(.sound(stream: 7, Self.sound)),
      ])
    #expect(
      speech.take(.interim(stream: 7, heard: 320, text: "a"))
        == [.report(.interim(InterimSegment(index: 0, text: "a"), at: 420))])
    #expect(speech.finish() == [.ask(.finish(stream: 7))])
    let segment = FinalSegment(index: 0, text: "a b", range: AudioRange(start: 100, end: 1_100))
    #expect(
      speech.take(Self.final)
        == [.report(.final(segment, at: 1_100)), .giveBack(.free), .report(.ended)])
    #expect(speech.take(Self.final).isEmpty && speech.finish().isEmpty)
  }

  @Test("A recording without audio ends immediately")
  func nothing() {
    var speech = Self.made()
    #expect(speech.finish() == [.giveBack(.free), .report(.ended)])
  }

  @Test("Audio after a pause is processed again as the next stretch")
  func pause() {
    var speech = Self.made()
    _ = Self.begun(&speech)
    #expect(speech.mark(cut: 100).isEmpty, "no audio precedes it")
    let cut = speech.mark(cut: 700)
    #expect(
      cut == [
        .ask(.drop(stream: 7)),
        .ask(.begin(stream: 8, phrases: ["gouda"])),
        .ask(.sound(stream: 8, Array(Self.sound[..<600]))), .ask(.finish(stream: 8)),
        .ask(.begin(stream: 9, phrases: ["gouda"])),
        .ask(.sound(stream: 9, Array(Self.sound[..<400]))),
      ])
    #expect(speech.take(.interim(stream: 7, heard: 900, text: "old")).isEmpty)
  }

  @Test("Long speech is cut at the same position, regardless of its chunks")
  func long() {
    // Each sample is distinct, and one range is quiet.
    let sound = (0..<6_000).map { place in
      3_040..<4_640 ~= place ? Float(0.001) : 0.5 + Float(place) / 20_000
    }
    func stretches(chunk: Int) -> [[Float]] {
      var speech = Self.made(longest: 5_000)
      for start in stride(from: 0, to: sound.count, by: chunk) {
        _ = speech.append(
          AudioChunk(start: start, samples: Array(sound[start..<min(6_000, start + chunk)])))
      }
      _ = speech.workerEnded()
      var found: [UInt32: [Float]] = [:]
      for case .ask(.sound(let stream, let samples)) in speech.replaced() {
        found[stream, default: []] += samples
      }
      return found.sorted { $0.key < $1.key }.map(\.value)
    }
    let whole = stretches(chunk: 6_000)
    #expect(whole.map(\.count) == [3_840, 2_160] && whole.flatMap { $0 } == sound)
    for chunk in [1, 750, 4_999] { #expect(stretches(chunk: chunk) == whole) }
  }

  @Test("A replacement processes audio without final text, and nothing is reported twice")
  func replacing() {
    var speech = Self.made()
    _ = Self.begun(&speech)
    _ = speech.take(.interim(stream: 7, heard: 640, text: "a"))
    let (question, _) = speech.question()
    #expect(speech.workerEnded() == [.replace(after: 0)])
    #expect(Self.begun(&speech).isEmpty, "kept for the replacement")
    let anew = speech.replaced()
    #expect(anew.first == .ask(.begin(stream: 7, phrases: ["gouda"])))
    #expect(anew.last == .ask(.sync(question)))
    #expect(speech.take(.interim(stream: 7, heard: 640, text: "a")).isEmpty)
    #expect(speech.take(.interim(stream: 7, heard: 960, text: "a b")).count == 1)
    #expect(speech.take(.synced(question)) == [.answer(question)])
  }

  @Test(
    "The third worker that ends during the same audio ends the task, and questions are answered")
  func failing() {
    var speech = Self.made()
    _ = Self.begun(&speech)
    let (question, _) = speech.question()
    #expect(speech.workerEnded() == [.replace(after: 0)])
    _ = speech.replaced()
    #expect(speech.workerEnded() == [.replace(after: 0.5)])
    _ = speech.replaced()
    #expect(
      speech.workerEnded()
        == [.giveBack(.free), .answer(question), .report(.failed(.recognitionFailed))])
    #expect(speech.workerEnded().isEmpty && speech.cancel().isEmpty)
  }

  @Test("A final result resets the number of replacements")
  func progress() {
    var speech = Self.made()
    _ = Self.begun(&speech)
    _ = (speech.workerEnded(), speech.replaced(), speech.workerEnded(), speech.replaced())
    _ = speech.mark(cut: 1_100)
    #expect(speech.take(Self.final).count == 1)
    #expect(speech.workerEnded() == [.replace(after: 0)])
  }

  @Test("A canceled task releases its worker and reports nothing more")
  func cancelling() {
    var speech = Self.made()
    _ = Self.begun(&speech)
    #expect(speech.cancel() == [.ask(.drop(stream: 7)), .giveBack(.free)])
    #expect(speech.take(.interim(stream: 7, heard: 320, text: "a")).isEmpty)
    #expect(Self.begun(&speech).isEmpty)
  }

  @Test("A worker with pending text is released as busy, and its stretches are dropped")
  func cancellingBusy() {
    var speech = Self.made()
    _ = Self.begun(&speech)
    _ = speech.mark(cut: 700)
    #expect(
      speech.cancel()
        == [.ask(.drop(stream: 8)), .ask(.drop(stream: 9)), .giveBack(.busy)])
  }

  @Test("For live audio, the question follows the end, also with a replacement")
  func liveQuestion() {
    var speech = Self.made(isLive: true)
    _ = Self.begun(&speech)
    let (question, asked) = speech.question()
    #expect(asked.isEmpty)
    _ = speech.workerEnded()
    #expect(!speech.replaced().contains(.ask(.sync(question))))
    #expect(speech.finish() == [.ask(.finish(stream: 7)), .ask(.sync(question))])
    _ = speech.workerEnded()
    #expect(speech.replaced().last == .ask(.sync(question)))
    let (late, askedLate) = speech.question()
    #expect(askedLate == [.ask(.sync(late))])
  }

  @Test("An earlier question is asked at the end, even if the last stretch ended at a pause")
  func liveQuestionBehindPause() {
    var speech = Self.made(isLive: true)
    _ = Self.begun(&speech)
    _ = speech.mark(cut: 1_100)
    let (question, _) = speech.question()
    #expect(speech.finish() == [.ask(.sync(question))])
  }

  @Test("Live audio that is far ahead of its text is a failure; non-live audio is not")
  func slowness() {
    let much = [Float](repeating: 0, count: 1_000_000)
    for isLive in [true, false] {
      var speech = Self.made(longest: 4_000_000, isLive: isLive)
      var effects: [Effect] = []
      var place = 0
      while place <= 4_000_000 + SegmentedSpeech.mostAhead {
        #expect(!effects.contains(.report(.failed(.recognitionFailed))))
        effects = speech.append(AudioChunk(start: place, samples: much))
        place += much.count
      }
      #expect(effects.contains(.giveBack(.useless)) == isLive)
      #expect((effects.last == .report(.failed(.recognitionFailed))) == isLive)
      #expect(speech.isOver == isLive)
    }
  }

  @Test("The last worker for the same audio gets no phrases, in case they cause the failure")
  func riskyPhrases() {
    var speech = Self.made()
    _ = Self.begun(&speech)
    _ = speech.workerEnded()
    #expect(speech.replaced().first == .ask(.begin(stream: 7, phrases: ["gouda"])))
    _ = speech.workerEnded()
    #expect(speech.replaced().first == .ask(.begin(stream: 7, phrases: [])))
  }
}
