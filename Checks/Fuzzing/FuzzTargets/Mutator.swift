import HarkTesting

/// Changes inputs at random, but the same way for the same seed.
package struct Mutator {
  private let corpus: [[UInt8]]
  private let tokens: [[UInt8]]
  private let limit: Int
  private var dice: Dice

  package init(_ target: FuzzTarget, corpus: [[UInt8]], seed: UInt64) {
    self.corpus = corpus.isEmpty ? [[]] : corpus
    tokens = target.tokens.isEmpty ? [[0, 255]] : target.tokens.map { Array($0.utf8) }
    limit = target.limit
    dice = Dice(seed: seed)
  }

  /// Returns an input of the corpus after one to eight changes.
  package mutating func next() -> [UInt8] {
    var input = any(corpus)
    for _ in 0...dice.number(below: 8) { change(&input) }
    return Array(input.prefix(limit))
  }

  private mutating func change(_ input: inout [UInt8]) {
    let place = dice.number(below: input.count + 1)
    let end = place + dice.number(below: input.count - place + 1)
    switch dice.number(below: 7) {
    case 0: input.insert(contentsOf: any(tokens), at: place)
    case 1: input.replaceSubrange(place..<end, with: any(tokens))
    case 2: input.removeSubrange(place..<end)
    // Doubles a part, unless inputs would grow without an end.
    case 3: if input.count < limit { input.insert(contentsOf: input[place..<end], at: place) }
    case 4: input = input[..<place] + any(corpus).suffix(dice.number(below: limit))
    case 5: input.insert(UInt8(dice.number(below: 256)), at: place)
    default: if place < input.count { input[place] ^= 1 << UInt8(dice.number(below: 8)) }
    }
  }

  private mutating func any(_ inputs: [[UInt8]]) -> [UInt8] {
    inputs[dice.number(below: inputs.count)]
  }
}
