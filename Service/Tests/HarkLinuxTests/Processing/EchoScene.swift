import Foundation
import Hark
import HarkEspeak
import HarkTesting

/// A user who speaks during a reply: real speech and the echo of the reply.
struct EchoScene {
  /// The microphone audio of the user's voice, without the echo.
  let voice: [Float]

  /// The microphone audio of the reply's echo, without the voice.
  let echo: [Float]

  /// The audio sent to the loudspeaker.
  let reply: [Float]

  /// The range of each clip, with a quarter of a second on either side.
  let clips: [Range<Int>]

  /// The sum of the voice and the echo.
  var heard: [Float] { zip(voice, echo).map { $0 + $1 } }

  /// Creates a scene whose echo is `decibels` louder than the voice and follows the reply after
  /// `delay` seconds, through a room with a tail of 100 ms.
  ///
  /// For the first `lead` seconds only the reply plays, and an echo canceller adapts to the room.
  /// The reply is `recorded`, or synthesized speech if that is empty; a synthesizer never produces
  /// exactly the same audio twice.
  init(
    decibels: Float = -10, delay: Double = 0.08, spoken: [Clip] = Clip.librivox, lead: Double = 6,
    recorded: [Float] = []
  ) async throws {
    var voice = [Float](repeating: 0, count: AudioTime.samples(lead))
    var clips: [Range<Int>] = []
    for clip in spoken {
      clips.append(voice.count - 4_000..<voice.count + clip.samples.count + 4_000)
      voice += clip.samples + [Float](repeating: 0, count: 16_000)
    }
    let once = recorded.isEmpty ? try await Self.synthesized() : recorded
    let reply = voice.indices.map { once[$0 % once.count] }
    let echo = Self.through(Self.room(delay), reply)
    let loudness = power(Clip.librivox.lazy.flatMap(\.samples))
    let gain = pow(10, (loudness + decibels - power(echo)) / 20)
    // A room is never silent.
    var dice = SeededDice()
    self.voice = voice.map { $0 + 1e-4 * dice.noise() }
    self.echo = echo.map { $0 * gain }
    self.reply = reply
    self.clips = clips
  }

  private static func synthesized() async throws -> [Float] {
    let text = """
      That sounds like a good day so far. You had oatmeal with skim milk and blueberries this \
      morning, and a long walk before lunch. Would you like me to note down the dinner that you \
      planned, or shall we talk about how you slept?
      """
    var once: [Float] = []
    let speech = EspeakTextToSpeech().speech(of: text, locale: .americanEnglish)
    for try await chunk in speech { once += chunk.sound.samples }
    return once
  }

  /// Returns an impulse with a decaying tail, like a room's.
  private static func room(_ delay: Double) -> [(at: Int, gain: Float)] {
    var dice = SeededDice()
    let start = AudioTime.samples(delay)
    // One tap per 40 samples keeps the sum short without making the room shorter or softer.
    let tail = stride(from: 0, to: 1_600, by: 40).map { index in
      (at: start + index, gain: 0.63 * dice.noise() * exp(-Float(index) / 300))
    }
    return [(at: start, gain: 0.5)] + tail
  }

  private static func through(_ room: [(at: Int, gain: Float)], _ sound: [Float]) -> [Float] {
    var echo = [Float](repeating: 0, count: sound.count)
    echo.withUnsafeMutableBufferPointer { echo in
      sound.withUnsafeBufferPointer { sound in
        for tap in room {
          for index in tap.at..<echo.count { echo[index] += tap.gain * sound[index - tap.at] }
        }
      }
    }
    return echo
  }
}

/// Returns the power of `samples` in decibels.
func power(_ samples: some Sequence<Float>) -> Float {
  var sum: Float = 0
  var count: Float = 0
  for sample in samples {
    sum += sample * sample
    count += 1
  }
  return 10 * log10(sum / max(1, count) + 1e-12)
}

/// A reproducible noise source.
struct SeededDice {
  private var state: UInt64 = 88_172_645_463_325_252

  /// Returns the next random number, with a mean of 0 and a variance of about 1.
  mutating func noise() -> Float {
    var sum: Float = 0
    for _ in 0..<6 {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      sum += Float(state >> 40) / Float(1 << 24)
    }
    return (sum - 3) * 1.414
  }
}
