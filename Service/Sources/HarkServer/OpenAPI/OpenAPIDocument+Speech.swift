import HarkServices

extension OpenAPIDocument {
  static func speech(_ speech: FileSpeech, _ models: ServedModels) -> JSONValue {
    let body: JSONValue = [
      "type": "object", "required": ["model", "input", "voice"],
      "properties": .object(fields(speech, models)),
    ]
    return [
      "summary": "A text in, its sound out", "operationId": "createSpeech",
      "requestBody": ["required": true, "content": ["application/json": ["schema": body]]],
      "responses": .object(
        refusals([404, 408, 413, 415, 503]).merging(["200": sound(speech)]) { $1 }),
    ]
  }

  private static func fields(
    _ speech: FileSpeech, _ models: ServedModels
  ) -> [String: JSONValue] {
    let named: JSONValue = [
      "type": "object", "required": ["id"], "properties": ["id": ["type": "string"]],
    ]
    return [
      "model": ["type": "string", "enum": names(models.speech.map(\.id))],
      "input": [
        "type": "string", "minLength": 1, "maxLength": .number(Double(SpeechRequest.longest)),
      ],
      "voice": [
        "anyOf": [["type": "string", "enum": names(speech.voices.map(\.name))], named],
        "description": "One of those that /v1/audio/voices lists.",
      ],
      "response_format": [
        "type": "string", "enum": names(speech.formats.map(\.rawValue)),
        "default": .string(speech.formats.first?.rawValue ?? ""),
        "description": "Mono at 24 kHz; pcm is 16-bit samples, the low byte first, without a head.",
      ],
      "speed": [
        "type": "number", "minimum": .number(SpeechRequest.speeds.lowerBound),
        "maximum": .number(SpeechRequest.speeds.upperBound), "default": 1,
      ],
      "stream_format": ["type": "string", "enum": ["audio", "sse"], "default": "audio"],
      "instructions": ["type": "string", "description": "Taken and left aside."],
    ]
  }

  private static func sound(_ speech: FileSpeech) -> JSONValue {
    // Binary data has no schema in OpenAPI 3.1.
    var kinds = Dictionary(speech.formats.map { ($0.contentType, [:] as JSONValue) }) { $1 }
    kinds["text/event-stream"] = ["schema": events]
    return ["description": "The sound, while it is being made.", "content": .object(kinds)]
  }
}
