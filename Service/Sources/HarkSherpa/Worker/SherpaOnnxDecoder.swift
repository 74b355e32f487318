import CSherpaOnnx
import Foundation

/// A loaded model in the worker process.
final class SherpaOnnxDecoder {
  private let library: SherpaOnnxLibrary
  private let isStreaming: Bool
  private let recognizer: OpaquePointer
  private let takesPhrases: Bool

  /// Loads the model; returns `nil` if the library rejects its settings.
  ///
  /// If the library cannot load the files, it ends the process.
  init?(_ order: SherpaOnnxOrder, library: SherpaOnnxLibrary) {
    self.library = library
    isStreaming = order.model.kind.isStreaming
    takesPhrases = library.isWhollyKnown && order.model.takesPhrases
    let texts = TextKeeper()
    defer { withExtendedLifetime(texts) {} }
    var made: OpaquePointer?
    if isStreaming {
      var config = sherpa_online_config(order, takesPhrases: takesPhrases, texts)
      made = withUnsafePointer(to: &config) { library.online.shared.make($0) }
    } else {
      var config = sherpa_offline_config(order, takesPhrases: takesPhrases, texts)
      made = withUnsafePointer(to: &config) { library.offline.shared.make($0) }
    }
    guard let made else { return nil }
    recognizer = made
  }

  func stream(phrases: [String]) -> SherpaOnnxStream? {
    let phrases = takesPhrases ? phrases : []
    return isStreaming
      ? OnlineStream(library.online, recognizer: recognizer, phrases: phrases)
      : OfflineStream(library.offline, recognizer: recognizer, phrases: phrases)
  }
}

private final class TextKeeper {
  private var texts: [UnsafeMutablePointer<CChar>] = []

  /// Returns a copy of `text` that this object frees; `nil` selects the library's default.
  func keep(_ text: String?) -> UnsafePointer<CChar>? {
    guard let text, let copy = strdup(text) else { return nil }
    texts.append(copy)
    return UnsafePointer(copy)
  }

  deinit { texts.forEach { free($0) } }
}

private protocol SherpaOnnxConfig {
  associatedtype Model: SherpaOnnxModelConfig

  var sample_rate: Int32 { get set }
  var feature_dim: Int32 { get set }
  var model: Model { get set }
  var decoding_method: UnsafePointer<CChar>? { get set }
  var max_active_paths: Int32 { get set }
  var hotwords_score: Float { get set }
}

private protocol SherpaOnnxModelConfig {
  var tokens: UnsafePointer<CChar>? { get set }
  var num_threads: Int32 { get set }
  var provider: UnsafePointer<CChar>? { get set }
  var modeling_unit: UnsafePointer<CChar>? { get set }
  var bpe_vocab: UnsafePointer<CChar>? { get set }
}

extension sherpa_online_config: SherpaOnnxConfig {}
extension sherpa_online_model: SherpaOnnxModelConfig {}
extension sherpa_offline_config: SherpaOnnxConfig {}
extension sherpa_offline_model: SherpaOnnxModelConfig {}

extension SherpaOnnxConfig {
  /// Sets the values that live and whole-utterance models share; `texts` owns the strings.
  ///
  /// `takesPhrases` must be false unless the complete layout of the structure is known.
  fileprivate mutating func set(_ order: SherpaOnnxOrder, takesPhrases: Bool, _ texts: TextKeeper) {
    // Models with other requirements override the sample rate and the number of frequency bands.
    sample_rate = 16_000
    feature_dim = 80
    model.tokens = texts.keep(order.model.tokens)
    model.num_threads = order.threads
    model.provider = texts.keep("cpu")
    model.modeling_unit = texts.keep(order.model.modelingUnit)
    model.bpe_vocab = texts.keep(order.model.vocabulary)
    guard takesPhrases else { return }
    decoding_method = texts.keep("modified_beam_search")
    // The library's defaults. The score is a phrase's boost, as a log probability per token; larger
    // values find more phrases, including some that were not spoken.
    max_active_paths = 4
    hotwords_score = 1.5
  }
}

extension sherpa_online_config {
  fileprivate init(_ order: SherpaOnnxOrder, takesPhrases: Bool, _ texts: TextKeeper) {
    self.init()
    set(order, takesPhrases: takesPhrases, texts)
    let files = order.model.files.compactMapValues { texts.keep($0) }
    switch order.model.kind {
    case .streamingTransducer:
      model.encoder = files["encoder"]
      model.decoder = files["decoder"]
      model.joiner = files["joiner"]
    case .streamingParaformer:
      model.paraformer_encoder = files["encoder"]
      model.paraformer_decoder = files["decoder"]
    case .streamingZipformerCTC: model.zipformer2_ctc = files["model"]
    case .streamingNeMoCTC: model.nemo_ctc = files["model"]
    case .transducer, .whisper, .paraformer, .nemoCTC, .zipformerCTC, .wenetCTC, .telespeechCTC,
      .senseVoice, .moonshine:
      break
    }
  }
}

extension sherpa_offline_config {
  fileprivate init(_ order: SherpaOnnxOrder, takesPhrases: Bool, _ texts: TextKeeper) {
    self.init()
    set(order, takesPhrases: takesPhrases, texts)
    let files = order.model.files.compactMapValues { texts.keep($0) }
    let language = texts.keep(order.language)
    switch order.model.kind {
    case .transducer:
      model.encoder = files["encoder"]
      model.decoder = files["decoder"]
      model.joiner = files["joiner"]
    case .whisper:
      model.whisper.encoder = files["encoder"]
      model.whisper.decoder = files["decoder"]
      model.whisper.language = language
      model.whisper.task = texts.keep("transcribe")
    case .paraformer: model.paraformer = files["model"]
    case .nemoCTC: model.nemo_ctc = files["model"]
    case .zipformerCTC: model.zipformer_ctc = files["model"]
    case .wenetCTC: model.wenet_ctc = files["model"]
    case .telespeechCTC: model.telespeech_ctc = files["model"]
    case .senseVoice:
      model.sense_voice.model = files["model"]
      model.sense_voice.language = language
      model.sense_voice.use_itn = 1
    case .moonshine:
      model.moonshine.0 = files["preprocessor"]
      model.moonshine.1 = files["encoder"]
      model.moonshine.2 = files["uncached_decoder"]
      model.moonshine.3 = files["cached_decoder"]
    case .streamingTransducer, .streamingParaformer, .streamingZipformerCTC, .streamingNeMoCTC:
      break
    }
  }
}
