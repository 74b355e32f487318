import Foundation
import Testing

@testable import HarkServices

@Suite("Retry-After")
struct RetryAfterTests {
  private let now = Date(timeIntervalSince1970: 784_111_770)

  @Test("Seconds and dates are parsed, other values are ignored")
  func values() {
    #expect(HTTPResponse.delay("120", now: now) == 120)
    #expect(HTTPResponse.delay(" 0.5 ", now: now) == 0.5)
    #expect(HTTPResponse.delay("Sun, 06 Nov 1994 08:49:37 GMT", now: now) == 7)
    #expect(HTTPResponse.delay("Sun, 06 Nov 1994 08:00:00 GMT", now: now) == 0)
    for nonsense in ["", "soon", "inf", "nan"] {
      #expect(HTTPResponse.delay(nonsense, now: now) == nil)
    }
  }
}
