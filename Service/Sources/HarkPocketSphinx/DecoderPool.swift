import Foundation
import Hark
import HarkWorkers

final class DecoderPool: Sendable {
  private typealias Borrower = CheckedContinuation<Decoder?, any Error>

  private struct Shelf: Sendable {
    var inUse = 0
    /// The number of decoders in use that will be returned promptly.
    var leaving = 0
    var waiting: [Borrower] = []
  }

  private let model: PocketSphinxModel
  private let pronounce: PocketSphinxRecognizer.Pronunciation?
  private let maximum: Int
  private let shelf = Monitor(Shelf())
  /// The idle decoders, which several pools of the same model may share.
  private let spares: Monitor<[Decoder]>

  /// Whether this pool leaves one idle decoder to another pool, which has priority.
  private let givesWay: Bool

  var spareCount: Int { spares.withLock { $0.count } }

  /// Creates an empty pool, or one that shares the idle decoders of `other`, which has priority and
  /// keeps its own limit.
  init(
    model: PocketSphinxModel, pronounce: PocketSphinxRecognizer.Pronunciation? = nil, maximum: Int,
    sharing other: DecoderPool? = nil
  ) {
    self.model = model
    self.pronounce = pronounce
    self.maximum = max(1, maximum)
    spares = other?.spares ?? Monitor([])
    givesWay = other != nil
  }

  /// Returns a decoder, loading one on a separate thread if none is idle.
  ///
  /// Prefers one that last used `phrases`, because changing them takes time. Throws `recognizerBusy`
  /// if none will be returned promptly, `recognizerUnavailable` if loading fails.
  func acquire(for phrases: LikelyPhrases = .none) async throws -> Decoder {
    if let decoder = try await withCheckedThrowingContinuation({ ask($0, phrases) }) {
      return decoder
    }
    if let decoder = await load() { return decoder }
    shelf.withLock { $0.inUse -= 1 }
    throw VoiceFailure.recognizerUnavailable
  }

  /// Announces that a decoder will be returned as soon as its thread notices the cancellation.
  func expectBack() { shelf.withLock { $0.leaving += 1 } }

  /// Takes back a decoder; `expected` is `true` if `expectBack()` was called for it.
  func takeBack(_ decoder: Decoder, expected: Bool) {
    let borrower = shelf.withLock { shelf -> Borrower? in
      if expected { shelf.leaving -= 1 }
      if !shelf.waiting.isEmpty { return shelf.waiting.removeFirst() }
      shelf.inUse -= 1
      if !decoder.isFull { spares.withLock { $0.append(decoder) } }
      return nil
    }
    borrower?.resume(returning: decoder)
  }

  /// Resumes `borrower` with an idle decoder, or with `nil` if it may load one; otherwise queues it
  /// for the next decoder that is returned, or fails it if none will be returned.
  private func ask(_ borrower: Borrower, _ phrases: LikelyPhrases) {
    let answer = shelf.withLock { shelf -> Result<Decoder?, VoiceFailure>? in
      if shelf.inUse < maximum {
        shelf.inUse += 1
        return .success(
          spares.withLock { spares in
            guard spares.count > (givesWay ? 1 : 0) else { return nil }
            let used = spares.lastIndex { $0.phrases == phrases } ?? spares.count - 1
            return spares.remove(at: used)
          })
      }
      guard shelf.leaving > shelf.waiting.count else { return .failure(.recognizerBusy) }
      shelf.waiting.append(borrower)
      return nil
    }
    if let answer { borrower.resume(with: answer) }
  }

  private func load() async -> Decoder? {
    await withCheckedContinuation { continuation in
      Thread.begin("hark-load") { [model, pronounce, givesWay] in
        if givesWay { ThreadPriority.lower() }
        continuation.resume(returning: Decoder(model: model, pronounce: pronounce))
      }
    }
  }
}
