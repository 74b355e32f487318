import Hark

/// Checks that an audio processing stage meets the requirements of its port.
public struct AudioProcessingConformance: Sendable {
  /// A requirement for audio processing stages.
  public enum Rule: String, Sendable, CaseIterable {
    /// Offered stages are available.
    case makes = "A stage can be made for each effect that is offered."

    /// Samples are floats with a full scale of 1.
    case staysFinite = "Samples stay numbers."

    /// A reset discards all state.
    case forgets = "After reset() the same sound becomes the same sound."

    /// Two microphones do not affect each other.
    case standsAlone = "Stages do not change each other's sound."

    /// Silence is preserved.
    case keepsSilence = "Silence in which nothing is played stays silence."
  }

  private let effect: AudioEffect
  private let make: @Sendable () throws -> any AudioProcessing

  /// Creates a check of the stage for `effect`, using the audio processing that `make` returns.
  public init(_ effect: AudioEffect, make: @escaping @Sendable () throws -> any AudioProcessing) {
    self.effect = effect
    self.make = make
  }

  /// Returns the first violation of each rule; empty if the stage conforms.
  public func findings() throws -> [ConformanceFinding] {
    var findings = Findings<Rule>()
    let processing = try make()
    guard let stage = processing.stage(for: effect), let other = processing.stage(for: effect)
    else {
      let isOffered = processing.effects.contains(effect)
      findings.note(.makes, "it is offered and there is none", if: isOffered)
      return findings.all
    }
    let silence = run(stage) { _ in 0 }
    findings.note(.keepsSilence, "there was sound", if: silence.contains { abs($0) > 1e-4 })
    stage.reset()
    let first = run(stage, Self.rattle)
    findings.note(.staysFinite, "a sample was none", if: !first.allSatisfy(\.isFinite))
    stage.reset()
    let again = run(stage, besides: other, Self.rattle)
    stage.reset()
    let alone = run(stage, Self.rattle)
    findings.note(.forgets, "it became another", if: alone != first)
    findings.note(.standsAlone, "it became another", if: again != first && alone == first)
    return findings.all
  }

  /// Returns the stage's output for one second of `sound`, with `sound` at half amplitude as the
  /// reference.
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

  /// Returns a sample of a signal that alternates between loud passages, at full scale, and soft
  /// ones.
  private static func rattle(_ index: Int) -> Float {
    let wave = Float((index &* 7_919) % 200 - 100) / 100
    return index / 1_600 % 2 == 0 ? wave : wave / 50
  }
}
