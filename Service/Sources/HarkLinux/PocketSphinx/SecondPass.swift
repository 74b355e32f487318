import Foundation

/// The thread with a decoder of its own on which segments are made final while their speakers go on.
///
/// All tasks of a recogniser share it, first come, first served. The decoder is loaded when there is
/// first something to do, and kept.
final class SecondPass: Sendable {
  private struct Queue: Sendable {
    var decodings: [FinalDecoding] = []
    var hasThread = false
    var isClosed = false
  }

  private let model: PocketSphinxModel
  private let queue = Monitor(Queue())

  init(model: PocketSphinxModel) { self.model = model }

  deinit { queue.change { $0.isClosed = true } }

  /// Queues `decoding`; returns at once.
  func submit(_ decoding: FinalDecoding) {
    let needsThread = queue.change { queue in
      queue.decodings.append(decoding)
      defer { queue.hasThread = true }
      return !queue.hasThread
    }
    if needsThread { startThread() }
  }

  private func startThread() {
    // The thread must not hold the pass itself, or the pass would never end.
    let thread = Thread { [queue, model] in Self.work(through: queue, model: model) }
    thread.name = "hark-final"
    thread.start()
  }

  private static func work(through queue: Monitor<Queue>, model: PocketSphinxModel) {
    var decoder: Decoder?
    while let decoding = next(in: queue) {
      decoding.perform {
        if decoder == nil { decoder = Decoder(model: model) }
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
