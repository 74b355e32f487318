/// A cell of a long short-term memory with 128 units: what the network remembers of the sound.
struct RecurrentCell: Sendable {
  /// How many units there are, and as many inputs.
  static let units = 128

  /// What the units tell, −1…1.
  private(set) var output = [SIMD8<Float>](repeating: .zero, count: units / 8)

  private var state = [SIMD8<Float>](repeating: .zero, count: units / 8)
  private var active = ActiveInputs(capacity: 2 * units)

  /// Lays out the weights: a block holds the four gates of eight units; their inputs are those from
  /// below and, after them, what the units last told.
  ///
  /// Each gate's units follow one another in what is given: those of the input's gate, of the
  /// forgetting, of the candidate and of the output's gate.
  static func weights(
    inputs: [Float], outputs: [Float], inputBiases: [Float], outputBiases: [Float]
  ) -> OutputBlocks {
    // Where the output of a block lies in what is given.
    func given(_ output: Int) -> Int { units * (output % 32 / 8) + output / 32 * 8 + output % 8 }
    let biases = (0..<4 * units).map { inputBiases[given($0)] + outputBiases[given($0)] }
    return OutputBlocks(biases: biases, inputs: 2 * units) { output, input in
      let row = units * given(output)
      return input < units ? inputs[row + input] : outputs[row + input - units]
    }
  }

  /// Forgets everything.
  mutating func reset() {
    for eight in output.indices { (output[eight], state[eight]) = (.zero, .zero) }
  }

  /// Takes the next inputs.
  mutating func update(_ inputs: [SIMD8<Float>], _ weights: OutputBlocks) {
    active.removeAll()
    active.append(inputs[...], from: 0)
    active.append(output[...], from: Self.units)
    weights.forEachBlock(of: active) { block, gates in
      let kept = gates.b.logistic() * state[block]
      state[block] = kept + gates.a.logistic() * gates.c.hyperbolicTangent()
      output[block] = gates.d.logistic() * state[block].hyperbolicTangent()
    }
  }
}
