/// The kinds of models that sherpa-onnx runs and Hark knows.
public enum SherpaOnnxKind: String, Sendable, Equatable, Codable, CaseIterable {
  /// A transducer for live sound: `encoder`, `decoder` and `joiner`.
  case streamingTransducer

  /// A paraformer for live sound: `encoder` and `decoder`.
  case streamingParaformer

  /// A zipformer2 with CTC for live sound.
  case streamingZipformerCTC

  /// NeMo's CTC for live sound.
  case streamingNeMoCTC

  /// A transducer for whole utterances.
  case transducer

  /// Whisper: `encoder` and `decoder`.
  case whisper

  /// A paraformer for whole utterances.
  case paraformer

  /// NeMo's CTC for whole utterances.
  case nemoCTC

  /// A zipformer with CTC for whole utterances.
  case zipformerCTC

  /// WeNet's CTC.
  case wenetCTC

  /// TeleSpeech's CTC.
  case telespeechCTC

  /// SenseVoice.
  case senseVoice

  /// Moonshine, of four networks.
  case moonshine

  /// Whether words come while the person speaks; else they come at each pause.
  public var isStreaming: Bool {
    switch self {
    case .streamingTransducer, .streamingParaformer, .streamingZipformerCTC, .streamingNeMoCTC: true
    case .transducer, .whisper, .paraformer, .nemoCTC, .zipformerCTC, .wenetCTC, .telespeechCTC,
      .senseVoice, .moonshine:
      false
    }
  }

  /// Its name for people.
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
  /// What the metadata of networks for live sound hold, by who exported them.
  private static let icefallMark = "decode_chunk_len"
  private static let nemoMark = "chunk_shift"

  /// Whether a network for live sound was exported by icefall.
  static func isIcefallStreaming(_ metadata: [String: String]) -> Bool {
    metadata[icefallMark] != nil
  }

  /// Tells the kind by the files that there are and by what the first of them says of itself; nil when
  /// it is none of these.
  init?(files: Set<String>, metadata: [String: String]) {
    let type = metadata["model_type"] ?? ""
    let isStreaming = Self.isIcefallStreaming(metadata) || metadata[Self.nemoMark] != nil
    if files.isSuperset(of: ["encoder", "decoder", "joiner"]) {
      self = isStreaming ? .streamingTransducer : .transducer
    } else if files.isSuperset(of: ["preprocessor", "encoder"]) {
      let decoders = ["uncached_decoder", "cached_decoder"]
      guard files.isSuperset(of: decoders) else { return nil }
      self = .moonshine
    } else if files.isSuperset(of: ["encoder", "decoder"]) {
      if type.hasPrefix("whisper") {
        self = .whisper
      } else if type.contains("paraformer") || metadata["lfr_window_size"] != nil {
        self = .streamingParaformer
      } else {
        return nil
      }
    } else if files.contains("model") {
      guard let kind = Self.alone(type, isStreaming: isStreaming, metadata) else { return nil }
      self = kind
    } else {
      return nil
    }
  }

  /// The kind of a model of one network.
  private static func alone(
    _ type: String, isStreaming: Bool, _ metadata: [String: String]
  ) -> SherpaOnnxKind? {
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
