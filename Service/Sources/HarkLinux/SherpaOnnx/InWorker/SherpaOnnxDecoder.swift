import CSherpaOnnx
import Foundation

/// A loaded model in the worker process.
final class SherpaOnnxDecoder {
  struct Failure: Error {}

  private let library: SherpaOnnxLibrary
  private let model: SherpaOnnxModel
  private let recognizer: OpaquePointer
  private let takesPhrases: Bool

  /// The library ends the process if it rejects the model.
  init(_ order: SherpaOnnxOrder, library: SherpaOnnxLibrary) throws {
    self.library = library
    model = order.model
    takesPhrases = library.isWhollyKnown && order.model.takesPhrases
    let texts = TextKeeper()
    var made: OpaquePointer?
    if order.model.kind.isStreaming {
      var config = sherpa_online_config(order, takesPhrases: takesPhrases, texts)
      made = withUnsafePointer(to: &config) { library.online.make($0) }
    } else {
      var config = sherpa_offline_config(order, takesPhrases: takesPhrases, texts)
      made = withUnsafePointer(to: &config) { library.offline.make($0) }
    }
    guard let made else { throw Failure() }
    recognizer = made
  }

  func stream(phrases: [String]) throws -> any SherpaOnnxStream {
    let phrases = takesPhrases ? phrases : []
    let stream: (any SherpaOnnxStream)? =
      model.kind.isStreaming
      ? OnlineStream(library.online, recognizer: recognizer, phrases: phrases)
      : OfflineStream(library.offline, recognizer: recognizer, phrases: phrases)
    guard let stream else { throw Failure() }
    return stream
  }
}

/// A stretch of audio in the worker process.
protocol SherpaOnnxStream: AnyObject {
  /// Takes the next samples at 16 kHz, and returns the words so far if they may have changed.
  func take(_ samples: UnsafeBufferPointer<Float>) -> SherpaOnnxText?

  func finish() -> SherpaOnnxText
}

/// The owner of strings to which C structures point.
final class TextKeeper {
  private var texts: [UnsafeMutablePointer<CChar>] = []

  /// `nil` selects the library's default.
  func keep(_ text: String?) -> UnsafePointer<CChar>? {
    guard let text, let copy = strdup(text) else { return nil }
    texts.append(copy)
    return UnsafePointer(copy)
  }

  deinit { texts.forEach { free($0) } }
}

/// The sample rate in samples per second and the number of frequency bands; models with other
/// requirements override them.
private let sampleRate: Int32 = 16_000
private let bands: Int32 = 80

/// The boost of a phrase, as a log probability per token.
///
/// This is the library's default. Larger values find more phrases, including some that were not
/// spoken.
private let phraseScore: Float = 1.5

/// The library's default.
private let searchWidth: Int32 = 4

extension sherpa_online_config {
  /// `texts` owns the strings; only a completely known structure may take phrases.
  init(_ order: SherpaOnnxOrder, takesPhrases: Bool, _ texts: TextKeeper) {
    self.init()
    sample_rate = sampleRate
    feature_dim = bands
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
    model.tokens = texts.keep(order.model.tokens)
    model.num_threads = order.threads
    model.provider = texts.keep("cpu")
    model.modeling_unit = texts.keep(order.model.modelingUnit)
    model.bpe_vocab = texts.keep(order.model.vocabulary)
    guard takesPhrases else { return }
    decoding_method = texts.keep("modified_beam_search")
    max_active_paths = searchWidth
    hotwords_score = phraseScore
  }
}

extension sherpa_offline_config {
  /// `texts` owns the strings; only a completely known structure may take phrases.
  init(_ order: SherpaOnnxOrder, takesPhrases: Bool, _ texts: TextKeeper) {
    self.init()
    sample_rate = sampleRate
    feature_dim = bands
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
    model.tokens = texts.keep(order.model.tokens)
    model.num_threads = order.threads
    model.provider = texts.keep("cpu")
    model.modeling_unit = texts.keep(order.model.modelingUnit)
    model.bpe_vocab = texts.keep(order.model.vocabulary)
    guard takesPhrases else { return }
    decoding_method = texts.keep("modified_beam_search")
    max_active_paths = searchWidth
    hotwords_score = phraseScore
  }
}
