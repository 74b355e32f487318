import Hark
import Testing

@testable import HarkCommand

@Suite("The lines of a call")
struct CallTalkTests {
  private func shows(_ phase: Phase, _ reply: String) -> Snapshot {
    Snapshot(phase: phase, reply: reply)
  }

  @Test("A reply is one line, whichever way its end is told first")
  func order() {
    for isTextFirst in [true, false] {
      var talk = CallTalk(agentName: "Coach")
      #expect(talk.take(.messageSent("hello")) == ["You: hello"])
      #expect(talk.take(.reply("Hello ")) == [])
      #expect(talk.take(shows(.speaking, "Hello there.")) == [])
      let over = shows(.listening, "Hello there.")
      if isTextFirst {
        #expect(talk.take(.reply("there.")) == [])
        #expect(talk.take(over) == ["Coach: Hello there."])
      } else {
        #expect(talk.take(over) == [])
        #expect(talk.take(.reply("there.")) == ["Coach: Hello there."])
      }
      #expect(talk.finish() == [])
    }
  }

  @Test("What came of a reply that broke off is kept, before the next message")
  func brokenOff() {
    var talk = CallTalk(agentName: "Coach")
    _ = talk.take(.messageSent("one"))
    _ = talk.take(.reply("I hear"))
    #expect(talk.take(.failed(.replyFailed)) == ["Coach: I hear"])
    _ = talk.take(.reply("No"))
    #expect(talk.take(.messageSent("two")) == ["Coach: No", "You: two"])
  }

  @Test("A reply that nobody can speak any more stays one line")
  func readOn() {
    var talk = CallTalk(agentName: "Coach")
    _ = talk.take(.messageSent("one"))
    _ = talk.take(.reply("I hear "))
    #expect(talk.take(.failed(.synthesisFailed)) == [])
    _ = talk.take(.reply("you."))
    #expect(talk.take(shows(.listening, "I hear you.")) == ["Coach: I hear you."])
  }
}
