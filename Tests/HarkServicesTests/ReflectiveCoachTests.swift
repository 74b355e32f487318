import Hark
import HarkTesting
import Testing

@testable import HarkServices

@Suite("Reflective coach")
struct ReflectiveCoachTests {
  private func answer(_ messages: String...) -> String {
    messages.reduce(into: [ChatMessage]()) { conversation, text in
      conversation.append(ChatMessage(.person, text))
      conversation.append(ChatMessage(.agent, ReflectiveCoach.answer(to: conversation)))
    }.last?.text ?? ""
  }

  @Test(
    "It determines the topic of a message",
    arguments: [
      ("Hello!", CoachTopic.greeting), ("hi there", .greeting), ("good morning coach", .greeting),
      ("bye for now", .farewell), ("good night", .farewell), ("Thanks a lot", .thanks),
      ("thank you that helped", .thanks), ("are you human", .itself), ("What can you do?", .itself),
      ("who are you", .itself), ("do you remember me", .itself), ("what's your name", .itself),
      ("Should I quit my job?", .question), ("how does one begin", .question),
      ("why is it always me", .question), ("I feel so tired lately", .feeling("tired")),
      ("I'm worried about the exam", .feeling("worried")), ("i am proud of her", .feeling("proud")),
      ("I'm a bit overwhelmed by everything", .feeling("overwhelmed")),
      ("I was lonely all weekend", .feeling("lonely")), ("we were excited", .feeling("excited")),
      ("I am not angry with my boss", .anything),
      ("I want to learn Norwegian", .wish("learn Norwegian")),
      ("i'd like to see my sister", .wish("see your sister")),
      ("I need to call my mother because she waits", .wish("call your mother")),
      ("I should run more", .wish("run more")),
      ("my goal is to write a book", .wish("write a book")),
      ("I can't sleep at night", .obstacle("sleep at night")),
      ("It's hard to focus on my work", .obstacle("focus on your work")),
      ("I keep eating when I'm alone", .obstacle("eating when you're alone")),
      ("I'm struggling with my thesis", .obstacle("your thesis")),
      ("I did it!", .success), ("the talk went well", .success), ("I finally called her", .success),
      ("hm", .little), ("", .little), ("ok then", .little), ("…", .little),
      ("My brother came to visit on Sunday", .anything), ("It rained all day in Bergen", .anything),
      ("I want to die", .danger), ("i've been thinking of suicide", .danger),
      ("Hello, I want to hurt myself", .danger), ("thanks but I'd be better off dead", .danger),
    ])
  func topics(_ said: String, _ topic: CoachTopic) {
    #expect(CoachTopic(SpokenWords(said)) == topic)
  }

  @Test("It reflects words in the second person")
  func reflects() {
    #expect(answer("I want to see my brother").contains("see your brother"))
    #expect(answer("I feel anxious").contains("anxious"))
    #expect(answer("I can’t forgive myself").contains("forgive yourself"))
  }

  @Test("A user in danger is always referred to people who can help")
  func danger() {
    for text in [answer("I want to die"), answer("I want to die", "I want to die")] {
      #expect(text.contains("emergency number") && text.contains("crisis line"))
    }
  }

  @Test("It says that it is not a person when asked")
  func honest() {
    #expect(answer("are you human?").contains("no person"))
    #expect(answer("hello", "who are you").contains("no person"))
  }

  @Test("It never repeats a reply immediately")
  func neverTwice() {
    let messages = [
      "hello", "I feel sad", "ok", "I want to rest", "it rained", "why", "thanks", "I can't stop",
      "good news", "are you real", "bye", "I want to die",
    ]
    for message in messages {
      var conversation: [ChatMessage] = []
      for _ in 1...12 {
        conversation.append(ChatMessage(.person, message))
        let reply = ReflectiveCoach.answer(to: conversation)
        #expect(reply != conversation.dropLast().last?.text, "\(message)")
        conversation.append(ChatMessage(.agent, reply))
      }
    }
  }

  @Test("A reply contains at most one question")
  func oneQuestion() {
    for topic: CoachTopic in [
      .greeting, .thanks, .question, .feeling("sad"), .wish("rest"), .obstacle("it"), .success,
      .little, .anything,
    ] {
      for sentence in topic.sentences {
        #expect(sentence.filter { $0 == "?" }.count == 1, "\(sentence)")
      }
    }
  }

  @Test("The agent conforms, and its pieces form the answer")
  func conformance() async throws {
    let check = AgentConformance(text: "hello", bounds: ConformanceBounds(settling: 0)) {
      ReflectiveCoach()
    }
    let findings = await check.findings()
    #expect(findings == [])
    let said = try await ReflectiveCoach().reply(to: "hello").reduce(into: [String]()) {
      $0.append($1)
    }
    #expect(said.count > 5)
    #expect(said.joined() == ReflectiveCoach.answer(to: [ChatMessage(.person, "hello")]))
  }
}
