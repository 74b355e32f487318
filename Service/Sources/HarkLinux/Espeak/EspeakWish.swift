import CEspeak
import Hark

/// A sentence that the library is synthesizing.
final class EspeakWish {
  private(set) var text: EspeakText

  private let isWanted: () -> Bool
  private let sendChunk: (SpokenChunk) -> Void
  private let rate: Int
  private var resampler: Resampler
  private var slowed: SlowedSound?
  private var position = 0
  private var marks: [WordMark] = []

  /// Prepares a sentence; `nil` if audio at `rate` cannot be converted.
  ///
  /// - Parameters:
  ///   - lengthened: The factor by which the audio is lengthened.
  ///   - isWanted: Checked for each chunk; `false` stops the library.
  ///   - send: Receives the audio.
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

  /// Records the beginning of a word.
  ///
  /// The library reports some words in parts, such as the digits of a number, and then reports
  /// earlier positions again; only forward progress is recorded.
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
    var converted: [Float] = []
    resampler.process(samples.map { Float($0) / 32_768 }, into: &converted)
    send(slowed?.process(converted) ?? converted)
    return true
  }

  /// Sends the audio that the converter still holds.
  func end() {
    var rest: [Float] = []
    resampler.flush(into: &rest)
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
