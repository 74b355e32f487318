import HTTPFixtures
import Hark
import HarkTesting
import Testing

@testable import HarkServer

@Suite("Protocol violations in a call", .timeLimit(.minutes(3)))
struct CallAbuseTests {
  typealias Attempt = PageAbuseTests.Attempt

  private static let hello =
    #"{"type":"hello","version":1,"experience":"call","permission":"granted","#
    + #""reducesMotion":false}"#

  private static func change(_ setting: String, _ value: String) -> String {
    #"{"type":"do","id":1,"action":"change","setting":"\#(setting)","value":\#(value)}"#
  }

  private static let attempts: [Attempt] = [
    Attempt(change("sensitivity", #""high""#), says: "value"),
    Attempt(change("sensitivity", "NaN"), says: "JSON"),
    Attempt(change("sensitivity", "1e999"), says: "numbers"),
    Attempt(change("sensitivity", "null"), says: "value"),
    Attempt(change("trailingSilence", "[0.8]"), says: "value"),
    Attempt(change("mode", #""quixotic""#), says: "pushToTalk"),
    Attempt(change("mode", "1"), says: "value"),
    Attempt(change("retention", "8"), says: "14"),
    Attempt(change("retention", "7.5"), says: "numbers"),
    Attempt(change("recordsCalls", "1"), says: "value"),
    Attempt(change("echoCancellation", #""on""#), says: "value"),
    Attempt(change("quixotic", "1"), says: "setting"),
    Attempt(change("inputDevice", "7"), says: "value"),
    Attempt(change("inputDevice", #""""#), says: "device"),
    Attempt(
      change("inputDevice", "\"" + String(repeating: "x", count: 300) + "\""), says: "device"),
    Attempt(#"{"type":"do","id":1,"action":"change"}"#, says: "setting"),
    Attempt(#"{"type":"do","id":1,"action":"mute"}"#, says: "isOn"),
    Attempt(#"{"type":"do","id":1,"action":"show","panel":"quixotic"}"#, says: "quick"),
    Attempt(#"{"type":"do","id":1,"action":"deleteRecording"}"#, says: "recording"),
    Attempt(#"{"type":"do","id":1,"action":"save"}"#, says: "actions"),
    Attempt(#"{"type":"playback","playback":1,"event":"ended"}"#, says: "playbacks"),
    Attempt(#"{"type":"playback","playback":0,"event":"ended"}"#, says: "playbacks"),
    Attempt(#"{"type":"playback","playback":-1,"event":"ended"}"#, says: "numbers"),
    Attempt(#"{"type":"playback","playback":1,"event":"quixotic"}"#, says: "heard"),
    Attempt(#"{"type":"playback","playback":1,"event":"heard"}"#, says: "position"),
    Attempt(#"{"type":"devices","inputs":"all","effects":[]}"#, says: "inputs"),
    Attempt(#"{"type":"devices","inputs":[{"id":1,"name":"x"}],"effects":[]}"#, says: "id"),
    Attempt(#"{"type":"devices","inputs":[]}"#, says: "effects"),
  ]

  @Test("A violation is answered with a rule that does not quote it", arguments: attempts)
  func refused(_ attempt: Attempt) async throws {
    let server = try await SessionServer.start()
    try await PageAbuseTests.refuse(attempt, at: server, behind: Self.hello)
  }

  @Test(
    "Reporting audio that was not sent is a violation",
    arguments: [
      PagePlaybackEvent.heard(position: -1), .heard(position: 4_001), .heard(position: .max),
      .heard(position: 1, taken: 0), .heard(position: 0, taken: .max), .ended,
    ])
  func impossible(_ news: PagePlaybackEvent) async throws {
    let server = try await SessionServer.call(
      ScriptedRecognizer(RecognizerScript().after(0.3, .interim("hello")), decoderCount: 20)
    ) {
      // Two sentences of a reply whose end the agent never sends.
      $0.agent = ScriptedAgent(.init(["Yes. No. "], then: .staysOpen))
      $0.speech = ScriptedTextToSpeech()
    }
    var call = try await CallClient(server, hears: 0)
    try await call.record()
    let playback = try #require(try await call.played())
    await call.ears.heard(4_000, of: playback)
    let sent = call.ears.sound(of: playback).count
    let wrong: PagePlaybackEvent =
      news == .heard(position: 4_001) ? .heard(position: sent + 1) : news
    try await call.page.say(.playback(playback, wrong))
    let farewell = try await call.page.next { envelope -> Farewell? in
      if case .bye(_, let farewell) = envelope { farewell } else { nil }
    }
    #expect(farewell == .rule(.unknownPlayback))
  }
}
