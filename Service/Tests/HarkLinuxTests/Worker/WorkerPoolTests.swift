import Hark
import HarkTesting
import Testing

@testable import HarkEspeak
@testable import HarkWorkers

@Suite("The pool of workers")
struct WorkerPoolTests {
  /// Starts workers that behave as `manner` specifies, and counts them.
  private struct Workshop {
    let clock = ManualTimekeeper(now: 100)
    let started = Monitor(0)
    let manner = Monitor("ready")

    func pool(maximum: Int = 2) -> WorkerPool {
      WorkerPool(maximum: maximum, clock: clock) { [started, manner] _ in
        started.withLock { $0 += 1 }
        return WorkerProcess(.test(manner.withLock { $0 }), order: WorkerOrder(.espeak))
      }
    }

    var count: Int { started.withLock { $0 } }
  }

  private static func isRefused(_ pool: WorkerPool, _ language: String? = nil) async -> Bool {
    do {
      let worker = try await pool.acquire(language)
      pool.takeBack(worker, language: language)
      return false
    } catch { return error == .recognizerUnavailable }
  }

  @Test("After a failed start, the delay doubles each time, up to 30 s")
  func pauses() async throws {
    let shop = Workshop()
    let pool = shop.pool()
    shop.manner.withLock { $0 = "ending" }
    var started = 0
    for pause in [0.5, 1, 2, 4, 8, 16, 30, 30] {
      started += 1
      #expect(await Self.isRefused(pool))
      #expect(shop.count == started && pool.lastEnd == .died)
      await shop.clock.advance(by: pause - 0.01)
      #expect(await Self.isRefused(pool))
      #expect(shop.count == started, "none is started before \(pause) s")
      await shop.clock.advance(by: 0.02)
    }
  }

  @Test("A caller that waits for a place waits for the first delay, but no longer one")
  func waitsOut() async throws {
    let shop = Workshop()
    let pool = shop.pool()
    shop.manner.withLock { $0 = "ending" }
    #expect(await Self.isRefused(pool))
    let waiting = Task { try await pool.acquire(nil, waits: true) }
    await shop.clock.sleeper(until: 100.5)
    #expect(shop.count == 1)
    await shop.clock.advance(by: 0.5)
    await #expect(throws: VoiceFailure.recognizerUnavailable) { try await waiting.value }
    // The second pause lasts one second.
    await #expect(throws: VoiceFailure.recognizerUnavailable) {
      _ = try await pool.acquire(nil, waits: true)
    }
    await shop.clock.advance(by: 0.6)
    shop.manner.withLock { $0 = "ready" }
    let other = Task { try await pool.acquire(nil, waits: true) }
    await shop.clock.sleeper(until: 101.5)
    await shop.clock.advance(by: 0.4)
    let worker = try await other.value
    #expect(shop.count == 3)
    worker.end()
    pool.giveUp()
  }

  @Test("A successful start resets the delay; other languages have their own")
  func success() async throws {
    let shop = Workshop()
    let pool = shop.pool()
    shop.manner.withLock { $0 = "ending" }
    for pause in [0.5, 1, 2] {
      #expect(await Self.isRefused(pool))
      await shop.clock.advance(by: pause)
    }
    #expect(await Self.isRefused(pool))
    shop.manner.withLock { $0 = "ready" }
    #expect(await !Self.isRefused(pool, "no"))
    await shop.clock.advance(by: 4)
    #expect(await !Self.isRefused(pool))
    #expect(pool.lastEnd == nil)
    for spare in pool.spares { spare.end() }
    shop.manner.withLock { $0 = "ending" }
    #expect(await Self.isRefused(pool))
    let started = shop.count
    await shop.clock.advance(by: 0.5)
    #expect(await Self.isRefused(pool))
    #expect(shop.count == started + 1, "half a second again")
  }

  @Test(
    "The number of workers is limited; ended workers and those of other languages are replaced")
  func bounds() async throws {
    let shop = Workshop()
    let pool = shop.pool(maximum: 1)
    let first = try await pool.acquire("en")
    await #expect(throws: VoiceFailure.recognizerBusy) { _ = try await pool.acquire("en") }
    pool.takeBack(first, language: "en")
    #expect(try await pool.acquire("en") === first && shop.count == 1)
    pool.takeBack(first, language: "en")
    let second = try await pool.acquire("de")
    #expect(!first.isAlive && shop.count == 2 && pool.spares.isEmpty)
    second.end()
    pool.giveUp()
    let third = try await pool.acquire("de")
    #expect(third !== second && shop.count == 3)
    third.end()
  }

  @Test("Waiting callers are served in order, also after a worker has ended")
  func waiting() async throws {
    let shop = Workshop()
    let pool = shop.pool(maximum: 1)
    let first = try await pool.acquire(nil, waits: true)
    let turns = Monitor([WorkerProcess]())
    let others = (0..<2).map { _ in
      Task {
        let worker = try await pool.acquire(nil, waits: true)
        turns.withLock { $0.append(worker) }
        worker.end()
        pool.giveUp()
      }
    }
    // A caller that does not wait is refused.
    await #expect(throws: VoiceFailure.recognizerBusy) { _ = try await pool.acquire(nil) }
    pool.takeBack(first, language: nil)
    for other in others { try await other.value }
    let inUse = turns.withLock { $0 }
    #expect(inUse.count == 2 && inUse.first === first && inUse.last !== first)
    #expect(shop.count == 2)
  }

  @Test("A busy worker is ended if the next task has another; otherwise, it is kept")
  func busy() async throws {
    let shop = Workshop()
    let pool = shop.pool()
    let (first, second) = (try await pool.acquire(nil), try await pool.acquire(nil))
    pool.takeBack(first, language: nil, isBusy: true)
    #expect(first.isAlive)
    pool.takeBack(second, language: nil, isBusy: true)
    #expect(!second.isAlive && pool.spares.count == 1)
  }

  @Test("A worker that arrives too late is kept for the next task if there is room")
  func late() async throws {
    let shop = Workshop()
    let pool = shop.pool(maximum: 1)
    let first = try await pool.acquire(nil)
    let late = try await pool.another(nil)
    pool.keep(late, language: nil)
    #expect(!late.isAlive)
    pool.giveUp()
    pool.keep(first, language: nil)
    #expect(first.isAlive && pool.spares.first === first)
  }
}
