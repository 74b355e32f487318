import CSherpaOnnx

/// The sample rate in samples per second and the number of frequency bands; models with other
/// requirements override them.
private let sampleRate: Int32 = 16_000
private let bands: Int32 = 80

/// The boost of a phrase, as a log probability per token.
///
/// This is the library's default. Larger values find more phrases, including some that were not
/// spoken.
private let phraseScore: Float = 1.5

/// The number of hypotheses in the search for phrases; the library's default.
private let searchWidth: Int32 = 4

extension sherpa_online_config {
  /// Creates the configuration for the model of `order`; `texts` owns its strings.
  init(_ order: SherpaOnnxOrder, _ texts: TextKeeper) {
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
  }

  /// Enables phrase boosting; call only for libraries whose structures are completely known.
  mutating func searchForPhrases(_ texts: TextKeeper) {
    decoding_method = texts.keep("modified_beam_search")
    max_active_paths = searchWidth
    hotwords_score = phraseScore
  }
}

extension sherpa_offline_config {
  /// Creates the configuration for the model of `order`; `texts` owns its strings.
  init(_ order: SherpaOnnxOrder, _ texts: TextKeeper) {
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
  }

  /// Enables phrase boosting, only for libraries whose structures are completely known.
  mutating func searchForPhrases(_ texts: TextKeeper) {
    decoding_method = texts.keep("modified_beam_search")
    max_active_paths = searchWidth
    hotwords_score = phraseScore
  }
}
