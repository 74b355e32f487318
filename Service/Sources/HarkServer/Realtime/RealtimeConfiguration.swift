import Hark
import HarkServices

/// The configuration of a transcription session after all updates so far.
struct RealtimeConfiguration: Sendable, Equatable {
  enum Format: Sendable, Equatable {
    /// 16-bit little-endian PCM at 24,000 or 16,000 samples per second.
    case pcm(rate: Int)

    /// G.711 at 8,000 samples per second.
    case pcmu
    case pcma
  }

  struct Transcription: Sendable, Equatable {
    var model = RealtimeConfiguration.model
    var language: String?
    var prompt: String?
    var keywords: [String] = []
  }

  enum TurnDetection: Sendable, Equatable {
    /// A turn ends after silence; `threshold` is the minimum probability of speech, and `prefix`
    /// and `silence` are the audio before speech and the trailing silence, in seconds.
    case server(threshold: Double, prefix: Double, silence: Double)

    /// A turn ends after silence, which must be longer if the last words suggest that more follow.
    case semantic(Eagerness)
  }

  enum Eagerness: String, Sendable, CaseIterable { case low, medium, high, auto }

  static let model = "hark"

  var format = Format.pcm(rate: 24_000)

  /// The transcription; `nil` if the client wants no text.
  var transcription: Transcription? = Transcription()

  /// The turn detection; `nil` if the client ends turns itself.
  var turnDetection: TurnDetection? = .standard

  /// The client's noise reduction setting, which has no effect here.
  var noiseReduction: String?

  /// Whether interim text is sent instead of deltas.
  var sendsInterims = false

  var phrases: [String] {
    let prompt = transcription?.prompt?.split(whereSeparator: { ",;\n".contains($0) }) ?? []
    let all =
      (transcription?.keywords ?? []) + prompt.map { String($0.drop(while: \.isWhitespace)) }
    return Array(all.filter { !$0.isEmpty }.prefix(RecognitionRequest.phraseLimit))
  }
}

extension RealtimeConfiguration.TurnDetection {
  /// OpenAI's default turn detection.
  static let standard = Self.server(threshold: 0.5, prefix: 0.3, silence: 0.5)

  /// The policy for detecting speech.
  ///
  /// Its hangover is at most half a second; `TurnEndpointer` waits for a longer trailing silence.
  var endpoints: EndpointPolicy {
    var policy = EndpointPolicy()
    if case .server(let threshold, _, let silence) = self {
      policy.sensitivity = (0.8 - threshold) / 0.6
      policy.minimumSilence = min(policy.minimumSilence, silence)
    }
    return policy
  }

  /// The duration of audio before speech that belongs to a turn, in seconds.
  var prefix: Double {
    switch self {
    case .server(_, let prefix, _): prefix
    case .semantic: 0.3
    }
  }

  /// Returns the trailing silence that ends a turn with these last words, in seconds.
  func silence(after words: SpokenEnding) -> Double {
    switch self {
    case .server(_, _, let silence): return silence
    case .semantic(let eagerness):
      let waits = eagerness.waits
      switch words {
      case .finished: return waits.finished
      case .open: return waits.open
      case .joining, .number, .filler: return waits.more
      }
    }
  }
}

extension RealtimeConfiguration.Eagerness {
  /// The trailing silence, in seconds, after words that end a sentence (`finished`), may end one
  /// (`open`), or require more words (`more`).
  ///
  /// The last value is OpenAI's maximum wait.
  fileprivate var waits: (finished: Double, open: Double, more: Double) {
    switch self {
    case .low: (0.8, 1.6, 8)
    case .medium, .auto: (0.6, 0.9, 4)
    case .high: (0.5, 0.6, 2)
    }
  }
}

extension RealtimeConfiguration {
  /// The JSON session object, without the fields that only an open session has, such as `id`.
  var fields: [String: JSONValue] {
    [
      "object": "realtime.transcription_session", "type": "transcription",
      "audio": [
        "input": [
          "format": format.json, "transcription": transcription?.json ?? .null,
          "noise_reduction": noiseReduction.map { ["type": .string($0)] } ?? .null,
          "turn_detection": turnDetection?.json ?? .null,
        ]
      ],
      "include": [], "hark": ["interim": .bool(sendsInterims)],
    ]
  }
}

extension RealtimeConfiguration.Format {
  fileprivate var json: JSONValue {
    switch self {
    case .pcm(let rate): ["type": "audio/pcm", "rate": .whole(rate)]
    case .pcmu: ["type": "audio/pcmu"]
    case .pcma: ["type": "audio/pcma"]
    }
  }
}

extension RealtimeConfiguration.Transcription {
  fileprivate var json: JSONValue {
    var fields: [String: JSONValue] = ["model": .string(model)]
    if let language { fields["language"] = .string(language) }
    if let prompt { fields["prompt"] = .string(prompt) }
    if !keywords.isEmpty { fields["keywords"] = .array(keywords.map { .string($0) }) }
    return .object(fields)
  }
}

extension RealtimeConfiguration.TurnDetection {
  fileprivate var json: JSONValue {
    switch self {
    case .server(let threshold, let prefix, let silence):
      [
        "type": "server_vad", "threshold": .number(threshold),
        "prefix_padding_ms": .number((prefix * 1_000).rounded()),
        "silence_duration_ms": .number((silence * 1_000).rounded()),
      ]
    case .semantic(let eagerness):
      ["type": "semantic_vad", "eagerness": .string(eagerness.rawValue)]
    }
  }
}
