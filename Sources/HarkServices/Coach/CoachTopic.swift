/// The topic of a message, as determined by rules.
enum CoachTopic: Equatable {
  /// Possible danger to the user, which takes precedence over all other topics.
  case danger
  case greeting
  case farewell
  case thanks
  case itself
  case question
  case feeling(String)
  case wish(String)
  case obstacle(String)
  case success
  case little
  case anything

  init(_ said: SpokenWords) {
    let rules: [(topic: CoachTopic, phrases: [String], mostWords: Int)] = [
      (.danger, Self.dangers, .max), (.greeting, Self.greetings, 5),
      (.farewell, Self.farewells, 6), (.thanks, ["thank you", "thanks"], 8),
      (.itself, Self.itselfs, .max),
    ]
    let rule = rules.first {
      said.words.count <= $0.mostWords && $0.phrases.contains(where: said.hold)
    }
    self = rule?.topic ?? Self.matter(said)
  }

  private static func matter(_ said: SpokenWords) -> CoachTopic {
    if let word = feelings.first(where: { said.hold($0) && !said.hold("not \($0)") }) {
      return .feeling(word)
    }
    for opener in obstacles { if let rest = said.rest(after: opener) { return .obstacle(rest) } }
    for opener in wishes { if let rest = said.rest(after: opener) { return .wish(rest) } }
    if successes.contains(where: said.hold) { return .success }
    if said.isQuestion { return .question }
    return said.words.count < 3 ? .little : .anything
  }

  private static let dangers = [
    "kill myself", "killing myself", "end my life", "ending my life", "suicide", "suicidal",
    "want to die", "wanna die", "better off dead", "hurt myself", "hurting myself", "harm myself",
    "self-harm", "no reason to live", "don't want to live", "end it all",
  ]
  private static let greetings = [
    "hello", "hi", "hey", "good morning", "good evening", "good afternoon",
  ]
  private static let farewells = ["bye", "goodbye", "see you", "good night", "talk later"]
  private static let itselfs = [
    "are you real", "are you human", "are you a person", "are you an ai", "are you a robot",
    "are you a bot", "are you a machine", "who are you", "what are you", "your name",
    "can you help", "what can you do", "do you remember", "are you a therapist",
  ]
  private static let feelings = [
    "anxious", "worried", "nervous", "afraid", "scared", "stressed", "overwhelmed", "exhausted",
    "tired", "sad", "lonely", "angry", "frustrated", "annoyed", "guilty", "ashamed", "stuck",
    "lost", "bored", "confused", "disappointed", "jealous", "hurt", "hopeless", "happy", "excited",
    "proud", "grateful", "relieved", "calm", "hopeful", "content",
  ]
  private static let wishes = [
    "i want to", "i'd like to", "i would like to", "i wish i could", "i hope to", "i plan to",
    "i need to", "i have to", "i should", "my goal is to", "i'm trying to", "i am trying to",
  ]
  private static let obstacles = [
    "i can't", "i cannot", "i couldn't", "i don't know how to", "it's hard to", "it is hard to",
    "i struggle to", "i'm struggling with", "i am struggling with", "i struggle with",
    "i keep", "i failed to", "i never manage to",
  ]
  private static let successes = [
    "i did it", "i managed", "i finished", "i made it", "went well", "worked out", "i finally",
    "i succeeded", "good news",
  ]
}

extension CoachTopic {
  /// The alternative replies to this topic; there are several so that none is repeated immediately.
  var sentences: [String] {
    switch self {
    case .danger:
      // These replies refer the user to people who can help, and ask no questions.
      [
        "I'm really glad you told me. I'm only a simple program and can't keep you safe, so please call "
          + "your local emergency number now, or a crisis line such as 988 in the US, 116 123 in much "
          + "of Europe. Please stay with someone you trust.",
        "What you're carrying sounds very heavy, and you deserve a person's help right now. Please call "
          + "your local emergency number or a crisis line, or go to someone near you and tell them what "
          + "you told me.",
      ]
    case .greeting:
      [
        "Hello, it's good to hear from you. What's on your mind today?",
        "Hi there. What would you like to talk about?",
        "Good to have you here. Where shall we begin?",
      ]
    case .farewell:
      [
        "Take care. What you thought through here is yours to keep.",
        "Goodbye for now. Be kind to yourself until next time.",
      ]
    case .thanks:
      [
        "You're welcome. Is there anything else you'd like to look at?",
        "I'm glad it helped. What will you take with you from this?",
      ]
    case .itself:
      [
        "I'm a simple rule-based coach that works offline: no person answers, and I have no mind of my "
          + "own. I can reflect what you say and ask questions. What would be useful to think through?",
        "There's no person behind me: I follow rules on this device and forget everything afterward. "
          + "What would you like to look at together?",
      ]
    case .question:
      [
        "That's a good question, and I'm too simple to know the answer. What does your own experience "
          + "tell you?",
        "I can't answer that for you, but we can look at it together. What would a good answer change?",
        "I don't know. If a friend asked you that, what would you say?",
      ]
    case .feeling(let word):
      [
        "It sounds like you're feeling \(word). What is behind that, do you think?",
        "Feeling \(word) is worth listening to. When did you notice it first?",
        "I hear that \(word) is part of this. What would you like to do with that feeling?",
        "Thank you for saying that you feel \(word). What does it want you to know?",
      ]
    case .wish(let what):
      [
        "So you're looking to \(what). What makes that matter to you now?",
        "To \(what): what would be one small step that you could take today?",
        "Suppose that you manage to \(what). What would be different then?",
        "What has kept you from it so far, this wish to \(what)?",
      ]
    case .obstacle(let what):
      [
        "That sounds hard: \(what). What have you tried so far?",
        "I hear how \(what) gets in your way. When was it a little easier?",
        "With \(what), what is the smallest part that you could change?",
        "What would help you most with this: \(what)?",
      ]
    case .success:
      [
        "That's wonderful to hear. What did you do that made it work?",
        "Well done. What does that tell you about yourself?",
        "I'm happy for you. How will you celebrate it?",
      ]
    case .little:
      [
        "I'm listening. Would you tell me a little more?", "Take your time. What comes to mind?",
        "Go on, I'm here. What is the most important part of it?",
      ]
    case .anything:
      [
        "Thank you for telling me. What matters most to you in this?",
        "I hear you. How does that sit with you?",
        "That gives me a picture. What would you like to be different?",
        "Let's stay with that for a moment. What do you notice as you say it?",
        "What would a good next step look like from here?",
      ]
    }
  }
}
