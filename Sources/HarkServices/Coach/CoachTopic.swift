/// The topic of a message, as determined by rules.
enum CoachTopic: Equatable {
  /// Possible danger to the user, which takes precedence over all other topics.
  case danger

  /// A greeting with few other words.
  case greeting

  /// A farewell.
  case farewell

  /// Thanks.
  case thanks

  /// A question about the coach itself.
  case itself

  /// A question that expects an answer.
  case question

  /// A feeling, named by the user's word.
  case feeling(String)

  /// A wish, in the user's words.
  case wish(String)

  /// A difficulty, in the user's words.
  case obstacle(String)

  /// A success.
  case success

  /// One or two words without a recognizable topic.
  case little

  /// Any other topic.
  case anything

  /// Determines the topic of a message; the first matching rule applies.
  init(_ said: SpokenWords) {
    if Self.dangers.contains(where: said.hold) {
      self = .danger
    } else if said.words.count <= 5, Self.greetings.contains(where: said.hold) {
      self = .greeting
    } else if said.words.count <= 6, Self.farewells.contains(where: said.hold) {
      self = .farewell
    } else if said.words.count <= 8, said.hold("thank you") || said.hold("thanks") {
      self = .thanks
    } else if Self.itselfs.contains(where: said.hold) {
      self = .itself
    } else {
      self = Self.matter(said)
    }
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
