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

  let weights: SileroWeights
  private var spectra = FourSpectra()
  private var cell = RecurrentCell()
  private var active = ActiveInputs(capacity: 3 * 128)

  /// The outputs of the convolutions: four frames of 128 values, two of 64, one of 64, one of 128.
  private var first = [SIMD8<Float>](repeating: .zero, count: 4 * 16)
  private var second = [SIMD8<Float>](repeating: .zero, count: 2 * 8)
  private var third = [SIMD8<Float>](repeating: .zero, count: 8)
  private var fourth = [SIMD8<Float>](repeating: .zero, count: 16)

  init(_ weights: SileroWeights) { self.weights = weights }

  /// Writes the mirrored samples after the first `heard` elements of `samples`.
  static func mirrorEnd(of samples: UnsafeMutableBufferPointer<Float>) {
    for index in 0..<span - heard { samples[heard + index] = samples[heard - 2 - index] }
  }

  /// Returns the probability of speech in the `span` samples at `samples`, and commits the resulting
  /// recurrent state.
  mutating func probability(of samples: UnsafePointer<Float>) -> Float {
    SIMD8(repeating: logOdds(of: samples)).logistic()[0]
  }

  /// Returns the natural log odds of speech in the `span` samples at `samples`, and commits the
  /// resulting recurrent state.
  mutating func logOdds(of samples: UnsafePointer<Float>) -> Float {
    let odds = glance(at: samples)
    cell.remember()
    return odds
  }

  /// Returns the natural log odds of speech in the `span` samples at `samples`, without committing
  /// the resulting recurrent state.
  mutating func glance(at samples: UnsafePointer<Float>) -> Float {
    spectra.update(samples)
    weights.first.apply(spectra.magnitudes, into: &first)
    // The second and third convolutions have a stride of two frames: the second is centered on the
    // first and third frames, the third on the first of the resulting two.
    active.set(first[..<32], from: 128)
    weights.second.apply(active, into: &second, at: 0)
    active.set(first[16...], from: 0)
    weights.second.apply(active, into: &second, at: 8)
    active.set(second[...], from: 0)
    weights.third.apply(active, into: &third, at: 0)
    active.set(third[...], from: 0)
    weights.fourth.apply(active, into: &fourth, at: 0)
    cell.update(fourth, weights.cell)
    return answer
  }

  private var answer: Float {
    var sum = SIMD8<Float>.zero
    for eight in 0..<cell.output.count { sum += cell.output[eight].cutOff * weights.last[eight] }
    return sum.sum() + weights.lastBias
  }
}

/// A long short-term memory (LSTM) cell with 128 units, the network's memory of past audio.
struct RecurrentCell: Sendable {
  /// The number of units, which is also the number of inputs.
  static let units = 128

  /// The output of the units for the newest inputs, −1…1, valid until `remember()`.
  private(set) var output = [SIMD8<Float>](repeating: .zero, count: units / 8)

  /// The cell state after the newest inputs, and the output and state before them, from which updates
  /// start until `remember()` commits the newest inputs.
  private var state = [SIMD8<Float>](repeating: .zero, count: units / 8)
  private var outputBefore = [SIMD8<Float>](repeating: .zero, count: units / 8)
  private var stateBefore = [SIMD8<Float>](repeating: .zero, count: units / 8)
  private var active = ActiveInputs(capacity: 2 * units)

  /// Returns the weights, laid out in blocks that hold the four gates of eight units.
  ///
  /// Each block's inputs are those of the cell, followed by the units' previous outputs. In the
  /// given arrays, the units of each gate are contiguous, in the order input gate, forget gate,
  /// candidate, output gate.
  static func weights(
    inputs: [Float], outputs: [Float], inputBiases: [Float], outputBiases: [Float]
  ) -> OutputBlocks {
    // Maps an output of a block to its index in the given arrays.
    func given(_ output: Int) -> Int { units * (output % 32 / 8) + output / 32 * 8 + output % 8 }
    let biases = (0..<4 * units).map { inputBiases[given($0)] + outputBiases[given($0)] }
    return OutputBlocks(biases: biases, inputs: 2 * units) { output, input in
      let row = units * given(output)
      return input < units ? inputs[row + input] : outputs[row + input - units]
    }
  }

  /// Commits the newest inputs, so that the next inputs follow them instead of replacing them.
  mutating func remember() {
    swap(&output, &outputBefore)
    swap(&state, &stateBefore)
  }

  mutating func update(_ inputs: [SIMD8<Float>], _ weights: OutputBlocks) {
    active.set(inputs[...], from: 0)
    active.append(outputBefore[...], from: Self.units)
    weights.forEachBlock(of: active) { block, gates in
      let kept = gates.b.logistic() * stateBefore[block]
      state[block] = kept + gates.a.logistic() * gates.c.hyperbolicTangent()
      output[block] = gates.d.logistic() * state[block].hyperbolicTangent()
    }
  }
}
