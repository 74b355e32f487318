import Hark

/// Checks that an audio processing stage meets the requirements of its port.
public struct AudioProcessingConformance: Sendable {
  /// A requirement for audio processing stages, described by its raw value.
  public enum Rule: String, Sendable, CaseIterable {
    case makes = "Each supported effect has a stage."
    case staysFinite = "Samples remain finite."
    case forgets = "After reset(), equal audio gives equal output."
    case standsAlone = "Stages do not affect each other's audio."
    case keepsSilence = "Silence remains silent while nothing is played."
  }

  private let effect: AudioEffect
  private let make: @Sendable () throws -> any AudioProcessing

  /// Creates a check of the stage for `effect`, using the audio processing that `make` returns.
  public init(_ effect: AudioEffect, make: @escaping @Sendable () throws -> any AudioProcessing) {
    self.effect = effect
    self.make = make
  }

  /// Returns the first violation of each rule; empty if the stage conforms or the effect is not
  /// supported.
  public func findings() throws -> [ConformanceFinding] {
    var findings = Findings<Rule>()
    let processing = try make()
    guard let stage = processing.stage(for: effect), let other = processing.stage(for: effect)
    else {
      let isOffered = processing.effects.contains(effect)
      findings.note(.makes, "it is supported but has no stage", if: isOffered)
      return findings.all
    }
    let silence = run(stage) { _ in 0 }
    findings.note(
      .keepsSilence, "the output was not silent", if: silence.contains { abs($0) > 1e-4 })
    stage.reset()
    let first = run(stage, Self.rattle)
    findings.note(.staysFinite, "a sample was NaN or infinite", if: !first.allSatisfy(\.isFinite))
    stage.reset()
    let again = run(stage, besides: other, Self.rattle)
    stage.reset()
    let alone = run(stage, Self.rattle)
    findings.note(.forgets, "the output differed", if: alone != first)
    findings.note(.standsAlone, "the output differed", if: again != first && alone == first)
    return findings.all
  }

  /// Returns the output for one second of `sound`; the reference is `sound` at half its amplitude.
  private func run(
    _ stage: any AudioStage, besides other: (any AudioStage)? = nil, _ sound: (Int) -> Float
  ) -> [Float] {
    var out: [Float] = []
    for start in stride(from: 0, to: AudioChunk.sampleRate, by: AudioStageFrame.length) {
      var frame = (start..<start + AudioStageFrame.length).map(sound)
      var noise = frame.map { 0.5 - $0 }
      frame.map { $0 / 2 }.withUnsafeBufferPointer { reference in
        noise.withUnsafeMutableBufferPointer { other?.process($0, reference: reference) }
        frame.withUnsafeMutableBufferPointer { stage.process($0, reference: reference) }
      }
      out += frame
    }
    return out
  }

  /// Returns the sample at `index` of a test signal that alternates between full-scale and soft
  /// passages.
  private static func rattle(_ index: Int) -> Float {
    let wave = Float((index &* 7_919) % 200 - 100) / 100
    return index / 1_600 % 2 == 0 ? wave : wave / 50
  }
}
