import Hark
import Testing

@testable import HarkCommand

@Suite("The lines of a call")
struct CallTalkTests {
  @Test("A reply in several pieces is one line")
  func pieces() {
    var talk = CallTalk(agentName: "Coach")
    #expect(talk.take(.messageSent("hello")) == ["You: hello"])
    #expect(talk.take(.reply("Hello ")) == [])
    #expect(talk.take(.reply("there.")) == [])
    #expect(talk.take(.replyEnded("Hello there.")) == ["Coach: Hello there."])
    #expect(talk.finish() == [])
  }

  @Test("An interrupted reply is written before the next message")
  func brokenOff() {
    var talk = CallTalk(agentName: "Coach")
    _ = talk.take(.messageSent("one"))
    _ = talk.take(.reply("I hear"))
    #expect(talk.take(.failed(.replyFailed)) == ["Coach: I hear"])
    _ = talk.take(.reply("No"))
    #expect(talk.take(.messageSent("two")) == ["Coach: No", "You: two"])
  }

  @Test("A reply whose synthesis fails is still one line")
  func readOn() {
    var talk = CallTalk(agentName: "Coach")
    _ = talk.take(.messageSent("one"))
    _ = talk.take(.reply("I hear "))
    #expect(talk.take(.failed(.synthesisFailed)) == [])
    _ = talk.take(.reply("you."))
    #expect(talk.take(.replyEnded("I hear you.")) == ["Coach: I hear you."])
  }
}
