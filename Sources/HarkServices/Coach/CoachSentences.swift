extension CoachTopic {
  /// The alternative replies to this topic; there are several so that none is repeated immediately.
  var sentences: [String] {
    switch self {
    case .danger: CoachSentences.danger
    case .greeting: CoachSentences.greeting
    case .farewell: CoachSentences.farewell
    case .thanks: CoachSentences.thanks
    case .itself: CoachSentences.itself
    case .question: CoachSentences.question
    case .feeling(let word): CoachSentences.feeling(word)
    case .wish(let what): CoachSentences.wish(what)
    case .obstacle(let what): CoachSentences.obstacle(what)
    case .success: CoachSentences.success
    case .little: CoachSentences.little
    case .anything: CoachSentences.anything
    }
  }
}

/// All replies of the coach.
enum CoachSentences {
  // Each reply refers the user to people who can help, and none asks a question.
  static let danger = [
    "I'm really glad you told me. I'm only a simple program and can't keep you safe, so please call "
      + "your local emergency number now, or a crisis line such as 988 in the US, 116 123 in much "
      + "of Europe. Please stay with someone you trust.",
    "What you're carrying sounds very heavy, and you deserve a person's help right now. Please call "
      + "your local emergency number or a crisis line, or go to someone near you and tell them what "
      + "you told me.",
  ]

  static let greeting = [
    "Hello, it's good to hear from you. What's on your mind today?",
    "Hi there. What would you like to talk about?",
    "Good to have you here. Where shall we begin?",
  ]

  static let farewell = [
    "Take care. What you thought through here is yours to keep.",
    "Goodbye for now. Be kind to yourself until next time.",
  ]

  static let thanks = [
    "You're welcome. Is there anything else you'd like to look at?",
    "I'm glad it helped. What will you take with you from this?",
  ]

  static let itself = [
    "I'm a simple coach made of rules, without any network: no person, and no mind of my own. I can "
      + "reflect what you say and ask questions. What would be useful to think through?",
    "There's no person behind me: I follow rules on this device and forget everything afterwards. "
      + "What would you like to look at together?",
  ]

  static let question = [
    "That's a good question, and I'm too simple to know the answer. What does your own experience "
      + "tell you?",
    "I can't answer that for you, but we can look at it together. What would a good answer change?",
    "I don't know. If a friend asked you that, what would you say?",
  ]

  static func feeling(_ word: String) -> [String] {
    [
      "It sounds like you're feeling \(word). What is behind that, do you think?",
      "Feeling \(word) is worth listening to. When did you notice it first?",
      "I hear that \(word) is part of this. What would you like to do with that feeling?",
      "Thank you for saying that you feel \(word). What does it want you to know?",
    ]
  }

  static func wish(_ what: String) -> [String] {
    [
      "So you're looking to \(what). What makes that matter to you now?",
      "To \(what): what would be one small step that you could take today?",
      "Suppose that you manage to \(what). What would be different then?",
      "What has kept you from it so far, this wish to \(what)?",
    ]
  }

  static func obstacle(_ what: String) -> [String] {
    [
      "That sounds hard: \(what). What have you tried so far?",
      "I hear how \(what) gets in your way. When was it a little easier?",
      "With \(what), what is the smallest part that you could change?",
      "What would help you most with this: \(what)?",
    ]
  }

  static let success = [
    "That's wonderful to hear. What did you do that made it work?",
    "Well done. What does that tell you about yourself?",
    "I'm happy for you. How will you celebrate it?",
  ]

  static let little = [
    "I'm listening. Would you tell me a little more?",
    "Take your time. What comes to mind?",
    "Go on, I'm here. What is the most important part of it?",
  ]

  static let anything = [
    "Thank you for telling me. What matters most to you in this?",
    "I hear you. How does that sit with you?",
    "That gives me a picture. What would you like to be different?",
    "Let's stay with that for a moment. What do you notice as you say it?",
    "What would a good next step look like from here?",
  ]
}
