import Foundation
import Hark

/// Lends decoders to tasks, a bounded number at a time, and keeps them loaded for the next.
final class DecoderPool: Sendable {
  private typealias Borrower = CheckedContinuation<Decoder?, any Error>

  private struct Shelf: Sendable {
    var idle: [Decoder] = []
    var lent = 0
    /// Of those lent, how many are certain to come back at once.
    var leaving = 0
    var waiting: [Borrower] = []
  }

  private let model: PocketSphinxModel
  private let maximum: Int
  private let shelf = Monitor(Shelf())

  /// Makes an empty pool of at most `maximum` decoders, at least one.
  init(model: PocketSphinxModel, maximum: Int) {
    self.model = model
    self.maximum = max(1, maximum)
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
      shelf.idle.append(decoder)
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
        return .success(shelf.idle.popLast())
      }
      guard shelf.leaving > shelf.waiting.count else { return .failure(.recognizerBusy) }
      shelf.waiting.append(borrower)
      return nil
    }
    if let answer { borrower.resume(with: answer) }
  }

  private func load() async -> Decoder? {
    await withCheckedContinuation { continuation in
      let thread = Thread { [model] in continuation.resume(returning: Decoder(model: model)) }
      thread.name = "hark-load"
      thread.start()
    }
  }
}
