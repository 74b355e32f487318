import Foundation
import Hark

/// A pool that provides a limited number of decoders to tasks and keeps them loaded for reuse.
final class DecoderPool: Sendable {
  private typealias Borrower = CheckedContinuation<Decoder?, any Error>

  private struct Shelf: Sendable {
    var lent = 0
    /// The number of decoders in use that will be returned promptly.
    var leaving = 0
    var waiting: [Borrower] = []
  }

  private let model: PocketSphinxModel
  private let maximum: Int
  private let shelf = Monitor(Shelf())

  /// The idle decoders, which several pools of the same model may share.
  private let spares: Monitor<[Decoder]>

  /// Whether another pool has priority.
  ///
  /// This pool then always leaves one idle decoder to the other pool, and loads its own decoders at
  /// the lowest thread priority.
  private let givesWay: Bool

  /// The number of idle decoders.
  var spareCount: Int { spares.withLock { $0.count } }

  /// Creates a pool that provides at most `maximum` decoders, and at least one.
  ///
  /// The pool is initially empty, or shares the idle decoders of `other`, which has priority and
  /// whose own limit is unaffected.
  init(model: PocketSphinxModel, maximum: Int, sharing other: DecoderPool? = nil) {
    self.model = model
    self.maximum = max(1, maximum)
    spares = other?.spares ?? Monitor([])
    givesWay = other != nil
  }

  /// Provides a decoder, loading one on a separate thread if none is idle.
  ///
  /// Throws `recognizerBusy` if all decoders are in use and none will be returned promptly, and
  /// `recognizerUnavailable` if loading fails.
  func lend() async throws -> Decoder {
    if let decoder = try await withCheckedThrowingContinuation({ ask($0) }) { return decoder }
    if let decoder = await load() { return decoder }
    shelf.withLock { $0.lent -= 1 }
    throw VoiceFailure.recognizerUnavailable
  }

  /// Announces that a decoder in use will be returned as soon as its thread notices the
  /// cancellation.
  func expectBack() { shelf.withLock { $0.leaving += 1 } }

  /// Takes back a decoder; `expected` is `true` if `expectBack()` was called for it.
  func takeBack(_ decoder: Decoder, expected: Bool) {
    let borrower = shelf.withLock { shelf -> Borrower? in
      if expected { shelf.leaving -= 1 }
      if !shelf.waiting.isEmpty { return shelf.waiting.removeFirst() }
      shelf.lent -= 1
      spares.withLock { $0.append(decoder) }
      return nil
    }
    borrower?.resume(returning: decoder)
  }

  /// Resumes `borrower` with an idle decoder, with `nil` if it may load one, or later with a
  /// returned decoder.
  private func ask(_ borrower: Borrower) {
    let answer = shelf.withLock { shelf -> Result<Decoder?, VoiceFailure>? in
      if shelf.lent < maximum {
        shelf.lent += 1
        return .success(spares.withLock { $0.count > (givesWay ? 1 : 0) ? $0.popLast() : nil })
      }
      guard shelf.leaving > shelf.waiting.count else { return .failure(.recognizerBusy) }
      shelf.waiting.append(borrower)
      return nil
    }
    if let answer { borrower.resume(with: answer) }
  }

  private func load() async -> Decoder? {
    await withCheckedContinuation { continuation in
      let thread = Thread { [model, givesWay] in
        if givesWay { GivingWay.begin() }
        continuation.resume(returning: Decoder(model: model))
      }
      thread.name = "hark-load"
      thread.start()
    }
  }
}
