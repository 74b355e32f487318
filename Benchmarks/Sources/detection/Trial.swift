import Foundation
import Hark
import HarkTesting
import Sounds

/// A detector under test, which executes commands.
struct Trial {
  /// The description of the detector, as JSON.
  let hello: String

  private let detector: NamedDetector
  private var sounds: [String: [Float]] = [:]

  /// The number of detectors over which the memory of an additional detector is averaged.
  private static let further = 100

  enum Problem: String, Error {
    case unknown = "no such order"
  }

  /// Creates detectors and runs each on the audio at `path`, to measure their memory.
  init(_ detector: NamedDetector, hearing path: String) throws {
    self.detector = detector
    let example = try SoundFile.raw(path)
    try Memory.settle(reading: path)
    let before = Memory.resident()
    var kept = [try detector.make()]
    Hearing.hear(example, by: &kept[0])
    let first = Memory.resident() - before
    for number in 1...Self.further {
      kept.append(try detector.make())
      Hearing.hear(example, by: &kept[number])
    }
    let further = (Memory.resident() - before - first) / Self.further
    let hop = Double(type(of: kept[0]).frameLength) / 16
    hello = #"{"hop_ms": \#(hop), "version": "", "first": \#(first), "further": \#(further)}"#
  }

  /// Executes a command and returns the answer as JSON.
  mutating func obey(_ words: [String]) throws -> String {
    switch (words.first, words.count) {
    case ("answer", 3):
      var fresh = try detector.make()
      let answers = Hearing.answers(to: try WaveFile.samples(at: words[1]), by: &fresh)
      try answers.withUnsafeBytes { try Data($0).write(to: URL(fileURLWithPath: words[2])) }
    case ("segments", 4):
      let samples = try WaveFile.samples(at: words[1])
      let policy = EndpointPolicy(minimumSilence: Double(words[3]) ?? 0.5)
      let frontEnd = FrontEnd(detector: try detector.make(), policy: policy)
      let segments = SpeechSegment.all(in: samples, frontEnd: frontEnd)
      try SegmentList.json(segments).write(toFile: words[2], atomically: false, encoding: .utf8)
    case ("cost", 2):
      return #"{"cpu": \#(try cost(words[1]))}"#
    default: throw Problem.unknown
    }
    return "{}"
  }

  /// Returns the CPU time of a new detector for the audio at `path`, in seconds.
  private mutating func cost(_ path: String) throws -> Double {
    let samples = try sounds[path] ?? SoundFile.raw(path)
    sounds[path] = samples
    var fresh = try detector.make()
    let start = cpuTime()
    Hearing.hear(samples, by: &fresh)
    return cpuTime() - start
  }
}
