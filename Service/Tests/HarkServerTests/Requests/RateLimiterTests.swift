import Synchronization
import Testing

@testable import HarkServer

@Suite("Rate limiter")
struct RateLimiterTests {
  @Test("After a burst, requests are allowed as the bucket refills")
  func burst() async {
    let clock = Mutex(100.0)
    let limiter = RateLimiter(
      RequestRate(burst: 3, perMinute: 30), now: { clock.withLock { $0 } })
    for _ in 0..<3 { #expect(await limiter.take(for: "ada") == nil) }
    #expect(await limiter.take(for: "ada") == 2)
    clock.withLock { $0 += 1.5 }
    #expect(await limiter.take(for: "ada") == 0.5)
    clock.withLock { $0 += 0.5 }
    #expect(await limiter.take(for: "ada") == nil)
    #expect(await limiter.take(for: "ada") == 2)
  }

  @Test("A bucket holds at most one burst, and each user has a separate one")
  func users() async {
    let clock = Mutex(0.0)
    let limiter = RateLimiter(
      RequestRate(burst: 2, perMinute: 60), now: { clock.withLock { $0 } })
    #expect(await limiter.take(for: "ada") == nil)
    clock.withLock { $0 += 1_000 }
    for _ in 0..<2 { #expect(await limiter.take(for: "ada") == nil) }
    #expect(await limiter.take(for: "ada") != nil)
    #expect(await limiter.take(for: "bob") == nil)
  }

  @Test("Users with full buckets are forgotten")
  func forgets() async {
    let clock = Mutex(0.0)
    let limiter = RateLimiter(
      RequestRate(burst: 2, perMinute: 60), now: { clock.withLock { $0 } })
    for number in 0..<100 { _ = await limiter.take(for: "\(number)") }
    #expect(await limiter.count == 100)
    clock.withLock { $0 += 2 }
    _ = await limiter.take(for: "ada")
    #expect(await limiter.count == 1)
  }
}
