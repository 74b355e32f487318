import Hark
import HarkServices

/// What a transcription session is: as it stands after every update.
struct RealtimeConfiguration: Sendable, Equatable {
  /// How sound is sent.
  enum Format: Sendable, Equatable {
    /// 16 bits a sample, the lower byte first, at 24,000 or 16,000 a second.
    case pcm(rate: Int)

    /// G.711, 8,000 a second.
    case pcmu
    case pcma
  }

  /// What is asked of the recogniser.
  struct Transcription: Sendable, Equatable {
    var model = RealtimeConfiguration.model
    var language: String?
    var prompt: String?
    var keywords: [String] = []
  }

  /// Who ends turns.
  enum TurnDetection: Sendable, Equatable {
    /// Silence: from which probability on there is speech, and seconds before it and behind it.
    case server(threshold: Double, prefix: Double, silence: Double)

    /// Silence, of which there must be more where the last words want others behind them.
    case semantic(Eagerness)
  }

  /// How soon a turn ends.
  enum Eagerness: String, Sendable, CaseIterable {
    case low, medium, high, auto
  }

  /// The name of the one model that there is.
  static let model = "hark"

  var format = Format.pcm(rate: 24_000)

  /// Nil when no words are wanted.
  var transcription: Transcription? = Transcription()

  /// Nil when the client says where turns end.
  var turnDetection: TurnDetection? = .standard

  /// As it was given; it makes no difference here.
  var noiseReduction: String?

  /// Whether text that may still change is told in place of deltas.
  var tellsInterims = false

  /// Words and phrases that are likely.
  var phrases: [String] {
    let prompt = transcription?.prompt?.split(whereSeparator: { ",;\n".contains($0) }) ?? []
    let all =
      (transcription?.keywords ?? []) + prompt.map { String($0.drop(while: \.isWhitespace)) }
    return Array(all.filter { !$0.isEmpty }.prefix(RecognitionRequest.phraseLimit))
  }
}

extension RealtimeConfiguration.TurnDetection {
  /// What OpenAI has.
  static let standard = Self.server(threshold: 0.5, prefix: 0.3, silence: 0.5)

  /// How the end of speech is found.
  ///
  /// Speech is told to be over half a second after its end at the latest; a longer silence is counted
  /// from there.
  var endpoints: EndpointPolicy {
    var policy = EndpointPolicy()
    if case .server(let threshold, _, let silence) = self {
      policy.sensitivity = (0.8 - threshold) / 0.6
      policy.hang = min(policy.hang, silence)
    }
    return policy
  }

  /// Seconds of sound from before speech that belong to a turn.
  var prefix: Double {
    switch self {
    case .server(_, let prefix, _): prefix
    case .semantic: 0.3
    }
  }

  /// Seconds of silence that end a turn with such last words.
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
  /// Seconds of silence behind words that end a sentence, that may, and that want more; the last are
  /// the longest waits that OpenAI has.
  fileprivate var waits: (finished: Double, open: Double, more: Double) {
    switch self {
    case .low: (0.8, 1.6, 8)
    case .medium, .auto: (0.6, 0.9, 4)
    case .high: (0.5, 0.6, 2)
    }
  }
}

extension RealtimeConfiguration {
  /// The session object, without what only a session has.
  var fields: [String: JSONValue] {
    [
      "object": .string("realtime.transcription_session"), "type": .string("transcription"),
      "audio": .object([
        "input": .object([
          "format": format.json, "transcription": transcription?.json ?? .null,
          "noise_reduction": noiseReduction.map { .object(["type": .string($0)]) } ?? .null,
          "turn_detection": turnDetection?.json ?? .null,
        ])
      ]),
      "include": .array([]), "hark": .object(["interim": .bool(tellsInterims)]),
    ]
  }
}

extension RealtimeConfiguration.Format {
  fileprivate var json: JSONValue {
    switch self {
    case .pcm(let rate):
      .object(["type": .string("audio/pcm"), "rate": .number(Double(rate))])
    case .pcmu: .object(["type": .string("audio/pcmu")])
    case .pcma: .object(["type": .string("audio/pcma")])
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
      .object([
        "type": .string("server_vad"), "threshold": .number(threshold),
        "prefix_padding_ms": .number((prefix * 1_000).rounded()),
        "silence_duration_ms": .number((silence * 1_000).rounded()),
      ])
    case .semantic(let eagerness):
      .object(["type": .string("semantic_vad"), "eagerness": .string(eagerness.rawValue)])
    }
  }
}
