/// Silero's network for 16 kHz audio, which processes 32 ms at a time and remembers earlier audio.
///
/// It computes four spectra of 16 ms, applies four convolutions that reduce them to one frame of
/// 128 values, and passes this frame through a recurrent cell and a weighted sum. Allocates nothing
/// after `init`.
struct SileroNetwork: Sendable {
  /// The number of input samples: `heard`, followed by the mirror image of 64 of these.
  static let span = FourSpectra.span

  /// The number of audio samples in the input: 32 ms of new audio and the 4 ms before it.
  static let heard = 576

  private let weights: SileroWeights
  private var spectra = FourSpectra()
  private var cell = RecurrentCell()
  private var active = ActiveInputs(capacity: 3 * 128)

  /// The outputs of the convolutions: four frames of 128 values, two of 64, one of 64, and one of
  /// 128.
  private var first = [SIMD8<Float>](repeating: .zero, count: 4 * 16)
  private var second = [SIMD8<Float>](repeating: .zero, count: 2 * 8)
  private var third = [SIMD8<Float>](repeating: .zero, count: 8)
  private var fourth = [SIMD8<Float>](repeating: .zero, count: 16)

  init(_ weights: SileroWeights) { self.weights = weights }

  /// Discards all audio history.
  mutating func reset() { cell.reset() }

  /// Writes the mirrored samples after the first `heard` elements of `samples`.
  static func mirrorEnd(of samples: UnsafeMutableBufferPointer<Float>) {
    for index in 0..<span - heard { samples[heard + index] = samples[heard - 2 - index] }
  }

  /// Returns the probability of speech in the `span` samples at `samples`, and remembers them.
  mutating func probability(of samples: UnsafePointer<Float>) -> Float {
    let odds = logOdds(of: samples)
    return SIMD8(repeating: odds).logistic()[0]
  }

  /// Returns the natural logarithm of the odds of speech in the `span` samples at `samples`, and
  /// remembers them.
  mutating func logOdds(of samples: UnsafePointer<Float>) -> Float {
    let odds = glance(at: samples)
    cell.remember()
    return odds
  }

  /// Returns the log odds of speech in the `span` samples at `samples` without remembering them.
  mutating func glance(at samples: UnsafePointer<Float>) -> Float {
    spectra.update(samples)
    weights.first.apply(spectra.magnitudes, into: &first)
    // The second and third convolutions have a stride of two frames: the second is centered on the
    // first and third frames, the third on the first of the resulting two.
    active.removeAll()
    active.append(first[..<32], from: 128)
    weights.second.apply(active, into: &second, at: 0)
    active.removeAll()
    active.append(first[16...], from: 0)
    weights.second.apply(active, into: &second, at: 8)
    active.removeAll()
    active.append(second[...], from: 0)
    weights.third.apply(active, into: &third, at: 0)
    active.removeAll()
    active.append(third[...], from: 0)
    weights.fourth.apply(active, into: &fourth, at: 0)
    cell.update(fourth, weights.cell)
    return answer
  }

  private var answer: Float {
    var sum = SIMD8<Float>.zero
    for eight in 0..<cell.output.count {
      sum += cell.output[eight].cutOff * weights.last[eight]
    }
    return sum.sum() + weights.lastBias
  }
}
