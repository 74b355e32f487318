import Hark
import ServiceLifecycle
import UnixSignals

/// Shuts the server down gracefully: announces the shutdown for as long as load balancers need to
/// notice, hands every session over to other servers, and ends.
///
/// A second signal ends the wait.
struct Leaving: Service {
  let hub: SessionHub?

  /// The signals, already trapped so that none is missed before the service listens; `nil` if no
  /// signal stops the server.
  let signals: UnixSignalsSequence?
  let drainSeconds: Double

  func run() async throws {
    // Without signals, the service runs until it is canceled.
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
