import Foundation
import HTTPTypes

/// A validated speech request.
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

  /// The maximum size of a body, in bytes: enough for the longest text in JSON escapes.
  static let bodyLimit = 128 * 1_024

  /// Creates a request from a JSON body, ignoring unknown fields and the text of `instructions`.
  init(json: Data, models: [ServedModel], speech: FileSpeech) throws {
    guard !json.contains(0), String(validating: json, as: UTF8.self) != nil,
      let fields = try? JSONDecoder().decode(Fields.self, from: json)
    else {
      throw HTTPRefusal(
        .badRequest, "Send a JSON object in UTF-8 with the strings model, input and voice.",
        code: "invalid_json")
    }
    try ServedModels.check(try fields.model.text(.model), among: models)
    input = try Self.input(try fields.input.text(.input))
    voice = try Self.voice(fields.voice, among: speech.voices)
    format = try Self.format(try fields.format.text(.format), among: speech.formats)
    speed = try Self.speed(fields.speed)
    _ = try fields.instructions.text(.instructions)
    switch try fields.streamFormat.text(.streamFormat) {
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
    // The synthesizer would treat a null character as the end of the text.
    if text.unicodeScalars.contains("\0") {
      throw .invalid("input", "Remove the character U+0000 from input.")
    }
    // A character can consist of any number of scalars.
    guard text.count <= longest, text.unicodeScalars.count <= 4 * longest else {
      throw tooLong(.badRequest)
    }
    return text
  }

  private static func voice(
    _ given: AskedVoice, among voices: [NamedVoice]
  ) throws(HTTPRefusal) -> NamedVoice {
    guard case .name(let name) = given,
      let voice = voices.first(where: { $0.name == name.lowercased() })
    else {
      let names = voices.prefix(13).map(\.name).joined(separator: ", ")
      throw .invalid(
        "voice", "Specify voice as one of \(names), or as one that GET /v1/audio/voices lists.")
    }
    return voice
  }

  private static func format(
    _ name: String?, among formats: [SpeechFormat]
  ) throws(HTTPRefusal) -> SpeechFormat {
    let names = formats.map(\.rawValue).joined(separator: ", ")
    let format = name == nil ? formats.first : formats.first { $0.rawValue == name }
    guard let format else { throw Field.format.invalid("one of \(names)") }
    return format
  }

  private static func speed(_ given: Lenient<Double>) throws(HTTPRefusal) -> Double {
    switch given {
    case .absent: return 1
    case .value(let speed) where speeds.contains(speed): return speed
    case .value, .other: throw Field.speed.invalid("a number from 0.25 to 4")
    }
  }

  enum Field: String, CodingKey {
    case model, input, voice, speed, instructions
    case format = "response_format"
    case streamFormat = "stream_format"

    func invalid(_ wanted: String) -> HTTPRefusal {
      .invalid(rawValue, "Specify \(rawValue) as \(wanted).")
    }
  }

  /// Returns the refusal of a text that is too long, or of a body that could only contain one.
  static func tooLong(_ status: HTTPResponse.Status) -> HTTPRefusal {
    HTTPRefusal(
      status, "The text is too long; send at most \(longest) characters.",
      code: "string_above_max_length", of: "input")
  }

  private struct Fields: Decodable {
    let model: Lenient<String>
    let input: Lenient<String>
    let voice: AskedVoice
    let format: Lenient<String>
    let speed: Lenient<Double>
    let instructions: Lenient<String>
    let streamFormat: Lenient<String>

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Field.self)
      model = Lenient(fields, .model)
      input = Lenient(fields, .input)
      voice = AskedVoice(fields)
      format = Lenient(fields, .format)
      speed = Lenient(fields, .speed)
      instructions = Lenient(fields, .instructions)
      streamFormat = Lenient(fields, .streamFormat)
    }
  }
}

/// A field whose absence or wrong type does not fail decoding, so that an error can name it.
private enum Lenient<Value: Decodable> {
  case absent, other
  case value(Value)

  init(_ fields: KeyedDecodingContainer<SpeechRequest.Field>, _ key: SpeechRequest.Field) {
    if (try? fields.decodeNil(forKey: key)) ?? true {
      self = .absent
    } else {
      self = (try? fields.decode(Value.self, forKey: key)).map(Self.value) ?? .other
    }
  }
}

extension Lenient<String> {
  func text(_ field: SpeechRequest.Field) throws(HTTPRefusal) -> String? {
    switch self {
    case .absent: nil
    case .value(let text): text
    case .other: throw field.invalid("a string")
    }
  }
}

/// A requested voice, given by its name or as `{"id": NAME}`.
private enum AskedVoice {
  case none
  case name(String)

  private struct Named: Decodable { let id: String }

  init(_ fields: KeyedDecodingContainer<SpeechRequest.Field>) {
    if let name = try? fields.decode(String.self, forKey: .voice) {
      self = .name(name)
    } else {
      self = (try? fields.decode(Named.self, forKey: .voice)).map { .name($0.id) } ?? .none
    }
  }
}
