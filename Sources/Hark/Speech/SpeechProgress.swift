/// The spoken portion of a text, derived from the amount of its audio that has played.
///
/// A word counts as spoken when the next word begins or its sentence ends. If a synthesizer
/// provides no word timings, only whole sentences count.
struct SpeechProgress: Sendable {
  /// The number of samples synthesized so far.
  private(set) var made = 0

  /// The number of samples played.
  private(set) var heard = 0

  /// The number of characters spoken.
  private(set) var spoken = 0

  /// The number of characters spoken at each sample position, in ascending order.
  private var milestones: [(position: Int, characters: Int)] = []
  private var sentence = Sentence()

  /// The sentence being synthesized, with its start and the end of its last word.
  private struct Sentence: Sendable {
    var position = 0
    var characters = 0
    var lastWord: Int?
  }

  mutating func add(_ chunk: SpokenChunk) {
    for word in chunk.words {
      if let lastWord = sentence.lastWord {
        milestones.append((sentence.position + word.start, sentence.characters + lastWord))
      }
      sentence.lastWord = word.characters.upperBound
    }
    made += chunk.sound.samples.count
  }

  mutating func endSentence(of characters: Int) {
    let end = sentence.characters + characters
    milestones.append((made, end))
    sentence = Sentence(position: made, characters: end)
  }

  /// Returns the number of characters spoken before `position` in the audio, if it has increased.
  mutating func hear(_ position: Int) -> Int? {
    heard = max(heard, position)
    let before = spoken
    let passed = milestones.prefix { $0.position <= heard }
    if let last = passed.last { spoken = last.characters }
    milestones.removeFirst(passed.count)
    return spoken > before ? spoken : nil
  }
}

/// The level of a reply at its playback position, which lags behind the audio sent.
struct SpokenLevel: Sendable {
  /// The interval between two reports, in samples; the UI draws at most 20 per second.
  private static let step = AudioTime.samples(0.05)

  private var meter = LevelMeter()

  /// The level at the end of each step that has been sent but not yet played.
  private var levels: [(end: Int, level: Float)] = []

  mutating func send(_ sound: AudioChunk) {
    var start = sound.start
    while start < sound.end {
      let end = min(sound.end, (start / Self.step + 1) * Self.step)
      let piece = sound.samples[(start - sound.start)..<(end - sound.start)]
      piece.withUnsafeBufferPointer { meter.push($0) }
      if end % Self.step == 0 { levels.append((end, meter.level)) }
      start = end
    }
  }

  /// Returns the level at the playback `position`; `nil` if no step has ended since the last call.
  mutating func hear(_ position: Int) -> Float? {
    let passed = levels.prefix { $0.end <= position }
    levels.removeFirst(passed.count)
    return passed.last?.level
  }
}
