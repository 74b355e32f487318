import Synchronization
import Testing

@testable import HarkServer

@Suite("Revoked tokens", .timeLimit(.minutes(5)))
struct RevokedTokensTests {
  private struct Unreadable: Error {}

  @Test("A revocation counts from the next check on, and is read only once")
  func checks() async {
    let revoked = Mutex<Set<String>>([])
    let reads = Mutex(0)
    let tokens = RevokedTokens { id in
      reads.withLock { $0 += 1 }
      return revoked.withLock { $0.contains(id) }
    }
    #expect(await tokens.standing(of: "a") == .valid)
    revoked.withLock { $0 = ["a"] }
    #expect(await tokens.standing(of: "a") == .revoked)
    #expect(await tokens.standing(of: "a") == .revoked)
    #expect(reads.withLock { $0 } == 2)
  }

  @Test("A limited number of revocations is remembered, and none is forgotten")
  func limit() async {
    let reads = Mutex(0)
    let tokens = RevokedTokens { _ in
      reads.withLock { $0 += 1 }
      return true
    }
    let count = RevokedTokens.rememberedLimit + 10
    for _ in 0..<2 {
      for number in 0..<count { #expect(await tokens.standing(of: "\(number)") == .revoked) }
    }
    #expect(reads.withLock { count < $0 && $0 < 2 * count })
  }

  @Test("While the file cannot be read, revocations are unknown, which is reported once")
  func unreadable() async {
    let isReadable = Mutex(true)
    let reports = Mutex(0)
    let tokens = RevokedTokens(
      { id in
        guard isReadable.withLock({ $0 }) else { throw Unreadable() }
        return id == "b"
      }, report: { _ in reports.withLock { $0 += 1 } })
    #expect(await tokens.standing(of: "b") == .revoked)
    for outage in 1...2 {
      isReadable.withLock { $0 = false }
      for _ in 0..<3 { #expect(await tokens.standing(of: "a") == .unknown) }
      #expect(await tokens.standing(of: "b") == .revoked)
      #expect(reports.withLock { $0 } == outage)
      isReadable.withLock { $0 = true }
      #expect(await tokens.standing(of: "a") == .valid)
    }
  }
}
