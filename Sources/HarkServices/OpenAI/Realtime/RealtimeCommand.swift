import Foundation
import Hark

enum RealtimeCommand: Sendable, Equatable {
  case update(TranscriptionOptions, RealtimeShape, id: String, isHark: Bool)
  case append([Float])
  case commit(id: String, isLast: Bool)

  var text: String {
    let data = try? JSONEncoder().encode(json)
    return String(decoding: data ?? Data(), as: UTF8.self)
  }

  private var json: JSONValue {
    switch self {
    case .update(let options, let shape, let id, let isHark):
      return Self.update(options, shape, id, isHark)
    case .append(let samples):
      let audio = Data(PCM16.bytes(of: samples)).base64EncodedString()
      return ["type": "input_audio_buffer.append", "audio": .string(audio)]
    case .commit(let id, let isLast):
      var commit: JSONValue = ["type": "input_audio_buffer.commit", "event_id": .string(id)]
      if isLast { commit["final"] = true }
      return commit
    }
  }

  private static func update(
    _ options: TranscriptionOptions, _ shape: RealtimeShape, _ id: String, _ isHark: Bool
  ) -> JSONValue {
    var update: JSONValue = ["event_id": .string(id), "type": "session.update"]
    switch shape {
    case .nested: update["session"] = nested(options, isHark)
    case .flat:
      update["type"] = "transcription_session.update"
      update["session"] = flat(options)
    case .flatUpdate: update["session"] = flat(options)
    case .model: update["model"] = .string(options.model)
    }
    return update
  }

  private static func nested(_ options: TranscriptionOptions, _ isHark: Bool) -> JSONValue {
    let rate = isHark ? AudioChunk.sampleRate : RealtimeShape.nested.rate
    var session: JSONValue = [
      "type": "transcription",
      "audio": [
        "input": [
          "format": ["type": "audio/pcm", "rate": .number(Double(rate))],
          "transcription": transcription(options), "turn_detection": .null,
        ]
      ],
    ]
    if isHark { session["hark"] = ["interim": true] }
    return session
  }

  private static func flat(_ options: TranscriptionOptions) -> JSONValue {
    [
      "input_audio_format": "pcm16", "input_audio_transcription": transcription(options),
      "turn_detection": .null,
    ]
  }

  private static func transcription(_ options: TranscriptionOptions) -> JSONValue {
    var fields: JSONValue = ["model": .string(options.model)]
    if let language = options.language { fields["language"] = .string(language) }
    if !options.phrases.isEmpty {
      switch options.hints {
      case .prompt: fields["prompt"] = .string(options.phrases.joined(separator: ", "))
      case .keywords: fields["keywords"] = .array(options.phrases.map { .string($0) })
      case .none: break
      }
    }
    return fields
  }
}

/// The shape of a session description, which differs between servers and versions.
enum RealtimeShape: Int, Sendable, CaseIterable {
  /// The current OpenAI shape, nested under `audio.input`.
  case nested

  /// The flat shape of OpenAI's beta, with its own message type.
  case flat

  /// The flat shape, with the general message type.
  case flatUpdate

  /// Only the model, as vLLM expects.
  case model

  /// The shape to try if a server rejects this one; `nil` if there is none left.
  var next: RealtimeShape? { RealtimeShape(rawValue: rawValue + 1) }

  /// The sample rate assumed for a server other than Hark that reports none, in hertz.
  var rate: Int { self == .model ? 16_000 : 24_000 }
}

/// The requested configuration of a transcription.
struct TranscriptionOptions: Sendable, Equatable {
  var model: String

  /// The language code; `nil` once the server has rejected it.
  var language: String?
  var phrases: [String]
  var hints: OpenAIRecognitionSettings.PhraseHints
}

extension OpenAIRecognitionSettings {
  /// Returns the options for `request`; throws like `remoteLocale(among:)`.
  func options(for request: RecognitionRequest) throws(VoiceFailure) -> TranscriptionOptions {
    let locale = try request.remoteLocale(among: locales)
    return TranscriptionOptions(
      model: model, language: locale.modelLanguage, phrases: request.contextualPhrases,
      hints: hints)
  }
}
