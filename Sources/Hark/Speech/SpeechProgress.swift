/// The spoken portion of a text, derived from the amount of its audio that has played.
///
/// A word counts as spoken when the next word begins or its sentence ends. If a synthesizer
/// provides no word timings, only whole sentences count.
struct SpeechProgress: Sendable, Equatable {
  /// The number of samples synthesized so far.
  private(set) var made = 0

  /// The number of samples played.
  private(set) var heard = 0

  /// The number of characters spoken.
  private(set) var spoken = 0

  /// The number of characters spoken at each sample position, in ascending order.
  private var milestones: [Milestone] = []
  private var sentence = Sentence()

  private struct Milestone: Sendable, Equatable {
    var position: Int
    var characters: Int
  }

  /// The sentence being synthesized, with its start and the end of its last word.
  private struct Sentence: Sendable, Equatable {
    var position = 0
    var characters = 0
    var lastWord: Int?
  }

  /// Adds the next audio of the sentence.
  mutating func add(_ chunk: SpokenChunk) {
    for word in chunk.words {
      if let lastWord = sentence.lastWord {
        milestones.append(
          Milestone(
            position: sentence.position + word.start,
            characters: sentence.characters + lastWord))
      }
      sentence.lastWord = word.characters.upperBound
    }
    made += chunk.sound.samples.count
  }

  /// Marks the end of a sentence of `characters` characters.
  mutating func endSentence(of characters: Int) {
    let end = sentence.characters + characters
    milestones.append(Milestone(position: made, characters: end))
    sentence = Sentence(position: made, characters: end)
  }

  /// Records that all audio before `position` has played, and returns the number of characters
  /// spoken if it has increased.
  mutating func hear(_ position: Int) -> Int? {
    heard = max(heard, position)
    let before = spoken
    let passed = milestones.prefix { $0.position <= heard }
    if let last = passed.last { spoken = last.characters }
    milestones.removeFirst(passed.count)
    return spoken > before ? spoken : nil
  }
}
