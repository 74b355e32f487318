import Foundation
import Hark
import HarkTesting

/// Utterances of recorded human speech in one audio signal, with their positions.
struct Utterances {
  /// The audio, 16 kHz mono.
  private(set) var samples: [Float]

  /// The ranges of `samples` that contain speech.
  private(set) var spoken: [Range<Int>]

  /// The minimum silence between two utterances, in seconds.
  static let gap = 1.3

  /// Returns the clips of Debian's pocketsphinx-testdata package, twice, separated by silence
  /// recorded in the reader's room.
  ///
  /// The ranges give the speech in each clip, in seconds. Speech starts where its energy rises
  /// above the room's, and its end is found by forced alignment, to within 60 ms.
  static func librivox(in folder: String) throws -> Utterances {
    let clips: [(String, ClosedRange<Double>)] = [
      ("0880", 0.27...2.78), ("0930", 0.27...2.86), ("0890", 0.28...4.98), ("0920", 0.30...5.79),
      ("0870", 0.23...6.74),
    ]
    let sounds = try clips.map { number, speech in
      let path = folder + "/sense_and_sensibility_01_austen_64kb-\(number).wav"
      return (try WaveFile.samples(at: path), speech)
    }
    let once = sounds[2].0.prefix(3_200)
    let room = Array(once + once.reversed())
    var all = Utterances(samples: [], spoken: [])
    for (sound, speech) in sounds + sounds {
      all.add(silence: gap, of: room)
      let (start, end) = (
        AudioTime.samples(speech.lowerBound), AudioTime.samples(speech.upperBound)
      )
      all.spoken.append(all.samples.count..<all.samples.count + end - start)
      all.samples += sound[start..<end]
    }
    all.add(silence: 4, of: room)
    return all
  }

  /// Returns the recording `form`, padded so that at least `gap` of silence separates the
  /// utterances; `truth.json` in the same folder contains their positions.
  static func conversation(_ form: String, in folder: String) throws -> Utterances {
    let sound = try WaveFile.samples(at: "\(folder)/\(form).wav")
    let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/truth.json"))
    let truth = try JSONDecoder().decode(Truth.self, from: data).utterances
    // The end of the recording contains no speech.
    let quiet = sound.suffix(AudioTime.samples(2)).prefix(AudioTime.samples(1.5))
    let room = Array(quiet + quiet.reversed())
    var all = Utterances(samples: [], spoken: [])
    all.add(silence: gap, of: room)
    let lead = 0.1
    for (index, utterance) in truth.enumerated() {
      let isLast = index + 1 == truth.count
      let next = isLast ? AudioTime.seconds(sound.count) : truth[index + 1].onset - lead
      let start = AudioTime.samples(utterance.onset - lead)
      let place = all.samples.count - start
      all.samples += sound[start..<AudioTime.samples(next)]
      let end = AudioTime.samples(utterance.offset) + place
      all.spoken.append(AudioTime.samples(utterance.onset) + place..<end)
      let missing = end + AudioTime.samples(gap - lead) - all.samples.count
      if missing > 0 { all.add(silence: AudioTime.seconds(missing), of: room) }
    }
    return all
  }

  private struct Truth: Decodable {
    struct Utterance: Decodable {
      var onset: Double
      var offset: Double
    }

    var utterances: [Utterance]
  }

  /// Returns the utterances as heard in a room whose reverberation decays by 60 dB within
  /// `seconds`.
  func reverberant(_ seconds: Double = 0.4) -> Utterances {
    var dice = SplitMix(state: 7)
    let length = AudioTime.samples(seconds)
    let tail = (0..<length).map { index in
      index == 0 ? 1 : 0.02 * dice.noise() * Float(pow(10, -3 * Double(index) / Double(length)))
    }
    var copy = self
    copy.samples = [Float](repeating: 0, count: samples.count)
    for (delay, gain) in tail.enumerated() where delay == 0 || delay % 7 == 0 {
      for index in delay..<samples.count { copy.samples[index] += gain * samples[index - delay] }
    }
    return copy
  }

  /// Returns the utterances in steady noise, `decibels` below the level of the speech.
  func noisy(_ decibels: Double = 15) -> Utterances {
    var dice = SplitMix(state: 11)
    let speech = spoken.flatMap { samples[$0] }
    let power = speech.reduce(0) { $0 + Double($1 * $1) } / Double(max(1, speech.count))
    let gain = Float((power * pow(10, -decibels / 10) * 3).squareRoot())
    var copy = self
    copy.samples = samples.map { $0 + gain * dice.noise() }
    return copy
  }

  private mutating func add(silence seconds: Double, of room: [Float]) {
    samples += (0..<AudioTime.samples(seconds)).map { room[$0 % room.count] }
  }
}

/// A random number generator with a fixed sequence for each seed.
struct SplitMix {
  var state: UInt64

  /// Returns a number from −1 to 1.
  mutating func noise() -> Float {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Float(Int32(truncatingIfNeeded: mixed >> 32)) / Float(Int32.max)
  }
}
