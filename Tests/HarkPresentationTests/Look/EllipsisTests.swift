import Foundation
import LedgerCoverage
import Testing

@testable import Hark
@testable import HarkPresentation

@Suite("Animated ellipsis")
struct EllipsisTests {
  private let listening = Ellipsis(Wording(for: .call)[.status(.listening)])

  @Test("Text is separated from its trailing dots")
  func parts() {
    #expect(listening.words == "Listening" && listening.count == 3)
    let plain = Ellipsis("Tap to speak")
    #expect(plain.words == "Tap to speak" && plain.count == 0)
    #expect(plain.opacity(of: 0, at: 1) == 1)
  }

  @Test("One dot at a time is dim, then none, and the cycle repeats", .covers("S3-17"))
  func order() {
    let quarter = listening.interval
    #expect(4 * quarter == Motion.ellipsisSeconds)
    let dims = (0..<8).map { step -> [Int] in
      let now = (Double(step) + 0.5) * quarter
      return (0..<3).filter { listening.opacity(of: $0, at: now) < 1 }
    }
    #expect(dims == [[0], [1], [2], [], [0], [1], [2], []])
  }

  @Test("Any time is accepted", arguments: [-0.7, 0, 1e12, .infinity, .nan])
  func times(_ seconds: Double) {
    for index in 0..<3 {
      #expect([Motion.ellipsisDim, 1].contains(listening.opacity(of: index, at: seconds)))
    }
  }
}
