import Foundation
import Hark
import HarkWorkers

/// A thread with its own decoder that finalizes segments while the user continues speaking.
///
/// All tasks of a recognizer share it, first come, first served. The decoder is loaded for the
/// first segment and reused for all later ones.
final class SecondPass: Sendable {
  private struct Queue: Sendable {
    var decodings: [FinalDecoding] = []
    var hasThread = false
    var isClosed = false
  }

  private let model: PocketSphinxModel
  private let pronounce: PocketSphinxRecognizer.Pronunciation?
  private let queue = Monitor(Queue())

  init(model: PocketSphinxModel, pronounce: PocketSphinxRecognizer.Pronunciation?) {
    self.model = model
    self.pronounce = pronounce
  }

  deinit { queue.change { $0.isClosed = true } }

  func submit(_ decoding: FinalDecoding) {
    let needsThread = queue.change { queue in
      queue.decodings.append(decoding)
      defer { queue.hasThread = true }
      return !queue.hasThread
    }
    guard needsThread else { return }
    // The thread must not retain the pass, or the pass would never be deallocated.
    Thread.begin("hark-final") { [queue, model, pronounce] in
      Self.work(through: queue) { Decoder(model: model, pronounce: pronounce) }
    }
  }

  private static func work(through queue: Monitor<Queue>, load: () -> Decoder?) {
    var decoder: Decoder?
    while let decoding = next(in: queue) {
      decoding.perform {
        if decoder?.isFull ?? true { decoder = load() }
        return decoder
      }
    }
  }

  private static func next(in queue: Monitor<Queue>) -> FinalDecoding? {
    queue.wait { queue -> FinalDecoding?? in
      if queue.isClosed { return .some(nil) }
      return queue.decodings.isEmpty ? nil : .some(queue.decodings.removeFirst())
    }
  }
}

/// The second pass over one segment, performed once by the first thread that claims it.
final class FinalDecoding: Sendable {
  private enum Stage: Sendable {
    case waiting(SegmentSound)
    case underWay
    case done(Result<FinalSegment, VoiceFailure>)
    case dropped
  }

  private let stage: Monitor<Stage>
  private let whenDone: @Sendable () -> Void

  /// Creates a decoding of `sound`; `whenDone` is called on the thread that performed it.
  init(_ sound: SegmentSound, whenDone: @escaping @Sendable () -> Void) {
    stage = Monitor(.waiting(sound))
    self.whenDone = whenDone
  }

  /// Performs the decoding, unless another thread has claimed it or it was dropped; `decoder` is
  /// called only if needed, and returns `nil` if none is available.
  func perform(with decoder: () -> Decoder?) {
    guard let sound = claim() else { return }
    let result: Result<FinalSegment, VoiceFailure>
    if let decoder = decoder() {
      result = Result { try sound.decoded(by: decoder) }.mapError { _ in .recognitionFailed }
    } else {
      result = .failure(.recognizerUnavailable)
    }
    stage.change { if case .underWay = $0 { $0 = .done(result) } }
    whenDone()
  }

  /// Prevents the decoding, or discards its result.
  func drop() { stage.change { $0 = .dropped } }

  var result: Result<FinalSegment, VoiceFailure>? {
    stage.withLock { if case .done(let result) = $0 { result } else { nil } }
  }

  /// Blocks until the decoding, which must be submitted or under way, ends; `nil` if dropped.
  func wait() -> Result<FinalSegment, VoiceFailure>? {
    stage.wait { stage -> Result<FinalSegment, VoiceFailure>?? in
      switch stage {
      case .waiting, .underWay: nil
      case .done(let result): .some(result)
      case .dropped: .some(nil)
      }
    }
  }

  private func claim() -> SegmentSound? {
    stage.withLock { stage in
      guard case .waiting(let sound) = stage else { return nil }
      stage = .underWay
      return sound
    }
  }
}

/// The data for finalizing a segment at any time and on any thread.
struct SegmentSound: Sendable {
  /// The minimum number of frames that can contain a word: 0.1 seconds.
  private static let fewestFrames = 10

  let index: Int
  /// The range of the segment, in samples since the microphone opened.
  let range: AudioRange
  /// The position of the task's first sample, in samples since the microphone opened.
  let base: Int

  let cepstra: Cepstra
  let mean: CepstralMean
  let phrases: LikelyPhrases

  func decoded(by decoder: Decoder) throws -> FinalSegment {
    guard cepstra.count >= Self.fewestFrames else {
      return FinalSegment(index: index, text: "", range: range)
    }
    try decoder.use(phrases)
    let words = try decoder.words(of: cepstra, less: mean).map { word in
      RecognizedWord(
        text: word.text, range: place(of: word.frames), confidence: word.confidence,
        alternatives: word.alternatives)
    }
    let text = words.map(\.text).joined(separator: " ")
    return FinalSegment(index: index, text: text, range: range, words: words)
  }

  /// Returns the range of `frames`, each of which represents the hop in the middle of its window.
  private func place(of frames: ClosedRange<Int>) -> AudioRange {
    let lead = (Cepstra.window - Cepstra.hop) / 2
    let last = cepstra.count - 1
    let start = hop(min(frames.lowerBound, last)) + lead
    let end = hop(min(frames.upperBound, last)) + Cepstra.hop + lead
    return AudioRange(
      start: min(max(start, range.start), range.end), end: min(max(end, range.start), range.end))
  }

  private func hop(_ frame: Int) -> Int { base + Int(cepstra.places[frame]) * Cepstra.hop }
}

/// An ended segment whose final result has not been reported.
struct PendingFinal {
  let decoding: FinalDecoding

  /// The audio position at which the second pass begins, in samples since the microphone opened.
  ///
  /// It lies after the pause mark, so that a pause right before the end leaves the segment to the
  /// task's own decoder, and most short recordings do not load a second one.
  let begins: Int
  /// The position in the audio at which a final result of non-live audio is reported, in samples.
  let due: Int

  var isSubmitted = false

  /// The time without further live audio after which the second pass begins, in seconds: several
  /// times the delay of a microphone or a network.
  static let longestStillness = 0.3

  private static let submissionLag = 1_600
  private static let reportLag = 8_000

  init(_ decoding: FinalDecoding, position: Int) {
    self.decoding = decoding
    begins = position + Self.submissionLag
    due = position + Self.reportLag
  }
}
