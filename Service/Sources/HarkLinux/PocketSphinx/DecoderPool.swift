import Foundation
import Hark

/// Lends decoders to tasks, a bounded number at a time, and keeps them loaded for the next.
final class DecoderPool: Sendable {
  private typealias Borrower = CheckedContinuation<Decoder?, any Error>

  private struct Shelf: Sendable {
    var lent = 0
    /// Of those lent, how many are certain to come back at once.
    var leaving = 0
    var waiting: [Borrower] = []
  }

  private let model: PocketSphinxModel
  private let maximum: Int
  private let shelf = Monitor(Shelf())

  /// Loaded decoders that nobody uses, which several pools of the same model may share.
  private let spares: Monitor<[Decoder]>

  /// Whether those of another pool go first: one loaded decoder is always left to them, and loading
  /// waits for a processor that nobody wants.
  private let givesWay: Bool

  /// How many decoders are loaded that nobody uses.
  var spareCount: Int { spares.withLock { $0.count } }

  /// Makes a pool that lends at most `maximum` decoders, at least one; it is empty, or has the spares
  /// of `other`, whose own allowance it leaves alone and to which it gives way.
  init(model: PocketSphinxModel, maximum: Int, sharing other: DecoderPool? = nil) {
    self.model = model
    self.maximum = max(1, maximum)
    spares = other?.spares ?? Monitor([])
    givesWay = other != nil
  }

  /// Lends a decoder, loaded on a thread of its own when none is at hand.
  ///
  /// Throws `recognizerBusy` when all are in use and none is about to come back, and
  /// `recognizerUnavailable` when none can be loaded.
  func lend() async throws -> Decoder {
    if let decoder = try await withCheckedThrowingContinuation({ ask($0) }) { return decoder }
    if let decoder = await load() { return decoder }
    shelf.withLock { $0.lent -= 1 }
    throw VoiceFailure.recognizerUnavailable
  }

  /// Says that a lent decoder will be given back as soon as its thread sees that it is to stop.
  func expectBack() { shelf.withLock { $0.leaving += 1 } }

  /// Takes a decoder back; `expected` when `expectBack()` was called for it.
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

  /// Answers with an idle decoder, with nil when one may be loaded, or later with one that is
  /// about to come back.
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
