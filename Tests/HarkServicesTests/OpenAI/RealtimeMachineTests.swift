import Hark
import HarkTesting
import Testing

@testable import HarkServices

@Suite("Realtime state machine")
struct RealtimeMachineTests {
  @Test("Out-of-order texts are reported in order")
  func order() {
    var talk = RealtimeTalk()
    talk.connect()
    talk.sound(1, at: 0)
    talk.take(.pause(cut: .max))
    talk.sound(1, at: 1)
    talk.take(.finish)
    talk.committed("a")
    talk.committed("b")
    #expect(talk.completed("b", "two").finals.isEmpty)
    #expect(talk.completed("a", "one").finals == ["one", "two"])
    #expect(talk.did.contains(.report(.ended)))
  }

  @Test("Deltas accumulate, and a complete text replaces them")
  func interims() {
    var talk = RealtimeTalk()
    talk.connect()
    talk.sound(1, at: 0)
    #expect(talk.delta("a", "he was").interims == ["he was"])
    #expect(talk.delta("a", " not").interims == ["he was not"])
    #expect(
      talk.hear(#"{"type":"hark.interim","item_id":"a","transcript":"he is"}"#).interims == [
        "he is"
      ])
  }

  @Test("After a disconnection, only audio without final text is sent again")
  func resend() {
    var talk = RealtimeTalk()
    talk.connect()
    for second in 0..<3 {
      talk.sound(1, at: Double(second))
      if second < 2 { talk.take(.pause(cut: .max)) }
    }
    talk.committed("a")
    talk.committed("b")
    _ = talk.completed("a", "one")
    _ = talk.delta("b", "two and")
    let lost = talk.take(.lost(line: talk.machine.number, .broken))
    #expect(lost.finals.isEmpty && lost.interims.isEmpty)
    talk.now = talk.machine.deadline ?? 0
    talk.take(.alarm)
    talk.take(.opened(line: talk.machine.number))
    talk.hear(#"{"type":"session.created","session":{"audio":{}}}"#)
    let sent = talk.hear(#"{"type":"session.updated","session":{}}"#)
    // The second segment and the unfinished third, at 24,000 samples per second, except for the
    // last samples, which the converter withholds.
    #expect(abs(sent.sentSamples - 48_000) < 1_600, "\(sent.sentSamples)")
    #expect(sent.commits == 1)
    // The shown text remains until the new text is longer.
    #expect(talk.delta("c", "two").interims.isEmpty)
    #expect(talk.delta("c", " and a half").interims == ["two and a half"])
    talk.committed("c")
    #expect(talk.completed("c", "two and a half").finals == ["two and a half"])
    #expect(talk.machine.items.map(\.spoken.index) == [2])
  }

  @Test("Events of an abandoned connection are ignored")
  func late() {
    var talk = RealtimeTalk()
    talk.connect()
    let old = talk.machine.number
    talk.sound(1, at: 0)
    talk.take(.pause(cut: .max))
    talk.take(.lost(line: old, .broken))
    let news = talk.take(.news(.completed(item: nil, "ghost"), line: old))
    #expect(news.finals.isEmpty)
    talk.connect()
    talk.committed("a")
    #expect(talk.completed("a", "one").finals == ["one"])
  }

  @Test(
    "Delays grow until the patience ends in one failure",
    arguments: [true, false])
  func patience(hasBeenReached: Bool) {
    var talk = RealtimeTalk { $0.retry.patience = 10 }
    talk.take(.alarm)
    if hasBeenReached { talk.take(.opened(line: talk.machine.number)) }
    var waits: [Double] = []
    while case let before = talk.now, talk.machine.line != .over {
      talk.take(.lost(line: talk.machine.number, .unreachable))
      guard let next = talk.machine.deadline else { break }
      talk.now = next
      waits.append(next - before)
      talk.take(.alarm)
    }
    // An address that was never reached is abandoned sooner.
    #expect(waits == (hasBeenReached ? [0.25, 0.5, 1, 2, 4] : [0.25, 0.5, 1, 2]))
    #expect(talk.did.contains(.report(.failed(.networkUnavailable))))
    #expect(talk.take(.finish).isEmpty)
  }

  @Test("A healthy connection resets the attempts")
  func cuts() {
    var talk = RealtimeTalk { $0.retry.patience = 10 }
    for _ in 0..<20 {
      talk.connect()
      talk.now += 5
      talk.take(.lost(line: talk.machine.number, .broken))
    }
    #expect(talk.machine.line != .over)
    for _ in 0..<20 where talk.machine.line != .over {
      talk.connect()
      talk.take(.lost(line: talk.machine.number, .broken))
    }
    #expect(talk.did.contains(.report(.failed(.recognitionFailed))))
  }

  @Test("A segment that always breaks the connection is abandoned")
  func poison() {
    var talk = RealtimeTalk { $0.retry.retries = 3 }
    var count = 0
    talk.sound(1, at: 0)
    talk.take(.pause(cut: .max))
    while talk.machine.line != .over, count < 20 {
      talk.connect()
      talk.now += 5
      count += 1
      talk.take(.lost(line: talk.machine.number, .broken))
    }
    #expect(count == 4)
    #expect(talk.did.contains(.report(.failed(.recognitionFailed))))
  }

  @Test("A server that does not answer a segment is retried")
  func silence() {
    var talk = RealtimeTalk { $0.retry.timeout = 7 }
    talk.connect()
    talk.sound(1, at: 0)
    #expect(talk.machine.deadline == nil, "Nothing is owed while somebody speaks.")
    talk.take(.pause(cut: .max))
    #expect(talk.machine.deadline == talk.now + 7)
    talk.now += 7
    #expect(talk.take(.alarm).contains(.hangUp))
    #expect(talk.machine.line == .down(until: talk.now + 0.25))
  }

  @Test("Invalid data causes a retry, and an unknown event does not")
  func garbage() {
    var talk = RealtimeTalk()
    talk.connect()
    #expect(talk.hear(#"{"type":"conversation.item.added","item":{"id":"a"}}"#).isEmpty)
    #expect(talk.hear("<html>").contains(.hangUp))
    #expect(RealtimeServerEvent.read("[1]") == nil)
    #expect(RealtimeServerEvent.read(#"{"type":7}"#) == nil)
  }

  @Test("Session formats are tried from the newest to the oldest")
  func shapes() {
    var talk = RealtimeTalk()
    talk.take(.alarm)
    talk.take(.opened(line: talk.machine.number))
    var said = talk.hear(#"{"type":"session.created","session":{}}"#)
    for shape in RealtimeShape.allCases {
      #expect(said.shapes == [shape])
      said = talk.hear(#"{"type":"error","error":"no"}"#)
    }
    #expect(said.contains(.report(.failed(.recognizerUnavailable))))
  }

  @Test(
    "A server that announces an older format gets it immediately",
    arguments: [
      (#"{"type":"transcription_session.created","session":{}}"#, RealtimeShape.flat),
      (#"{"type":"session.created","session":{"input_audio_format":"pcm16"}}"#, .flatUpdate),
    ])
  func older(hello: String, shape: RealtimeShape) {
    var talk = RealtimeTalk()
    talk.take(.alarm)
    talk.take(.opened(line: talk.machine.number))
    #expect(talk.hear(hello).shapes == [shape])
  }

  @Test("A server that never responds is assumed to agree after three seconds")
  func consent() {
    var talk = RealtimeTalk()
    talk.take(.alarm)
    talk.take(.opened(line: talk.machine.number))
    #expect(talk.machine.deadline == 3)
    talk.now = 3
    #expect(talk.take(.alarm).shapes == [.nested])
    talk.now = 6
    talk.take(.alarm)
    talk.sound(1, at: 0)
    #expect(talk.did.sentSamples > 20_000)
  }

  @Test("A server that requires the model in the URL gets it there")
  func address() {
    var talk = RealtimeTalk()
    talk.take(.alarm)
    talk.take(.lost(line: talk.machine.number, .refused(status: 404)))
    talk.now = talk.machine.deadline ?? 0
    #expect(talk.take(.alarm) == [.connect(line: talk.machine.number, namesModel: true)])
    let again = talk.take(.lost(line: talk.machine.number, .refused(status: 404)))
    #expect(again.contains(.report(.failed(.recognizerUnavailable))))
  }

  @Test("A refused key is reported immediately", arguments: [401, 403])
  func key(status: Int) {
    var talk = RealtimeTalk()
    talk.take(.alarm)
    let told = talk.take(.lost(line: talk.machine.number, .refused(status: status)))
    #expect(told.contains(.report(.failed(.recognizerUnavailable))))
  }

  @Test("A server may end segments by itself")
  func ownSegments() {
    var talk = RealtimeTalk()
    talk.connect()
    talk.sound(2, at: 0)
    talk.committed("a")
    #expect(talk.completed("a", "one").finals == ["one"])
    talk.sound(1, at: 2)
    talk.take(.finish)
    let end = talk.hear(
      #"{"type":"error","error":{"code":"input_audio_buffer_commit_empty"}}"#)
    #expect(end.contains(.report(.ended)))
  }

  @Test("Speech without a pause ends at a quiet point, or after half a minute")
  func long() {
    var talk = RealtimeTalk()
    talk.sound(31, at: 0)
    #expect(talk.machine.items.map(\.spoken.samples.count) == [480_000, 16_000])
    var quiet = RealtimeTalk()
    quiet.sound(26, at: 0)
    quiet.take(.sound(AudioChunk(start: 26 * 16_000, samples: Array(repeating: 0, count: 3_200))))
    #expect(quiet.machine.items.map(\.spoken.samples.count) == [26 * 16_000 + 1_600, 1_600])
  }

  @Test("Five minutes of unsent audio are too much")
  func memory() {
    var talk = RealtimeTalk()
    for second in 0..<302 where talk.machine.line != .over { talk.sound(1, at: Double(second)) }
    #expect(talk.did.contains(.report(.failed(.networkUnavailable))))
    #expect(talk.machine.items.isEmpty)
  }

  @Test("A server that sends messages without text counts as silent")
  func chatter() {
    var talk = RealtimeTalk()
    talk.connect()
    talk.sound(1, at: 0)
    talk.take(.pause(cut: .max))
    for _ in 0..<100 where talk.machine.line != .over {
      talk.now += 1
      talk.hear(#"{"type":"rate_limits.updated"}"#)
      _ = talk.delta("a", "x")
      if case .down = talk.machine.line { talk.connect() }
    }
    #expect(talk.machine.line == .over && talk.now <= 31)
    #expect(talk.told.last == .failed(.recognitionFailed))
  }

  @Test("A server that accepts audio without answering exhausts the patience")
  func mute() {
    var talk = RealtimeTalk()
    talk.connect()
    talk.sound(1, at: 0)
    talk.take(.pause(cut: .max))
    while talk.machine.line != .over, talk.now < 300 {
      if case .down = talk.machine.line { talk.connect() }
      talk.now = talk.machine.deadline ?? 300
      talk.take(.alarm)
    }
    #expect(talk.now <= 31 && talk.did.contains(.report(.failed(.recognitionFailed))))
  }

  @Test("A silent server whose connections break also exhausts the patience")
  func dead() {
    var talk = RealtimeTalk()
    talk.sound(1, at: 0)
    talk.take(.pause(cut: .max))
    while talk.machine.line != .over, talk.now < 300 {
      talk.open()
      let end = talk.now + 20
      while let next = talk.machine.deadline, next < end {
        talk.now = next
        talk.take(.alarm)
      }
      talk.now = end
      talk.take(.lost(line: talk.machine.number, .broken))
    }
    #expect(talk.now <= 61 && talk.told.last == .failed(.recognitionFailed))
  }

  @Test("The timeout of a text starts when the previous text arrives")
  func queue() {
    var talk = RealtimeTalk()
    talk.connect()
    for second in 0..<5 {
      talk.sound(1, at: Double(second))
      talk.take(.pause(cut: .max))
      talk.committed("\(second)")
    }
    for second in 0..<5 {
      talk.now += 15
      #expect(talk.take(.alarm).isEmpty)
      #expect(talk.completed("\(second)", "x").finals == ["x"])
    }
    #expect(talk.machine.deadline == nil)
  }

  @Test("Control characters are removed from text")
  func controls() {
    var talk = RealtimeTalk()
    talk.connect()
    talk.sound(1, at: 0)
    #expect(talk.completed("a", #"one\u001b[31m\u0000 two"#).finals == ["one [31m  two"])
  }

  @Test("Excessively long text is invalid")
  func endless() {
    var talk = RealtimeTalk()
    talk.connect()
    talk.sound(1, at: 0)
    let much = String(repeating: "x", count: String.longestTranscript)
    #expect(!talk.delta("a", much).contains(.hangUp))
    #expect(talk.delta("a", "x").contains(.hangUp))
    #expect(talk.machine.items.first?.heard == "")
  }

  @Test("A segment ends at its pause, unless more has been sent")
  func cut() {
    var talk = RealtimeTalk()
    talk.sound(2, at: 0)
    talk.take(.pause(cut: 24_000))
    #expect(talk.machine.items.map(\.spoken.samples.count) == [24_000, 8_000])
    #expect(talk.machine.items.map(\.isClosed) == [true, false])
    talk.connect()
    talk.sound(1, at: 2)
    talk.take(.pause(cut: 40_000))
    #expect(talk.machine.items.map(\.spoken.end) == [24_000, 48_000])
    // A pause before the open segment does not close it.
    talk.sound(1, at: 3)
    talk.take(.pause(cut: 48_000))
    #expect(talk.machine.items.last?.isClosed == false)
  }

  @Test("After a disconnection, interim text does not become shorter")
  func growing() {
    var talk = RealtimeTalk()
    talk.connect()
    talk.sound(1, at: 0)
    #expect(talk.delta("a", "he was not").interims == ["he was not"])
    talk.take(.lost(line: talk.machine.number, .broken))
    talk.connect()
    #expect(talk.delta("b", "she").interims.isEmpty)
    #expect(talk.delta("b", " was not").interims == ["she was not"])
  }

  @Test("A server may end a closed segment before receiving all of it")
  func early() {
    var talk = RealtimeTalk()
    talk.connect()
    talk.machine.onTheWay = RealtimeMachine.window - 1
    talk.sound(2, at: 0)
    talk.take(.pause(cut: .max))
    talk.sound(1, at: 2)
    talk.take(.pause(cut: .max))
    let sent = talk.machine.items[0].sent
    #expect(sent > 0 && sent < 32_000)
    talk.machine.onTheWay = RealtimeMachine.window
    talk.committed("a")
    #expect(talk.machine.items.map(\.spoken.index) == [0, 1, 2])
    #expect(talk.machine.items.map(\.spoken.start) == [0, sent, 32_000])
    #expect(talk.machine.items.map(\.isClosed) == [true, true, true])
  }

  @Test("A refused language is omitted once")
  func language() {
    var talk = RealtimeTalk()
    talk.open()
    talk.hear(#"{"type":"session.created","session":{"audio":{}}}"#)
    let refusal =
      #"{"type":"error","error":{"param":"session.audio.input.transcription.language"}}"#
    #expect(talk.hear(refusal).shapes == [.nested])
    #expect(talk.machine.options.language == nil)
    #expect(talk.hear(refusal).shapes == [.flat])
  }

  @Test("A late greeting from Hark enables its extensions")
  func lateGreeting() {
    var talk = RealtimeTalk()
    talk.open()
    talk.now = 3
    #expect(talk.take(.alarm).shapes == [.nested])
    let again = talk.hear(#"{"type":"session.created","session":{"audio":{},"hark":{}}}"#)
    #expect(again.shapes == [.nested] && talk.machine.isHark)
    talk.hear(#"{"type":"session.updated","session":{}}"#)
    #expect(talk.machine.line == .agreeing(.nested, since: 3))
    talk.hear(#"{"type":"session.updated","session":{}}"#)
    #expect(talk.machine.line == .ready(.nested, since: 3) && talk.machine.rate == 16_000)
  }
}
