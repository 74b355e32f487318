import Hark
import ServiceLifecycle
import UnixSignals

/// Goes in peace: says so for as long as balancers need to notice, then hands every session over to
/// other servers, and ends.
///
/// A second signal is the end of the waiting.
struct Leaving: Service {
  let hub: SessionHub?

  /// Trapped already, so that none comes before somebody listens; nil where none asks it to.
  let signals: UnixSignalsSequence?
  let drainSeconds: Double

  func run() async throws {
    // Where nothing asks it to, it stays until it is cancelled.
    guard let signals else {
      _ = try? await gracefulShutdown()
      return
    }
    let (steps, step) = AsyncStream.makeStream(of: Void.self)
    await cancelWhenGracefulShutdown {
      await withTaskGroup { group in
        group.addTask {
          for await _ in signals { step.yield() }
          step.finish()
        }
        var next = steps.makeAsyncIterator()
        if await next.next() != nil {
          await hub?.leave()
          group.addTask {
            try? await Task.sleep(for: .seconds(drainSeconds))
            step.yield()
          }
          _ = await next.next()
          await hub?.handOver()
        }
        group.cancelAll()
      }
    }
  }
}
