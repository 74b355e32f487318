import CEspeak
import Hark
import Synchronization

/// A sentence on its way through the library.
///
/// `giveUp` may be called on any thread; all the rest belongs to the library's queue.
///
/// Unchecked, because a queue that runs one thing at a time is the only one to touch what changes:
/// `Espeak.speak` is called on it, and the library calls back within that call.
final class EspeakWish: @unchecked Sendable {
  typealias Sound = AsyncThrowingStream<SpokenChunk, any Error>.Continuation

  /// What the library reads: the sentence without characters that would end or disturb it, scalar
  /// by scalar, so that its positions are those of the sentence.
  let text: String

  private let sound: Sound
  private let isGivenUp = Mutex(false)
  private var places: ScalarPlaces
  private var resampler: Resampler?
  private var slowed: SlowedSound?
  private var rate = 1
  private var position = 0
  private var marks: [WordMark] = []

  init(_ sentence: String, to sound: Sound) {
    self.sound = sound
    places = ScalarPlaces(sentence)
    let scalars = sentence.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control ? " " : scalar
    }
    text = String(String.UnicodeScalarView(scalars))
  }

  /// Makes the library stop at its next buffer, well within a millisecond.
  func giveUp() { isGivenUp.withLock { $0 = true } }

  /// Readies it for sound of `rate`, to be made so many times as long; false when such sound cannot be
  /// converted.
  func begin(at rate: Int, lengthened: Double) -> Bool {
    self.rate = rate
    if lengthened > 1 { slowed = SlowedSound(factor: lengthened) }
    resampler = Resampler(from: rate, to: AudioChunk.sampleRate)
    return resampler != nil
  }

  /// Notes that a word begins.
  ///
  /// The library tells some words in pieces, such as the digits of a number, and then comes back to
  /// what it has told already; a reader of text goes only forward.
  func note(_ word: espeak_EVENT) {
    guard let characters = places.word(at: Int(word.text_position) - 1, length: Int(word.length))
    else { return }
    let start = Int(word.sample) * AudioChunk.sampleRate / rate
    marks.append(
      WordMark(characters: characters, start: Int(Double(start) * (slowed?.factor ?? 1))))
  }

  /// Takes sound; false when nobody wants any more.
  func take(_ samples: UnsafeBufferPointer<Int16>) -> Bool {
    if isGivenUp.withLock({ $0 }) { return false }
    var converted: [Float] = []
    resampler?.process(samples.map { Float($0) / 32_768 }, into: &converted)
    send(slowed?.process(converted) ?? converted)
    return true
  }

  /// Sends what the converter still holds.
  func end() {
    var rest: [Float] = []
    resampler?.flush(into: &rest)
    send(slowed?.process(rest) ?? rest)
    send(slowed?.flush() ?? [])
  }

  private func send(_ samples: [Float]) {
    guard !samples.isEmpty else { return }
    // The converter rounds wild samples up a little.
    let chunk = AudioChunk(start: position, samples: samples.map { min(max($0, -1), 1) })
    position = chunk.end
    let begun = marks.prefix { $0.start < position }
    marks.removeFirst(begun.count)
    sound.yield(SpokenChunk(chunk, words: Array(begun)))
  }
}
