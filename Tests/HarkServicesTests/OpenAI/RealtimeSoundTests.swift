import Hark
import HarkTesting
import Testing

@testable import HarkServices

@Suite("The sound of a segment on its way to a server of realtime transcription")
struct RealtimeSoundTests {
  @Test(
    "It is the same, whether its end is known before or behind its last block",
    arguments: [0.06, 0.5, 0.99, 1])
  func end(seconds: Double) {
    var before = RealtimeTalk()
    before.sound(seconds, at: 0)
    before.take(.pause(cut: .max))
    before.connect()
    let atOnce = before.did
    var behind = RealtimeTalk()
    behind.connect()
    behind.sound(seconds, at: 0)
    let first = behind.did
    let last = behind.take(.pause(cut: .max))
    #expect(first.sentSamples > 0 && first.commits == 0)
    #expect((first + last).sent == atOnce.sent)
    #expect(last.commits == 1 && atOnce.commits == 1)
    // At 24,000 samples a second; servers take no segment below a tenth of one.
    #expect(abs(Double(atOnce.sentSamples) - 24_000 * max(seconds, 0.1)) <= 1)
  }
}

extension [RealtimeMachine.Effect] {
  fileprivate var sent: [Float] {
    flatMap { if case .send(.append(let samples)) = $0 { samples } else { [Float]() } }
  }
}
