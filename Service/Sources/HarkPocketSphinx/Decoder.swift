import CPocketSphinx
import Foundation

/// A PocketSphinx decoder, which takes about 100 MB and a quarter of a second to load.
///
/// All decoders have the same settings, so that each gives the same words for the same cepstra: one
/// search (`-fwdflat no`, `-bestpathlw 8`, `-maxhmmpf 10000`) and no cepstral mean of its own.
///
/// `@unchecked Sendable` is safe because a decoder has one user at a time: the pool and the second
/// pass transfer it as a whole, and its previous user does not access it again.
final class Decoder: @unchecked Sendable {
  struct Broken: Error {}

  struct Word {
    let text: String
    let frames: ClosedRange<Int>
    let confidence: Double
    var alternatives: [String] = []
  }

  /// The maximum number of frames per call; with more, the library aborts after a burst of speech.
  private static let mostFramesAtOnce = 2

  let frontEnd: CepstralFrontEnd
  private let knownWords: DecoderWords
  private let ps: OpaquePointer
  private let scratch: UnsafeMutablePointer<Float>
  private var isListening = false

  /// Loads a decoder; for `pronounce`, see `PocketSphinxRecognizer`.
  init?(model: PocketSphinxModel, pronounce: PocketSphinxRecognizer.Pronunciation?) {
    cpocketsphinx_silence_log()
    guard let config = Self.config(model) else { return nil }
    defer { cmd_ln_free_r(config) }
    guard let ps = ps_init(config) else { return nil }
    guard Self.knowsWords(ps, of: model.dictionary) else {
      ps_free(ps)
      return nil
    }
    guard let frontEnd = CepstralFrontEnd(config: config),
      let words = DecoderWords(ps, model: model, pronounce: pronounce, config: config)
    else {
      ps_free(ps)
      return nil
    }
    self.ps = ps
    knownWords = words
    self.frontEnd = frontEnd
    scratch = .allocate(capacity: Self.mostFramesAtOnce * Cepstra.width)
    // The model's feat.params requests a mean per utterance and overrides the command line.
    ps_get_feat(ps).pointee.cmn = CMN_NONE
  }

  deinit {
    ps_free(ps)
    scratch.deallocate()
  }

  /// Returns whether the library knows any of the dictionary's first words; the library silently
  /// accepts malformed files.
  private static func knowsWords(_ ps: OpaquePointer, of dictionary: String) -> Bool {
    guard let file = fopen(dictionary, "r") else { return false }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 1024)
    for _ in 0..<1000 {
      guard fgets(&line, Int32(line.count), file) != nil else { return false }
      let end = line.firstIndex { [0, 9, 10, 13, 32].contains($0) } ?? 0
      guard end > 0 else { continue }
      line[end] = 0
      if let phonemes = ps_lookup_word(ps, line) {
        ckd_free(phonemes)
        return true
      }
    }
    return false
  }

  private static func config(_ model: PocketSphinxModel) -> OpaquePointer? {
    let arguments = [
      "hark", "-hmm", model.acousticModel, "-dict", model.dictionary,
      "-fwdflat", "no", "-bestpathlw", "8", "-maxhmmpf", "10000", "-remove_noise", "yes",
    ]
    var copies = arguments.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    return cmd_ln_parse_r(nil, ps_args(), Int32(copies.count), &copies, 1)
  }
}

// MARK: - Decoding audio as it arrives

extension Decoder {
  /// Ends any utterance in progress and makes `phrases` likely, as `DecoderWords.use` does.
  func use(_ phrases: LikelyPhrases) throws {
    end()
    try knownWords.use(phrases)
  }

  /// The phrases of the last `use(_:)`.
  var phrases: LikelyPhrases? { knownWords.current }

  /// Whether the decoder should be replaced, because its dictionary has grown.
  var isFull: Bool { knownWords.isFull }

  /// Ends any utterance in progress and starts one that does not depend on earlier ones.
  func start() throws {
    end()
    guard ps_start_utt(ps) == 0 else { throw Broken() }
    isListening = true
  }

  func feed(_ cepstra: Cepstra, _ range: Range<Int>, less mean: CepstralMean) throws {
    var first = range.lowerBound
    while first < range.upperBound {
      let last = min(first + Self.mostFramesAtOnce, range.upperBound)
      cepstra.subtract(mean, from: first..<last, into: scratch)
      try process(scratch, count: last - first, whole: false)
      first = last
    }
  }

  func end() {
    guard isListening else { return }
    isListening = false
    ps_end_utt(ps)
  }

  private func process(_ frames: UnsafeMutablePointer<Float>, count: Int, whole: Bool) throws {
    let searched = withUnsafeTemporaryAllocation(
      of: UnsafeMutablePointer<Float>?.self, capacity: count
    ) { rows in
      for row in 0..<count { rows.initializeElement(at: row, to: frames + row * Cepstra.width) }
      return ps_process_cep(ps, rows.baseAddress, Int32(count), 0, whole ? 1 : 0)
    }
    if searched < 0 { throw Broken() }
  }
}

// MARK: - Decoding complete audio

extension Decoder {
  func words(of cepstra: Cepstra, less mean: CepstralMean) throws -> [Word] {
    try start()
    let frames = UnsafeMutablePointer<Float>.allocate(capacity: cepstra.values.count)
    defer { frames.deallocate() }
    cepstra.subtract(mean, from: 0..<cepstra.count, into: frames)
    try process(frames, count: cepstra.count, whole: true)
    end()
    let words = recognized
    // Reading the words has computed the probabilities in the lattice.
    return ps_get_lattice(ps).map { WordLattice($0).addingAlternatives(to: words) } ?? words
  }

  private var recognized: [Word] {
    let logarithms = ps_get_logmath(ps)
    var words: [Word] = []
    // The library frees the iterator when it advances past the last word.
    var next = ps_seg_iter(ps)
    while let entry = next {
      if let text = ps_seg_word(entry).flatMap({ DecoderText.word(String(cString: $0)) }) {
        var first: Int32 = 0
        var last: Int32 = 0
        ps_seg_frames(entry, &first, &last)
        let confidence = logmath_exp(logarithms, ps_seg_prob(entry, nil, nil, nil))
        words.append(
          Word(
            text: text, frames: Int(first)...Int(max(first, last)),
            confidence: min(max(confidence, 0), 1)))
      }
      next = ps_seg_next(entry)
    }
    return words
  }

  /// Returns the hypothesis as the library writes it; `nil` if it equals `known`.
  func hypothesis(otherThan known: String) -> String? {
    var score: Int32 = 0
    guard let bytes = ps_get_hyp(ps, &score) else { return known.isEmpty ? nil : "" }
    let text = String(cString: bytes)
    return text == known ? nil : text
  }
}

extension Cepstra {
  fileprivate func subtract(
    _ mean: CepstralMean, from range: Range<Int>, into target: UnsafeMutablePointer<Float>
  ) {
    values.withUnsafeBufferPointer { values in
      mean.values.withUnsafeBufferPointer { mean in
        var source = range.lowerBound * Cepstra.width
        for frame in 0..<range.count {
          for number in 0..<Cepstra.width {
            target[frame * Cepstra.width + number] = values[source] - mean[number]
            source += 1
          }
        }
      }
    }
  }
}

enum DecoderText {
  static func clean(_ hypothesis: String) -> String {
    hypothesis.split(separator: " ").compactMap { word($0) }.joined(separator: " ")
  }

  /// Returns the written word; `nil` for marks, silence, and noise, such as `<s>` and `[NOISE]`.
  ///
  /// A number in parentheses only distinguishes a word's pronunciations, as in `the(2)`.
  static func word(_ entry: some StringProtocol) -> String? {
    guard let first = entry.first, first != "<", first != "[", !entry.hasPrefix("++") else {
      return nil
    }
    let plain = entry.prefix { $0 != "(" }
    return plain.isEmpty ? nil : String(plain)
  }
}
