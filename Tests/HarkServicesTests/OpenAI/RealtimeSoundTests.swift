import Hark
import HarkTesting
import Testing

@testable import HarkServices

@Suite("Realtime audio")
struct RealtimeSoundTests {
  @Test(
    "The audio does not depend on when its end becomes known",
    arguments: [0.06, 0.5, 0.99, 1], [true, false])
  func end(seconds: Double, isHark: Bool) {
    var before = RealtimeTalk()
    before.sound(seconds, at: 0)
    before.take(.pause(cut: .max))
    connect(&before, isHark)
    let atOnce = before.did
    var behind = RealtimeTalk()
    connect(&behind, isHark)
    behind.sound(seconds, at: 0)
    let first = behind.did
    let last = behind.take(.pause(cut: .max))
    #expect(first.sentSamples > 0 && first.commits == 0)
    #expect((first + last).sent == atOnce.sent)
    #expect(last.commits == 1 && atOnce.commits == 1)
    #expect(!(first + last).contains(.send(.append([]))))
    // Servers reject segments shorter than 0.1 s.
    let rate = isHark ? 16_000.0 : 24_000
    #expect(abs(Double(atOnce.sentSamples) - rate * max(seconds, 0.1)) <= 1)
  }

  @Test("Padding that the server has received is not sent again")
  func filledUpOnce() {
    var talk = RealtimeTalk()
    connect(&talk, true)
    talk.sound(0.06, at: 0)
    talk.take(.pause(cut: .max))
    for (samples, missing) in [(1_600, 0), (500, 1_100)] {
      talk.take(.lost(line: talk.machine.number, .broken))
      talk.open()
      let sent = talk.hear(
        #"{"type":"hark.resumed","event_id":"event_0","samples":\#(samples),"commits":0}"#)
      #expect(sent.sentSamples == missing && sent.commits == 1)
    }
  }

  private func connect(_ talk: inout RealtimeTalk, _ isHark: Bool) {
    guard isHark else { return talk.connect() }
    talk.open()
    talk.hear(
      #"""
      {"type":"session.created","event_id":"event_1","session":{"id":"sess_a","audio":{},
      "hark":{"resume":20}}}
      """#)
    talk.hear(#"{"type":"session.updated","event_id":"event_2","session":{}}"#)
  }
}

extension [RealtimeMachine.Effect] {
  fileprivate var sent: [Float] {
    flatMap { if case .send(.append(let samples)) = $0 { samples } else { [Float]() } }
  }
}
