import Foundation
import Hark
import HarkTesting
import Testing

@testable import HarkServices

@Suite("Resumable sessions")
struct RealtimeResumeTests {
  private static let created =
    #"""
    {"type":"session.created","event_id":"event_1","session":{"id":"sess_a","audio":{},
    "hark":{"resume":20}}}
    """#

  /// Returns a session with Hark's extensions that has sent `seconds` of audio and the end of the
  /// segment.
  private func talk(seconds: Double = 1) -> RealtimeTalk {
    var talk = RealtimeTalk()
    talk.open()
    talk.hear(Self.created)
    talk.hear(#"{"type":"session.updated","event_id":"event_2","session":{}}"#)
    talk.sound(seconds, at: 0)
    talk.take(.pause(cut: .max))
    return talk
  }

  private func resumed(_ samples: Int, _ commits: Int) -> String {
    #"{"type":"hark.resumed","event_id":"event_0","samples":\#(samples),"commits":\#(commits)}"#
  }

  private func completed(_ item: String, _ text: String, event: Int) -> String {
    """
    {"type":"conversation.item.input_audio_transcription.completed","event_id":"event_\(event)",\
    "item_id":"\(item)","transcript":"\(text)"}
    """
  }

  @Test("The next connection names the session and the last event")
  func asks() {
    var talk = talk()
    talk.take(.lost(line: talk.machine.number, .broken))
    talk.now = talk.machine.deadline ?? 0
    let stream = RealtimeStream(id: "sess_a", seen: 2, sent: 16_000, commits: 1)
    #expect(
      talk.take(.alarm) == [
        .connect(line: talk.machine.number, namesModel: false, resuming: stream)
      ])
    let settings = OpenAIRecognitionSettings(baseURL: "http://localhost/v1", model: "m")
    #expect(
      RealtimeRun.request(settings, namesModel: false, resuming: stream).url
        == "ws://localhost/v1/realtime?intent=transcription&hark_session=sess_a&hark_seen=2")
  }

  @Test("The socket is encrypted if its server's URL is, in any capitalization")
  func secrecy() {
    for (address, socket) in [("HTTPS://Example.org/v1", "wss"), ("Http://Example.org/v1", "ws")] {
      let settings = OpenAIRecognitionSettings(baseURL: address, model: "m")
      #expect(
        RealtimeRun.request(settings, namesModel: false).url
          == socket + "://Example.org/v1/realtime?intent=transcription")
    }
  }

  @Test("A lost commit is sent again without audio")
  func commitLost() {
    var talk = talk()
    talk.take(.lost(line: talk.machine.number, .broken))
    talk.open()
    let sent = talk.hear(resumed(16_000, 0))
    #expect(sent.commits == 1 && sent.sentSamples == 0)
    #expect(talk.hear(completed("a", "one", event: 3)).finals == ["one"])
  }

  @Test("Received audio is not sent again, even without confirmation")
  func takenUnseen() {
    var talk = talk()
    talk.take(.lost(line: talk.machine.number, .broken))
    talk.open()
    let sent = talk.hear(resumed(16_000, 1))
    #expect(sent.commits == 0 && sent.sentSamples == 0)
    #expect(talk.machine.deadline == talk.now + 20, "Its text is owed.")
    talk.hear(#"{"type":"input_audio_buffer.committed","event_id":"event_3","item_id":"a"}"#)
    #expect(talk.hear(completed("a", "one", event: 4)).finals == ["one"])
  }

  @Test("Audio resumes after the received samples, even within a block")
  func halfABlock() {
    var talk = talk(seconds: 2)
    talk.sound(1, at: 2)
    talk.take(.lost(line: talk.machine.number, .broken))
    talk.open()
    let sent = talk.hear(resumed(20_123, 0))
    #expect(sent.sentSamples == 48_000 - 20_123 && sent.commits == 1)
    #expect(talk.machine.stream?.sent == 48_000)
    talk.take(.lost(line: talk.machine.number, .broken))
    talk.open()
    // The second segment's audio follows the first segment's.
    #expect(talk.hear(resumed(40_000, 1)).sentSamples == 8_000)
  }

  @Test("An expired session is replaced, and audio without text is sent again")
  func unknown() {
    var talk = talk()
    talk.sound(1, at: 1)
    #expect(talk.hear(completed("a", "one", event: 3)).finals == ["one"])
    talk.take(.lost(line: talk.machine.number, .broken))
    talk.open()
    talk.hear(Self.created.replacingOccurrences(of: "sess_a", with: "sess_b"))
    let sent = talk.hear(#"{"type":"session.updated","event_id":"event_2","session":{}}"#)
    #expect(sent.sentSamples == 16_000 && talk.machine.stream?.id == "sess_b")
    #expect(talk.machine.stream?.seen == 2)
  }

  @Test("Repeated events are ignored")
  func seen() {
    var talk = talk()
    let delta = """
      {"type":"conversation.item.input_audio_transcription.delta","event_id":"event_3",\
      "item_id":"a","delta":"on"}
      """
    #expect(talk.hear(delta).interims == ["on"])
    talk.take(.lost(line: talk.machine.number, .broken))
    talk.open()
    talk.hear(resumed(16_000, 1))
    #expect(talk.hear(delta).interims.isEmpty)
    let next = delta.replacingOccurrences(of: "event_3", with: "event_4")
    #expect(talk.hear(next).interims == ["onon"])
  }

  @Test("A resumable server without text also exhausts the patience")
  func mute() {
    var talk = talk()
    while talk.machine.line != .over, talk.now < 300 {
      if case .down = talk.machine.line {
        talk.open()
        talk.hear(talk.machine.stream == nil ? Self.created : resumed(16_000, 1))
        talk.hear(#"{"type":"session.updated","event_id":"event_2","session":{}}"#)
      }
      talk.now += 5
      talk.take(.alarm)
      talk.take(.lost(line: talk.machine.number, .broken))
    }
    #expect(talk.now < 40, "\(talk.now)")
    #expect(talk.told == [.failed(.recognitionFailed)])
  }

  @Test("A server that does not answer a resumption gets a new session next")
  func silentGreeting() {
    var talk = talk()
    talk.take(.lost(line: talk.machine.number, .broken))
    talk.open()
    talk.now += 3
    #expect(talk.take(.alarm).contains(.hangUp))
    #expect(talk.machine.stream == nil && talk.machine.items.first?.sent == 0)
  }
}
