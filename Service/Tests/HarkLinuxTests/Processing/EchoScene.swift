import Foundation
import Hark
import HarkLinux
import HarkTesting

/// A person who speaks to a machine that speaks too: real speech, and the echo of a reply.
struct EchoScene {
  /// What the microphone hears of the person alone.
  let voice: [Float]

  /// What it hears of the reply.
  let echo: [Float]

  /// What the loudspeaker was given.
  let reply: [Float]

  /// Where each clip lies, with a quarter of a second around it.
  let clips: [Range<Int>]

  /// Both together.
  var heard: [Float] { zip(voice, echo).map { $0 + $1 } }

  /// A scene in which the echo is `decibels` louder than the voice and comes `delay` seconds after
  /// the reply, through a room with a tail of 100 ms.
  ///
  /// For `lead` seconds nobody but the machine speaks, and a canceller gets to know the room. What it
  /// says is `recorded`, if not empty: a synthesizer says nothing quite alike a second time.
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

  /// An impulse and a tail that dies away, like a room's.
  private static func room(_ delay: Double) -> [(at: Int, gain: Float)] {
    var dice = SeededDice()
    let start = AudioTime.samples(delay)
    // One tap in forty keeps the sum short, and the room as long and as loud.
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

/// The power of sound in decibels.
func power(_ samples: some Sequence<Float>) -> Float {
  var sum: Float = 0
  var count: Float = 0
  for sample in samples {
    sum += sample * sample
    count += 1
  }
  return 10 * log10(sum / max(1, count) + 1e-12)
}

/// Noise that is the same each time.
struct SeededDice {
  private var state: UInt64 = 88_172_645_463_325_252

  /// The next of many numbers around 0 with a variance of about 1.
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
