import Hark

/// Checks that a voice detector meets the requirements of its port, with synthetic audio.
public struct VoiceDetectorConformance<Detector: VoiceDetector>: Sendable {
  /// A requirement for voice detectors, described by its raw value.
  public enum Rule: String, Sendable, CaseIterable {
    case hasFrames = "A frame has at least one sample, and 0 ≤ onsetLag ≤ releaseLag."
    case staysInRange = "Probabilities are within 0…1."
    case forgets = "After reset(), equal samples give equal probabilities."
    case hearsSpeech = "The probability of speech is higher in speech than in silence."
    case recovers = "NaN, infinite, and out-of-range samples affect no result a second later."
  }

  /// The maximum permitted difference in probability between a corrupted recording and the intact
  /// one.
  private let tolerance: Float = 0.3
  private let make: @Sendable () -> Detector

  /// Creates a check of the detector that `make` returns.
  public init(make: @escaping @Sendable () -> Detector) { self.make = make }

  /// Returns the first violation of each rule; empty if the detector conforms.
  public func findings() -> [ConformanceFinding] {
    var findings = Findings<Rule>()
    let lags = (Detector.onsetLag, Detector.releaseLag)
    findings.note(
      .hasFrames, "frames of \(Detector.frameLength) samples, lags of \(lags.0) and \(lags.1)",
      if: Detector.frameLength < 1 || lags.0 < 0 || lags.1 < lags.0)
    guard Detector.frameLength > 0 else { return findings.all }
    let sound = SoundTimeline("__________########__________####__________~~~~~~")
    var detector = make()
    let heard = probabilities(of: sound.samples, &detector)
    let wild = heard.first { !(0...1).contains($0) }
    if let wild { findings.note(.staysInRange, "a probability of \(wild)") }
    detector.reset()
    findings.note(
      .forgets, "other probabilities after reset()",
      if: probabilities(of: sound.samples, &detector) != heard)
    var another = make()
    findings.note(
      .forgets, "other probabilities from a new detector",
      if: probabilities(of: sound.samples, &another) != heard)
    checkHearing(heard, of: sound, &findings)
    checkRecovery(&findings)
    return findings.all
  }

  private func probabilities(of samples: [Float], _ detector: inout Detector) -> [Float] {
    let length = Detector.frameLength
    return samples.withUnsafeBufferPointer { samples in
      (0..<samples.count / length).map { frame in
        let range = frame * length..<(frame + 1) * length
        return detector.probability(of: UnsafeBufferPointer(rebasing: samples[range]))
      }
    }
  }

  private func checkHearing(
    _ heard: [Float], of sound: SoundTimeline, _ findings: inout Findings<Rule>
  ) {
    let speech = mean(heard, within: SoundTimeline.ranges(of: "#", in: sound.picture))
    let silence = mean(heard, within: SoundTimeline.ranges(of: "_", in: sound.picture))
    findings.note(
      .hearsSpeech, "\(speech) on average in speech, \(silence) in silence",
      if: !(speech > silence + 0.2))
  }

  /// Returns the mean probability of the frames that depend only on audio within `ranges`.
  private func mean(_ heard: [Float], within ranges: [AudioRange]) -> Float {
    let inside = heard.enumerated().filter { frame, _ in
      let start = frame * Detector.frameLength - Detector.releaseLag
      let end = (frame + 1) * Detector.frameLength - Detector.onsetLag
      return ranges.contains { $0.start <= start && end <= $0.end }
    }
    return inside.reduce(0) { $0 + $1.element } / Float(max(1, inside.count))
  }

  private func checkRecovery(_ findings: inout Findings<Rule>) {
    let clean = SoundTimeline("_____###_____________________####_____").samples
    var spoilt = clean
    let wild: [Float] = [.nan, .infinity, -.infinity, 1000, -1000, .greatestFiniteMagnitude]
    for (number, sample) in wild.enumerated() { spoilt[12_800 + 40 * number] = sample }
    var (one, other) = (make(), make())
    let expected = probabilities(of: clean, &one)
    let heard = probabilities(of: spoilt, &other)
    let later = 32_000 / Detector.frameLength
    let worst = zip(expected, heard).dropFirst(later).map { abs($0 - $1) }
      .first { !($0 <= tolerance) }
    if let worst { findings.note(.recovers, "a probability differs by \(worst)") }
  }
}
