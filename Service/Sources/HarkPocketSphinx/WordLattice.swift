import CPocketSphinx

/// The words that a decoder considered for an utterance, with the probability of each.
struct WordLattice {
  private struct Candidate {
    let text: String
    let frames: ClosedRange<Int>
    let probability: Double
  }

  private let candidates: [Candidate]

  /// The maximum number of alternatives of a word.
  private static let most = 3

  /// The minimum probability of an alternative.
  private static let leastProbability = 0.01

  /// The maximum difference between the starts, and between the ends, of a word and its alternative, in
  /// frames of 10 ms.
  private static let tolerance = 5

  /// Copies the words of `lattice`, whose probabilities must have been computed.
  init(_ lattice: OpaquePointer) {
    let logarithms = ps_lattice_get_logmath(lattice)
    var found: [Candidate] = []
    // The library frees the iterator when it advances past the last node.
    var next = ps_latnode_iter(lattice)
    while let entry = next {
      defer { next = ps_latnode_iter_next(entry) }
      let node = ps_latnode_iter_node(entry)
      var link: OpaquePointer?
      let probability = logmath_exp(logarithms, ps_latnode_prob(lattice, node, &link))
      guard probability >= Self.leastProbability, let link,
        let text = ps_latnode_baseword(lattice, node).flatMap({
          DecoderText.word(String(cString: $0))
        })
      else { continue }
      var first: Int16 = 0
      let last = Int(ps_latlink_times(link, &first))
      found.append(
        Candidate(
          text: text, frames: Int(first)...max(Int(first), last), probability: probability))
    }
    candidates = found
  }

  /// Returns `words` with their alternatives, most likely first.
  func addingAlternatives(to words: [Decoder.Word]) -> [Decoder.Word] {
    words.map { word in
      var probabilities: [String: Double] = [:]
      for candidate in candidates where candidate.text != word.text {
        guard abs(candidate.frames.lowerBound - word.frames.lowerBound) <= Self.tolerance,
          abs(candidate.frames.upperBound - word.frames.upperBound) <= Self.tolerance
        else { continue }
        probabilities[candidate.text] = max(
          probabilities[candidate.text] ?? 0, candidate.probability)
      }
      var word = word
      word.alternatives = probabilities.sorted {
        ($1.value, $0.key) < ($0.value, $1.key)
      }.prefix(Self.most).map(\.key)
      return word
    }
  }
}
