import Foundation
import HarkDetection
import HarkTesting

/// Sounds without speech, generated from a seed, for testing that noise is not transcribed.
package enum DrawnNoise: String, CaseIterable, Sendable {
  /// Only zeros, as from a muted microphone.
  case digitalSilence

  /// The electronic noise of a quiet room, at −75 dB.
  case room
  case white, pink

  /// A mains hum of 50 Hz with its harmonics.
  case hum

  /// Pink noise with the tone of the blades.
  case fan

  /// Keystrokes of 15 ms, three to nine a second, in bursts.
  case keyboard

  /// Chords of three decaying notes with harmonics, two a second.
  case music

  /// Knocks and bumps with a low decaying tone, every one to three seconds.
  case knocks

  /// A siren that glides between 500 and 1,200 Hz.
  case siren

  /// The level of the whole sound, in dB; ignored for digital silence.
  private var level: Float {
    switch self {
    case .digitalSilence, .room: -75
    case .white, .pink, .fan: -42
    case .hum, .siren: -40
    case .keyboard, .knocks, .music: -38
    }
  }

  /// Returns `seconds` seconds of the sound: mono, 16 kHz, within ±1.
  package func samples(seconds: Double, seed: UInt64 = 1) -> [Float] {
    let count = AudioTime.samples(seconds)
    guard self != .digitalSilence else { return [Float](repeating: 0, count: count) }
    var dice = Dice(seed: seed)
    var samples = drawn(count, &dice)
    let power = samples.reduce(0) { $0 + $1 * $1 } / Float(max(1, count))
    let scale = Noise.decibels(level) / max(power, 1e-9).squareRoot()
    // A microphone's own noise lies under every sound.
    for index in samples.indices {
      samples[index] = samples[index] * scale + 0.000_1 * Float.random(in: -1...1, using: &dice)
    }
    return samples
  }

  private func drawn(_ count: Int, _ dice: inout Dice) -> [Float] {
    switch self {
    case .digitalSilence: []
    case .room, .white: (0..<count).map { _ in Float.random(in: -1...1, using: &dice) }
    case .pink: Self.pink(count, &dice)
    case .hum: Self.tones([50: 1, 100: 0.6, 150: 0.4, 200: 0.2, 350: 0.1], count)
    case .fan:
      zip(Self.pink(count, &dice), Self.tones([87: 1, 174: 0.5], count)).map { $0 + 0.2 * $1 }
    case .keyboard: Self.struck(count, &dice, every: 0.1...0.3, noise: 1, fall: 0.004)
    case .knocks: Self.struck(count, &dice, every: 1...3, noise: 0.1, fall: 0.05)
    case .music: Self.music(count, &dice)
    case .siren: Self.siren(count)
    }
  }

  /// Returns pink noise generated with Paul Kellet's filter, with a slope of −3 dB per octave.
  private static func pink(_ count: Int, _ dice: inout Dice) -> [Float] {
    var (low, middle, high): (Float, Float, Float) = (0, 0, 0)
    return (0..<count).map { _ in
      let white = Float.random(in: -1...1, using: &dice)
      low = 0.997_65 * low + white * 0.099_046_0
      middle = 0.963_00 * middle + white * 0.296_516_4
      high = 0.570_00 * high + white * 1.052_691_3
      return low + middle + high + white * 0.184_8
    }
  }

  /// Returns the sum of tones, each with a frequency in Hz and an amplitude.
  private static func tones(_ tones: KeyValuePairs<Double, Float>, _ count: Int) -> [Float] {
    (0..<count).map { index in
      let turn = 2 * Double.pi * AudioTime.seconds(index)
      return tones.reduce(0) { $0 + $1.value * Float(sin(turn * $1.key)) }
    }
  }

  /// Returns bursts of a low tone and noise, whose amplitude falls to 1/e within `fall` seconds.
  private static func struck(
    _ count: Int, _ dice: inout Dice, every pause: ClosedRange<Double>, noise: Float, fall: Double
  ) -> [Float] {
    var samples = [Float](repeating: 0, count: count)
    var start = 0
    while start < count {
      let strength = Float.random(in: 0.3...1, using: &dice)
      let pitch = Double.random(in: 80...160, using: &dice)
      for step in 0..<min(AudioTime.samples(6 * fall), count - start) {
        let time = AudioTime.seconds(step)
        let tone = (1 - noise) * Float(sin(2 * .pi * pitch * time))
        let sound = tone + noise * Float.random(in: -1...1, using: &dice)
        samples[start + step] += strength * Float(exp(-time / fall)) * sound
      }
      // The strokes pause occasionally.
      let rest = dice.once(in: 12) ? 1.5 : 0
      start += AudioTime.samples(Double.random(in: pause, using: &dice) + rest)
    }
    return samples
  }

  private static func music(_ count: Int, _ dice: inout Dice) -> [Float] {
    var samples = [Float](repeating: 0, count: count)
    for start in stride(from: 0, to: count, by: 8_000) {
      let root = 110 * pow(2, Double(dice.number(below: 24)) / 12)
      for step in 0..<min(16_000, count - start) {
        let time = AudioTime.seconds(step)
        let fade = Float(min(1, time / 0.01) * exp(-time / 0.35))
        let turn = 2 * Double.pi * time
        let chord = [1.0, 1.26, 1.498].reduce(0.0) { sum, interval in
          sum + sin(turn * root * interval) + 0.4 * sin(2 * turn * root * interval)
        }
        samples[start + step] += fade * Float(chord)
      }
    }
    return samples
  }

  private static func siren(_ count: Int) -> [Float] {
    var phase = 0.0
    return (0..<count).map { index in
      let glide = sin(2 * .pi * 0.4 * AudioTime.seconds(index))
      phase += 2 * .pi * (850 + 350 * glide) / 16_000
      return Float(sin(phase))
    }
  }
}
