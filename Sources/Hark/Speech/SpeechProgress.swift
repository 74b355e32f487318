/// How much of a text has been spoken, by how much of its sound has been heard.
///
/// A word counts once it is over: when the next one begins, or with its sentence. Where a synthesizer
/// marks no words, whole sentences count.
struct SpeechProgress: Sendable, Equatable {
  /// Samples of sound that were made so far.
  private(set) var made = 0

  /// Samples that were heard.
  private(set) var heard = 0

  /// Characters that were spoken.
  private(set) var spoken = 0

  /// From which sample on how many characters have been spoken; in order.
  private var milestones: [Milestone] = []
  private var sentence = Sentence()

  private struct Milestone: Sendable, Equatable {
    var position: Int
    var characters: Int
  }

  /// The sentence whose sound is being made: where it begins, and where its last word ends.
  private struct Sentence: Sendable, Equatable {
    var position = 0
    var characters = 0
    var lastWord: Int?
  }

  /// Takes the next sound of the sentence.
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

  /// The sentence, of so many characters, has all of its sound.
  mutating func endSentence(of characters: Int) {
    let end = sentence.characters + characters
    milestones.append(Milestone(position: made, characters: end))
    sentence = Sentence(position: made, characters: end)
  }

  /// Takes note that everything before `position` has been heard; returns how many characters have
  /// been spoken if there are more than before.
  mutating func hear(_ position: Int) -> Int? {
    heard = max(heard, position)
    let before = spoken
    let passed = milestones.prefix { $0.position <= heard }
    if let last = passed.last { spoken = last.characters }
    milestones.removeFirst(passed.count)
    return spoken > before ? spoken : nil
  }
}
