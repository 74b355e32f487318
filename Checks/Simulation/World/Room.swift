import Hark
import HarkTesting

/// The audio in a simulated room: numbered words, at positions in samples of simulated time.
final class Room: Sendable {
  private struct Word: Sendable {
    let number: Int
    let start: Int
    let end: Int
  }

  private let words = Locked<[Word]>([])

  /// Adds words that begin at `start`, and returns their end position.
  func say(_ count: Int, from start: Int, _ dice: inout Dice) -> Int {
    words.withLock { words in
      var place = max(start, words.last?.end ?? 0)
      for _ in 0..<count {
        let end = place + WordAudio.frame * (15 + dice.number(below: 45))
        words.append(Word(number: words.count + 1, start: place, end: end))
        place = end + WordAudio.frame * (2 + dice.number(below: 12))
      }
      return place
    }
  }

  /// Returns the words that are spoken entirely within a range.
  func words(in range: Range<Int>) -> [Int] {
    words.withLock { words in
      words.filter { $0.start >= range.lowerBound && $0.end <= range.upperBound }.map(\.number)
    }
  }

  /// Returns the words that are spoken at least partly within a range.
  func words(touching range: Range<Int>) -> [Int] {
    words.withLock { words in
      words.filter { $0.start < range.upperBound && $0.end > range.lowerBound }.map(\.number)
    }
  }

  /// Returns the start position of a word.
  func start(of number: Int) -> Int { words.withLock { $0[number - 1].start } }

  /// Returns the duration of the silence up to `place`, in seconds.
  func silence(at place: Int) -> Double {
    let end = words.withLock { words in words.last { $0.start <= place }.map { min($0.end, place) }
    }
    return AudioTime.seconds(place - (end ?? 0))
  }

  /// Returns the total duration of words within a range, in seconds.
  func speech(in range: Range<Int>) -> Double {
    words.withLock { words in
      let lengths = words.reversed().prefix { $0.end > range.lowerBound }.map {
        max(0, min($0.end, range.upperBound) - max($0.start, range.lowerBound))
      }
      return AudioTime.seconds(lengths.reduce(0, +))
    }
  }

  /// Returns the `count` samples that begin at `start`.
  func samples(from start: Int, count: Int) -> [Float] {
    let heard = words.withLock { words in
      words.reversed().prefix { $0.end > start }.filter { $0.start < start + count }
    }
    var samples = [Float](repeating: 0, count: count)
    for word in heard {
      let value = WordAudio.sample(of: word.number)
      for place in max(word.start, start)..<min(word.end, start + count) {
        samples[place - start] = value
      }
    }
    return samples
  }
}
