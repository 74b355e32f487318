import Foundation
import Testing

@testable import HarkServices

@Suite("When to come back")
struct RetryAfterTests {
  private let now = Date(timeIntervalSince1970: 784_111_770)

  @Test("Seconds and dates are understood, nonsense is not")
  func values() {
    #expect(RetryAfter.seconds("120", now: now) == 120)
    #expect(RetryAfter.seconds(" 0.5 ", now: now) == 0.5)
    #expect(RetryAfter.seconds("Sun, 06 Nov 1994 08:49:37 GMT", now: now) == 7)
    #expect(RetryAfter.seconds("Sun, 06 Nov 1994 08:00:00 GMT", now: now) == 0)
    for nonsense in ["", "soon", "inf", "nan"] {
      #expect(RetryAfter.seconds(nonsense, now: now) == nil)
    }
  }
}
