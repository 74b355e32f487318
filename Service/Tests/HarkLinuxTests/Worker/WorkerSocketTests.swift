import Foundation
import Synchronization
import Testing

@testable import HarkWorkers

@Suite("The socket to a worker", .timeLimit(.minutes(5)))
struct WorkerSocketTests {
  private static let signals = Atomic(0)

  @Test("A signal does not end the wait for bytes")
  func signals() throws {
    let (own, other) = try #require(WorkerSocket.pair())
    defer { for socket in [own, other] { close(socket.descriptor) } }
    signal(SIGURG) { _ in Self.signals.add(1, ordering: .sequentiallyConsistent) }
    let reader = Monitor(pthread_t?.none)
    let found = Monitor([UInt8]?.none)
    let isOver = Monitor(false)
    Thread.begin("reader") {
      // Dispatch's threads block signals, and a thread inherits this from the one that starts it.
      var set = sigset_t()
      sigemptyset(&set)
      sigaddset(&set, SIGURG)
      pthread_sigmask(SIG_UNBLOCK, &set, nil)
      reader.change { $0 = pthread_self() }
      let reading = own.read(patience: -1)
      found.change { if case .bytes(let bytes) = reading { $0 = Array(bytes) } else { $0 = [] } }
      // A signal needs a thread that has not ended.
      _ = isOver.wait { $0 ? true : nil }
    }
    let thread = reader.wait { $0 }
    for count in 1...100 where found.withLock({ $0 }) == nil {
      pthread_kill(thread, SIGURG)
      // The next signal follows when this one was handled, so that most interrupt the wait.
      while Self.signals.load(ordering: .sequentiallyConsistent) < count,
        found.withLock({ $0 }) == nil
      {
        sched_yield()
      }
    }
    #expect(other.write([7]))
    #expect(found.wait { $0 } == [7])
    isOver.change { $0 = true }
    signal(SIGURG, SIG_DFL)
  }
}
