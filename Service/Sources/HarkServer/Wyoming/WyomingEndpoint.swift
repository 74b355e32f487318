import Hark
import HarkServices
import NIOCore

/// What the server offers to Wyoming clients, and the limits that apply to them.
struct WyomingEndpoint: Sendable {
  let shares: FileShares

  /// The user whose share all clients take, because the protocol does not identify them.
  let user: String

  /// The maximum number of connections, each of which holds at most 4 MB: an event of the maximum
  /// length, in a buffer that grew by doubling, and its audio.
  static let connectionLimit = 32

  /// The maximum length of an event's line and of its data, in bytes, as that of a request for speech.
  static let longestText = SpeechRequest.bodyLimit

  /// The maximum time for an event, from the answer to the previous one.
  var eventWithin = TimeAmount.seconds(60)

  /// Creates an endpoint; if other machines can reach it, its clients do not take the share of this
  /// machine's user.
  init(_ shares: FileShares, isLocal: Bool) {
    self.shares = shares
    user = isLocal ? shares.services.localUser : "wyoming:"
  }

  /// The answer to `describe`.
  var info: WyomingEvent {
    let services = shares.services
    let recognizer = services.recognizer.traits
    let model = artifact(
      recognizer.name, "Speech recognition",
      ["languages": .array(recognizer.locales.map { .string("\($0)") })])
    let asr = artifact(
      "hark", "Hark's speech recognition",
      ["models": [model], "supports_transcript_streaming": true])
    let tts = services.speech.map { speech in
      artifact(
        "hark", "Hark's voices",
        [
          "voices": .array(
            speech.voices.map { voice in
              artifact(
                voice.name, "\(voice.name), \(speech.name)", of: speech.name,
                ["languages": [.string("\(voice.locale)")]])
            }),
          "supports_synthesize_streaming": true,
        ])
    }
    return WyomingEvent(type: "info", data: ["asr": [asr], "tts": .array(tts.map { [$0] } ?? [])])
  }

  /// Returns the description of a program, model, or voice; `author` is the software behind it.
  private func artifact(
    _ name: String, _ description: String, of author: String? = nil, _ more: [String: JSONValue]
  ) -> JSONValue {
    let author = author ?? name
    let common: [String: JSONValue] = [
      "name": .string(name), "description": .string(description), "version": .null,
      "installed": true,
      "attribution": ["name": .string(author), "url": .string(Self.origins[author] ?? "")],
    ]
    return .object(common.merging(more) { $1 })
  }

  /// The addresses of the software that recognizes and speaks.
  private static let origins = [
    "pocketsphinx": "https://github.com/cmusphinx/pocketsphinx",
    "sherpa-onnx": "https://github.com/k2-fsa/sherpa-onnx",
    "espeak-ng": "https://github.com/espeak-ng/espeak-ng",
  ]
}
