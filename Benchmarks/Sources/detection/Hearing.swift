import Hark

/// Runs a detector on its own, without a front end.
enum Hearing {
  /// Feeds all complete frames of `samples` to `detector`.
  static func hear(_ samples: [Float], by detector: inout any VoiceDetector) {
    each(samples, &detector) { _ in }
  }

  /// Returns the speech probability of each complete frame of `samples`.
  static func answers(to samples: [Float], by detector: inout any VoiceDetector) -> [Float] {
    var answers: [Float] = []
    each(samples, &detector) { answers.append($0) }
    return answers
  }

  private static func each(
    _ samples: [Float], _ detector: inout some VoiceDetector, _ body: (Float) -> Void
  ) {
    let length = type(of: detector).frameLength
    samples.withUnsafeBufferPointer { samples in
      for start in stride(from: 0, to: samples.count - length + 1, by: length) {
        body(
          detector.probability(of: UnsafeBufferPointer(rebasing: samples[start..<start + length])))
      }
    }
  }
}
