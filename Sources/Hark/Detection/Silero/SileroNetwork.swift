/// Silero's network for 16 kHz: what it makes of 32 ms of sound and of all that came before.
///
/// Four spectra of 16 ms, four convolutions over them, which leave one frame of 128 numbers, a
/// recurrent cell that remembers, and one weighted sum. Nothing is allocated after `init`.
struct SileroNetwork: Sendable {
  /// Samples that it looks at: `heard` and, behind them, 64 of these mirrored.
  static let span = FourSpectra.span

  /// Samples of sound that it looks at: 32 ms, and 4 ms from before them.
  static let heard = 576

  private let weights: SileroWeights
  private var spectra = FourSpectra()
  private var cell = RecurrentCell()
  private var active = ActiveInputs(capacity: 3 * 128)

  /// What the convolutions hand on: four frames of 128 numbers, two of 64, one of 64, one of 128.
  private var first = [SIMD8<Float>](repeating: .zero, count: 4 * 16)
  private var second = [SIMD8<Float>](repeating: .zero, count: 2 * 8)
  private var third = [SIMD8<Float>](repeating: .zero, count: 8)
  private var fourth = [SIMD8<Float>](repeating: .zero, count: 16)

  init(_ weights: SileroWeights) { self.weights = weights }

  /// Forgets everything heard so far.
  mutating func reset() { cell.reset() }

  /// Writes behind the first `heard` of `samples` what the network looks at besides them.
  static func mirrorEnd(of samples: UnsafeMutableBufferPointer<Float>) {
    for index in 0..<span - heard { samples[heard + index] = samples[heard - 2 - index] }
  }

  /// The probability of speech in the `span` samples at `samples`.
  mutating func probability(of samples: UnsafePointer<Float>) -> Float {
    let odds = logOdds(of: samples)
    return SIMD8(repeating: odds).logistic()[0]
  }

  /// The natural logarithm of the odds of speech in the `span` samples at `samples`, which are
  /// remembered.
  mutating func logOdds(of samples: UnsafePointer<Float>) -> Float {
    let odds = glance(at: samples)
    cell.remember()
    return odds
  }

  /// The same without remembering them.
  mutating func glance(at samples: UnsafePointer<Float>) -> Float {
    spectra.update(samples)
    weights.first.apply(spectra.magnitudes, into: &first)
    // Every second frame is left: around the first and the third, and of these two, around the first.
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
