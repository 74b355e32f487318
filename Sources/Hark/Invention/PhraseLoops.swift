/// Shortens phrases that a recognizer repeats more often than a speaker would.
enum PhraseLoops {
  /// The maximum number of words in a repeated phrase.
  static let longest = 8

  /// The number of times that a speaker may repeat a phrase for emphasis or in a list, at any speed.
  static let few = 3

  /// The maximum number of repetitions of a single word, and of a longer phrase, even if there is
  /// enough speech; a longer loop is reduced to one repetition.
  static let most = (word: 16, phrase: 10)

  /// The maximum number of letters and digits spoken per second.
  ///
  /// The fastest talkers reach about 25; in noise, a voice detector may hear only half of the speech.
  static let lettersPerSecond = 60.0

  /// Returns the indices of the words to keep for `speech` seconds of speech.
  ///
  /// If no phrase loops, the result contains all words, or none if they cannot be spoken in that time.
  static func places(of words: [String], over speech: Double) -> [Int] {
    let keys = words.map(WordKey.of)
    var kept = Array(words.indices)
    let room = speech * lettersPerSecond
    for loop in loops(in: keys).reversed() {
      let allowed = allowance(of: loop, in: keys, letters: letters(kept.map { keys[$0] }), room)
      guard allowed < loop.repetitions else { continue }
      kept.removeAll { $0 >= loop.start + allowed * loop.length && $0 < loop.end }
    }
    return letters(kept.map { keys[$0] }) > room ? [] : kept
  }

  private struct Loop {
    let start: Int
    let length: Int
    let repetitions: Int
    var end: Int { start + length * repetitions }
  }

  private static func allowance(
    of loop: Loop, in keys: [String], letters all: Double, _ room: Double
  ) -> Int {
    let most = loop.length == 1 ? most.word : most.phrase
    if loop.repetitions > most { return 1 }
    let once = letters(Array(keys[loop.start..<loop.start + loop.length]))
    guard all > room, once > 0 else { return loop.repetitions }
    let rest = all - once * Double(loop.repetitions)
    return max(1, Int((room - rest) / once))
  }

  /// Returns the ranges in which a phrase occurs more than `few` times in a row, in order.
  private static func loops(in keys: [String]) -> [Loop] {
    var loops: [Loop] = []
    var place = 0
    while place < keys.count {
      if let loop = loop(at: place, in: keys) {
        loops.append(loop)
        place = loop.end
      } else {
        place += 1
      }
    }
    return loops
  }

  /// Returns the loop with the shortest phrase that begins at `place`.
  private static func loop(at place: Int, in keys: [String]) -> Loop? {
    for length in 1...longest where place + length * (few + 1) <= keys.count {
      var repetitions = 1
      while keys[place..<place + length].elementsEqual(
        keys[(place + repetitions * length)...].prefix(length))
      { repetitions += 1 }
      if repetitions > few { return Loop(start: place, length: length, repetitions: repetitions) }
    }
    return nil
  }

  private static func letters(_ keys: [String]) -> Double {
    Double(keys.reduce(0) { $0 + $1.count })
  }
}
