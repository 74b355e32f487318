import CPocketSphinx
import Foundation

/// The words that a decoder knows: those of its model, and likely phrases.
///
/// The phrases have a small language model of their own, which is interpolated with the general one.
/// Setting them replaces the decoder's search, so earlier phrases can no longer be recognized. Only
/// the pronunciations of their words remain in the dictionary, where they have no effect.
///
/// Accessed only by the current user of the decoder.
final class DecoderWords {
  private let ps: OpaquePointer
  private let general: OpaquePointer
  private let config: OpaquePointer
  private let pronounce: PocketSphinxRecognizer.Pronunciation?

  /// The current likely phrases; `nil` if setting them failed.
  private(set) var current: LikelyPhrases?
  private var added: Set<String> = []

  /// The number of words after which a decoder should be replaced, because the dictionary only grows.
  private static let mostAdded = 5_000
  private static let search = "hark"

  /// Loads the language model of the decoder `ps`, which has no search yet; `nil` if that fails.
  init?(
    _ ps: OpaquePointer, model: PocketSphinxModel, pronounce: PocketSphinxRecognizer.Pronunciation?,
    config: OpaquePointer
  ) {
    guard
      let general = ngram_model_read(config, model.languageModel, NGRAM_AUTO, ps_get_logmath(ps))
    else { return nil }
    self.ps = ps
    self.general = general
    self.config = cmd_ln_retain(config)
    self.pronounce = pronounce
    guard (try? use(.none)) != nil else { return nil }
  }

  deinit {
    ngram_model_free(general)
    cmd_ln_free_r(config)
  }

  var isFull: Bool { added.count > Self.mostAdded }

  /// Makes `phrases`, and no others, likely; throws if the library refuses.
  ///
  /// Phrases with a word that is not in the dictionary and has no pronunciation are ignored. No utterance
  /// may be in progress.
  func use(_ phrases: LikelyPhrases) throws {
    guard phrases != current else { return }
    current = nil
    // Adding a word to the dictionary would also add it to the language model of a search.
    ps_unset_search(ps, Self.search)
    let isKnown = Dictionary(
      uniqueKeysWithValues: Set(phrases.phrases.joined()).map { ($0, learn($0)) })
    let model =
      try phrases.isEmpty
      ? ngram_model_retain(general)
      : interpolated(phrases) {
        isKnown[$0] == true
      }
    // The search retains the model.
    defer { ngram_model_free(model) }
    guard ps_set_lm(ps, Self.search, model) == 0, ps_set_search(ps, Self.search) == 0 else {
      throw Decoder.Broken()
    }
    current = phrases
  }

  /// Adds `word` to the dictionary if it is missing; returns whether the dictionary now contains
  /// it.
  private func learn(_ word: String) -> Bool {
    if let phonemes = ps_lookup_word(ps, word) {
      ckd_free(phonemes)
      return true
    }
    guard let phonemes = pronounce?(word).flatMap(Arpabet.phonemes(ipa:)) else { return false }
    guard ps_add_word(ps, word, phonemes, 0) >= 0 else { return false }
    added.insert(word)
    return true
  }

  /// Returns the general model interpolated with one of `phrases`.
  private func interpolated(
    _ phrases: LikelyPhrases, isKnown: (String) -> Bool
  ) throws -> OpaquePointer {
    let unknown = ngram_unknown_wid(general)
    let text = phrases.model(isKnown: isKnown) { ngram_wid(general, $0) != unknown }
    guard let own = read(text) else { throw Decoder.Broken() }
    // The set retains both models.
    defer { ngram_model_free(own) }
    var models: [OpaquePointer?] = [general, own]
    var names = ["general", "phrases"].map { (name: String) in strdup(name) }
    defer { names.forEach { free($0) } }
    // The probabilities are added: a weight below 1 would lower those of all other words.
    let weights: [Float] = [1, 1]
    guard let set = ngram_model_set_init(config, &models, &names, weights, 2) else {
      throw Decoder.Broken()
    }
    return set
  }

  /// Reads a model from `text`, which is never written to disk.
  private func read(_ text: String) -> OpaquePointer? {
    let file = cpocketsphinx_open_memory()
    guard file >= 0 else { return nil }
    let handle = FileHandle(fileDescriptor: file, closeOnDealloc: true)
    return withExtendedLifetime(handle) {
      guard (try? handle.write(contentsOf: Data(text.utf8))) != nil else { return nil }
      return ngram_model_read(config, "/proc/self/fd/\(file)", NGRAM_ARPA, ps_get_logmath(ps))
    }
  }
}
