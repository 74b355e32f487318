import Foundation
import HTTPTypes
import HarkScreens
import HarkServices

struct SpeechRequest {
  let input: String
  let voice: NamedVoice
  let format: SpeechFormat

  /// The speed, as a multiple of the normal speed.
  let speed: Double
  let isEvents: Bool

  /// The maximum length of the text, in characters.
  static let longest = 4_096

  static let speeds = 0.25...4.0

  /// The maximum size of a body, in bytes: enough for the longest text even if each of its scalars
  /// is written as two escapes of 6 bytes.
  static let bodyLimit = 256 * 1_024

  /// Creates a request from a JSON body, ignoring unknown fields and the text of `instructions`.
  init(json: Data, models: [ServedModel], speech: FileSpeech) throws(HTTPRefusal) {
    guard !json.contains(0), String(validating: json, as: UTF8.self) != nil,
      let fields = try? JSONDecoder().decode(Fields.self, from: json).values
    else {
      throw HTTPRefusal(
        .badRequest, "Send a JSON object in UTF-8 with the strings model, input and voice.",
        code: "invalid_json")
    }
    try ServedModels.check(Field.model.text(in: fields), among: models)
    input = try Self.input(Field.input.text(in: fields))
    voice = try Self.voice(fields[.voice], among: speech.voices)
    format = try Self.format(Field.format.text(in: fields), among: speech.formats)
    speed = try Self.speed(fields[.speed])
    _ = try Field.instructions.text(in: fields)
    switch try Field.streamFormat.text(in: fields) {
    case nil, "audio": isEvents = false
    case "sse": isEvents = true
    default: throw Field.streamFormat.invalid("audio or sse")
    }
  }

  private static func input(_ text: String?) throws(HTTPRefusal) -> String {
    guard let text, text.contains(where: { !$0.isWhitespace }) else {
      throw HTTPRefusal(
        .badRequest, "Specify input as the text to speak.", code: "missing_required_parameter",
        of: "input")
    }
    try check(text)
    return text
  }

  /// Refuses a text that is longer than `longest` characters or cannot be spoken.
  static func check(_ text: String, longest: Int = longest) throws(HTTPRefusal) {
    // The synthesizer would treat a null character as the end of the text.
    if text.unicodeScalars.contains("\0") {
      throw .invalid("input", "Remove the character U+0000 from input.")
    }
    guard TextLimit.allows(text, characters: longest) else { throw tooLong(.badRequest) }
  }

  /// Returns the voice given by its name or as `{"id": NAME}`.
  private static func voice(
    _ given: JSONValue?, among voices: [NamedVoice]
  ) throws(HTTPRefusal) -> NamedVoice {
    if case .string(let name)? = given?["id"] ?? given,
      let voice = voices.first(where: { $0.name == name.lowercased() })
    {
      return voice
    }
    let names = voices.prefix(13).map(\.name).joined(separator: ", ")
    throw .invalid(
      "voice", "Specify voice as one of \(names), or as one that GET /v1/audio/voices lists.")
  }

  private static func format(
    _ name: String?, among formats: [SpeechFormat]
  ) throws(HTTPRefusal) -> SpeechFormat {
    let names = formats.map(\.rawValue).joined(separator: ", ")
    let format = name == nil ? formats.first : formats.first { $0.rawValue == name }
    guard let format else { throw Field.format.invalid("one of \(names)") }
    return format
  }

  private static func speed(_ given: JSONValue?) throws(HTTPRefusal) -> Double {
    switch given {
    case nil, .null: return 1
    case .number(let speed) where speeds.contains(speed): return speed
    default: throw Field.speed.invalid("a number from 0.25 to 4")
    }
  }

  /// The known fields; others are not decoded, because their numbers may not be representable.
  private struct Fields: Decodable {
    let values: [Field: JSONValue]

    init(from decoder: any Decoder) throws {
      let members = try decoder.container(keyedBy: Field.self)
      values = try members.allKeys.reduce(into: [:]) { $0[$1] = try members.get($1) }
    }
  }

  private enum Field: String, CodingKey {
    case model, input, voice, speed, instructions
    case format = "response_format"
    case streamFormat = "stream_format"

    func text(in fields: [Field: JSONValue]) throws(HTTPRefusal) -> String? {
      switch fields[self] {
      case nil, .null: nil
      case .string(let text): text
      default: throw invalid("a string")
      }
    }

    func invalid(_ wanted: String) -> HTTPRefusal {
      .invalid(rawValue, "Specify \(rawValue) as \(wanted).")
    }
  }

  /// Returns the refusal of a text that is too long, or of a body that exceeds `bodyLimit`.
  static func tooLong(_ status: HTTPTypes.HTTPResponse.Status) -> HTTPRefusal {
    HTTPRefusal(
      status, "The text is too long; send at most \(longest) characters.",
      code: "string_above_max_length", of: "input")
  }
}
