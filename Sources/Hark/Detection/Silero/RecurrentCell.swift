/// A cell of a long short-term memory with 128 units: what the network remembers of the sound.
struct RecurrentCell: Sendable {
  /// How many units there are, and as many inputs.
  static let units = 128

  /// What the units tell of the newest inputs, −1…1, until these are remembered.
  private(set) var output = [SIMD8<Float>](repeating: .zero, count: units / 8)

  /// What they hold after these inputs, and what they told of and held after those before, which is
  /// all they go by until the newest are remembered.
  private var state = [SIMD8<Float>](repeating: .zero, count: units / 8)
  private var outputBefore = [SIMD8<Float>](repeating: .zero, count: units / 8)
  private var stateBefore = [SIMD8<Float>](repeating: .zero, count: units / 8)
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
    for eight in output.indices { (outputBefore[eight], stateBefore[eight]) = (.zero, .zero) }
  }

  /// What comes next follows the newest inputs; without it, it takes their place.
  mutating func remember() {
    swap(&output, &outputBefore)
    swap(&state, &stateBefore)
  }

  /// Takes the next inputs, without remembering them.
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
