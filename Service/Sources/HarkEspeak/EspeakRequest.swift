import CEspeak
import Hark
import HarkSoundFile

final class EspeakRequest {
  private(set) var text: EspeakText

  private let isWanted: () -> Bool
  private let sendChunk: (SpokenChunk) -> Void
  private let rate: Int
  private let resampler: Resampler
  private var slowed: SlowedSound?
  private var position = 0
  private var marks: [WordMark] = []

  /// Prepares a sentence; `nil` if audio at `rate` cannot be converted.
  init?(
    _ sentence: String, at rate: Int, lengthened: Double, isWanted: @escaping () -> Bool,
    send: @escaping (SpokenChunk) -> Void
  ) {
    guard let resampler = Resampler(from: rate, to: AudioChunk.sampleRate) else { return nil }
    self.resampler = resampler
    self.isWanted = isWanted
    self.rate = rate
    text = EspeakText(sentence)
    sendChunk = send
    if lengthened > 1 { slowed = SlowedSound(factor: lengthened) }
  }

  /// Records the start of a word, unless it precedes the end of a recorded word.
  ///
  /// The library reports some words in parts, such as the digits of a number, and then repeats
  /// earlier positions.
  func note(_ word: espeak_EVENT) {
    guard let characters = text.word(at: Int(word.text_position) - 1, length: Int(word.length))
    else { return }
    let start = Int(word.sample) * AudioChunk.sampleRate / rate
    marks.append(
      WordMark(characters: characters, start: Int(Double(start) * (slowed?.factor ?? 1))))
  }

  /// Converts and sends audio; returns `false` if it is no longer wanted.
  func take(_ samples: UnsafeBufferPointer<Int16>) -> Bool {
    guard isWanted() else { return false }
    let converted = resampler.process(samples.map { Float($0) / 32_768 })
    send(slowed?.process(converted) ?? converted)
    return true
  }

  func end() {
    let rest = resampler.flush()
    send(slowed?.process(rest) ?? rest)
    send(slowed?.flush() ?? [])
  }

  private func send(_ samples: [Float]) {
    guard !samples.isEmpty else { return }
    // The converter may slightly exceed the range at extreme samples.
    let chunk = AudioChunk(start: position, samples: samples.map { min(max($0, -1), 1) })
    position = chunk.end
    let begun = marks.prefix { $0.start < position }
    marks.removeFirst(begun.count)
    sendChunk(SpokenChunk(chunk, words: Array(begun)))
  }
}

/// Slows speech down incrementally without lowering its pitch.
///
/// Overlapping segments of the audio are moved further apart, each starting where it best matches
/// the continuation of the previous one (WSOLA).
struct SlowedSound {
  /// The distance between segments in the output, in samples: 20 ms, two periods of a deep voice.
  private static let hop = 320
  /// The range searched for a better match on each side, in samples: 10 ms, a deep voice's period.
  private static let reach = 160

  let factor: Double

  private var pending: [Float]
  private var begun = 0.0
  /// The index in `pending` at which the previous segment would continue.
  private var next = Self.reach

  /// Creates an instance that lengthens speech by `factor`, which is at least 1.
  init(factor: Double) {
    self.factor = factor
    pending = [Float](repeating: 0, count: Self.reach)
  }

  /// Appends audio and returns the output that is complete.
  mutating func process(_ samples: [Float]) -> [Float] {
    pending += samples
    var made: [Float] = []
    while pending.count >= Int(begun) + 2 * Self.reach + Self.hop, pending.count >= next + Self.hop
    {
      made += step()
    }
    return made
  }

  mutating func flush() -> [Float] {
    // The silence provides the audio that is needed to match the last segment.
    process([Float](repeating: 0, count: 2 * (Self.reach + Self.hop)))
  }

  private mutating func step() -> [Float] {
    let best = bestPlace()
    let made = (0..<Self.hop).map { index in
      let weight = Float(index) / Float(Self.hop)
      return pending[next + index] * (1 - weight) + pending[best + index] * weight
    }
    next = best + Self.hop
    begun += Double(Self.hop) / factor
    drop()
    return made
  }

  /// Returns the index of the audio that best matches the continuation of the previous segment.
  private func bestPlace() -> Int {
    pending.withUnsafeBufferPointer { sound in
      var best = (place: Int(begun) + Self.reach, likeness: -Float.infinity)
      for place in stride(from: Int(begun), through: Int(begun) + 2 * Self.reach, by: 2) {
        var likeness: Float = 0
        for index in stride(from: 0, to: Self.hop, by: 2) {
          likeness += sound[place + index] * sound[next + index]
        }
        if likeness > best.likeness { best = (place, likeness) }
      }
      return best.place
    }
  }

  private mutating func drop() {
    let count = min(Int(begun), next)
    pending.removeFirst(count)
    begun -= Double(count)
    next -= count
  }
}
