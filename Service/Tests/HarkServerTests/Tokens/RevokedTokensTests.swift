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
    #expect(await !tokens.contains("a"))
    revoked.withLock { $0 = ["a"] }
    #expect(await tokens.contains("a"))
    #expect(await tokens.contains("a"))
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
      for number in 0..<count { #expect(await tokens.contains("\(number)")) }
    }
    #expect(reads.withLock { count < $0 && $0 < 2 * count })
  }

  @Test("If the file cannot be read, no token with an identifier is valid")
  func unreadable() async {
    let tokens = RevokedTokens { _ in throw Unreadable() }
    #expect(await tokens.contains("a"))
  }
}
