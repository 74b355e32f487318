import Hark

@testable import World

/// A slow voice that sometimes fails or hangs, and whose audio encodes the answered message.
final class SimulatedVoice: TextToSpeech {
  let voices = [SpeechVoice(name: "simulated", locale: .americanEnglish)]
  private let world: Surroundings
  private let count = Locked(0)

  /// The number of samples per character.
  private static let character = 5 * WordAudio.frame

  init(_ world: Surroundings) { self.world = world }

  /// The number of sentences that are being spoken.
  var running: Int { count.withLock { $0 } }

  /// Returns the length of a spoken text, in samples.
  static func length(of text: String) -> Int {
    text.filter { !$0.isWhitespace }.count * character
  }

  func speech(of sentence: String, locale: LocaleTag) -> AsyncThrowingStream<SpokenChunk, any Error>
  {
    count.withLock { $0 += 1 }
    let (stream, sound) = AsyncThrowingStream<SpokenChunk, any Error>.makeStream()
    let speaking = Task { await speak(sentence, into: sound) }
    sound.onTermination = { [count] _ in
      speaking.cancel()
      count.withLock { $0 -= 1 }
    }
    return stream
  }

  private func speak(
    _ sentence: String, into sound: AsyncThrowingStream<SpokenChunk, any Error>.Continuation
  ) async {
    let sample = WordAudio.sample(of: CallLine.words(of: sentence).first ?? 0)
    let (length, piece) = (Self.length(of: sentence), WordAudio.frame * world.pick([10, 30, 100]))
    let slowness = world.pick([0, 5, 60])
    for start in stride(from: 0, to: length, by: piece) {
      guard (try? await world.pause(upTo: slowness)) != nil else { return sound.finish() }
      if world.once(in: 80) {
        world.record.inject("voice fails")
        return sound.finish(throwing: VoiceFailure.synthesisFailed)
      }
      if world.once(in: 150) {
        world.record.inject("voice hangs")
        return
      }
      let samples = [Float](repeating: sample, count: min(piece, length - start))
      sound.yield(SpokenChunk(AudioChunk(start: start, samples: samples)))
    }
    sound.finish()
  }
}
