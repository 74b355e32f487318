import Foundation

/// A thread with its own decoder that finalizes segments while the user continues speaking.
///
/// All tasks of a recognizer share it, first come, first served. The decoder is loaded for the
/// first segment and kept.
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

  /// Enqueues `decoding` and returns immediately.
  func submit(_ decoding: FinalDecoding) {
    let needsThread = queue.change { queue in
      queue.decodings.append(decoding)
      defer { queue.hasThread = true }
      return !queue.hasThread
    }
    if needsThread { startThread() }
  }

  private func startThread() {
    // The thread must not retain the pass, or the pass would never be deallocated.
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
