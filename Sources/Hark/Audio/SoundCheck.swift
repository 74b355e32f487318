/// Checks the audio of one microphone opening against the contract of `Microphone`.
struct SoundCheck: Sendable {
  /// The magnitude up to which a sample is clamped rather than rejected: a resampler overshoots by
  /// less than a factor of 2.
  static let overshoot: Float = 2

  /// The position after the last sample; `nil` before the first chunk.
  private var end: Int?

  /// Returns the valid beginning of `chunk`, clamped to −1…1, and the fault that follows it.
  mutating func check(_ chunk: AudioChunk) -> (valid: AudioChunk, fault: SoundFault?) {
    guard (0...AudioTime.longest).contains(chunk.start), chunk.start == end ?? chunk.start else {
      let fault = SoundFault.misplaced(start: chunk.start, expected: end ?? 0)
      return (AudioChunk(start: end ?? 0, samples: []), fault)
    }
    end = chunk.end
    if chunk.samples.allSatisfy({ $0.magnitude <= 1 }) { return (chunk, nil) }
    let prefix = chunk.samples.prefix { $0.magnitude <= Self.overshoot }
    let valid = AudioChunk(start: chunk.start, samples: prefix.map(Sample.clean))
    guard let bad = chunk.samples.dropFirst(prefix.count).first else { return (valid, nil) }
    return (valid, bad.isFinite ? .outOfRange(at: valid.end) : .notFinite(at: valid.end))
  }
}

/// Audio that violates the contract of `Microphone`.
enum SoundFault: Error, Equatable {
  /// A chunk begins out of range, or at `start` instead of `expected`, the end of the previous chunk.
  case misplaced(start: Int, expected: Int)

  /// The sample at this position is NaN or infinite.
  case notFinite(at: Int)

  /// The magnitude of the sample at this position exceeds `SoundCheck.overshoot`.
  case outOfRange(at: Int)

  /// The problem and how to fix it, in one sentence for the adapter's author.
  var explanation: String {
    switch self {
    case .misplaced(let start, let expected):
      "A chunk begins at sample \(start) instead of \(expected): number samples without gaps or "
        + "overlap."
    case .notFinite(let position):
      "Sample \(position) is not a finite number: convert audio to floats in the range −1…1."
    case .outOfRange(let position):
      "Sample \(position) is outside −1…1: scale audio to floats in the range −1…1."
    }
  }
}
