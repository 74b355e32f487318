/// The kinds of sherpa-onnx models that Hark supports.
public enum SherpaOnnxKind: String, Sendable, Equatable, Codable, CaseIterable {
  /// A transducer for live audio: `encoder`, `decoder`, and `joiner`.
  case streamingTransducer
  /// A paraformer for live audio: `encoder` and `decoder`.
  case streamingParaformer
  /// A zipformer2 with CTC for live audio.
  case streamingZipformerCTC
  /// A NeMo CTC model for live audio.
  case streamingNeMoCTC
  /// A transducer for whole utterances.
  case transducer
  /// A Whisper model: `encoder` and `decoder`.
  case whisper
  /// A paraformer for whole utterances.
  case paraformer
  /// A NeMo CTC model for whole utterances.
  case nemoCTC
  /// A zipformer with CTC for whole utterances.
  case zipformerCTC
  /// A WeNet CTC model.
  case wenetCTC
  /// A TeleSpeech CTC model.
  case telespeechCTC
  /// A SenseVoice model.
  case senseVoice
  /// A Moonshine model, which consists of four networks.
  case moonshine

  /// Whether words arrive while the user speaks; otherwise they arrive at each pause.
  public var isStreaming: Bool {
    [.streamingTransducer, .streamingParaformer, .streamingZipformerCTC, .streamingNeMoCTC]
      .contains(self)
  }

  /// Whether the model writes words for audio without speech, as decoders that predict one word from
  /// the words before it do.
  public var inventsWords: Bool { self == .whisper || self == .moonshine }

  /// The user-visible name.
  public var name: String {
    switch self {
    case .streamingTransducer: "streaming transducer"
    case .streamingParaformer: "streaming paraformer"
    case .streamingZipformerCTC: "streaming zipformer2 CTC"
    case .streamingNeMoCTC: "streaming NeMo CTC"
    case .transducer: "transducer"
    case .whisper: "Whisper"
    case .paraformer: "paraformer"
    case .nemoCTC: "NeMo CTC"
    case .zipformerCTC: "zipformer CTC"
    case .wenetCTC: "WeNet CTC"
    case .telespeechCTC: "TeleSpeech CTC"
    case .senseVoice: "SenseVoice"
    case .moonshine: "Moonshine"
    }
  }
}

extension SherpaOnnxKind {
  /// The metadata keys of networks for live audio, one for each exporter.
  private static let icefallMark = "decode_chunk_len"
  private static let nemoMark = "chunk_shift"

  static func isIcefallStreaming(_ metadata: [String: String]) -> Bool {
    metadata[icefallMark] != nil
  }

  init?(files: Set<String>, metadata: [String: String]) {
    let type = metadata["model_type"] ?? ""
    let isStreaming = Self.isIcefallStreaming(metadata) || metadata[Self.nemoMark] != nil
    if files.isSuperset(of: ["encoder", "decoder", "joiner"]) {
      self = isStreaming ? .streamingTransducer : .transducer
    } else if files.isSuperset(of: ["preprocessor", "encoder"]) {
      guard files.isSuperset(of: ["uncached_decoder", "cached_decoder"]) else { return nil }
      self = .moonshine
    } else if files.isSuperset(of: ["encoder", "decoder"]) {
      let isParaformer = type.contains("paraformer") || metadata["lfr_window_size"] != nil
      guard type.hasPrefix("whisper") || isParaformer else { return nil }
      self = type.hasPrefix("whisper") ? .whisper : .streamingParaformer
    } else if files.contains("model"), let kind = Self.alone(type, isStreaming: isStreaming) {
      self = kind
    } else {
      return nil
    }
  }

  /// Returns the kind of a model with a single network.
  private static func alone(_ type: String, isStreaming: Bool) -> SherpaOnnxKind? {
    if type.hasPrefix("EncDec"), type.contains("CTC") {
      return isStreaming ? .streamingNeMoCTC : .nemoCTC
    }
    switch type {
    case "zipformer2_ctc": return isStreaming ? .streamingZipformerCTC : .zipformerCTC
    case "zipformer_ctc": return .zipformerCTC
    case "wenet_ctc": return .wenetCTC
    case "telespeech_ctc": return .telespeechCTC
    case "sense_voice_ctc": return .senseVoice
    case "paraformer": return .paraformer
    default: return nil
    }
  }
}
