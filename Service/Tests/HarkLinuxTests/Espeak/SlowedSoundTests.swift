import Foundation
import Testing

@testable import HarkEspeak

@Suite("Slowed speech")
struct SlowedSoundTests {
  @Test(
    "A tone has the requested length, and its pitch and level are unchanged",
    arguments: [1.2, 1.83])
  func tone(_ factor: Double) {
    let tone = (0..<32_000).map { Float(sin(Double($0) * 2 * .pi * 200 / 16_000)) * 0.5 }
    var slowed = SlowedSound(factor: factor)
    var made: [Float] = []
    for start in stride(from: 0, to: tone.count, by: 1_000) {
      made += slowed.process(Array(tone[start..<start + 1_000]))
    }
    made += slowed.flush()
    #expect(abs(Double(made.count) / 32_000 - factor) < 0.1)
    let middle = made[8_000..<24_000]
    let crossings = zip(middle, middle.dropFirst()).count { $0 < 0 && $1 >= 0 }
    #expect(abs(crossings - 200) <= 4, "\(crossings)")
    #expect(abs((middle.max() ?? 0) - 0.5) < 0.05)
  }
}
