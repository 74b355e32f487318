/// A long short-term memory (LSTM) cell with 128 units, the network's memory of past audio.
struct RecurrentCell: Sendable {
  /// The number of units, which is also the number of inputs.
  static let units = 128

  /// The output of the units for the newest inputs, −1…1, valid until `remember()`.
  private(set) var output = [SIMD8<Float>](repeating: .zero, count: units / 8)

  /// The cell state after the newest inputs, and the output and state before them.
  ///
  /// Updates start from the state before the newest inputs until `remember()` commits these.
  private var state = [SIMD8<Float>](repeating: .zero, count: units / 8)
  private var outputBefore = [SIMD8<Float>](repeating: .zero, count: units / 8)
  private var stateBefore = [SIMD8<Float>](repeating: .zero, count: units / 8)
  private var active = ActiveInputs(capacity: 2 * units)

  /// Lays out the weights in blocks that hold the four gates of eight units.
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

  /// Resets the output and the state to zero.
  mutating func reset() {
    for eight in output.indices { (outputBefore[eight], stateBefore[eight]) = (.zero, .zero) }
  }

  /// Commits the newest inputs, so that the next inputs follow them instead of replacing them.
  mutating func remember() {
    swap(&output, &outputBefore)
    swap(&state, &stateBefore)
  }

  /// Computes the output for the next inputs without committing them.
  mutating func update(_ inputs: [SIMD8<Float>], _ weights: OutputBlocks) {
    active.removeAll()
    active.append(inputs[...], from: 0)
    active.append(outputBefore[...], from: Self.units)
    weights.forEachBlock(of: active) { block, gates in
      let kept = gates.b.logistic() * stateBefore[block]
      state[block] = kept + gates.a.logistic() * gates.c.hyperbolicTangent()
      output[block] = gates.d.logistic() * state[block].hyperbolicTangent()
    }
  }
}
