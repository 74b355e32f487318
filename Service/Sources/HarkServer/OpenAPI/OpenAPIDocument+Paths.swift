import HarkServices

extension OpenAPIDocument {
  static func transcription(_ services: FileServices, _ models: ServedModels) -> JSONValue {
    let form: JSONValue = [
      "type": "object", "required": ["file", "model"],
      "properties": .object(fields(services, models)),
    ]
    return [
      "summary": "Transcribe a file", "operationId": "createTranscription",
      "requestBody": ["required": true, "content": ["multipart/form-data": ["schema": form]]],
      "responses": responses(transcript, [404, 408, 413, 415, 503, 507]),
    ]
  }

  private static func fields(
    _ services: FileServices, _ models: ServedModels
  ) -> [String: JSONValue] {
    let size = services.sizeLimit >> 20
    let longest = FileServices.clock(services.longest)
    return [
      "file": [
        "type": "string", "format": "binary",
        "description":
          "WAV, FLAC, Ogg, MP3 or others, recognized by content; at most \(size) MiB, \(longest).",
      ],
      "model": ["type": "string", "enum": names(models.transcription.map(\.id))],
      "language": [
        "type": "string", "enum": names(services.recognizer.traits.locales.map(\.language)),
        "description": "The language; one that the recognizer does not support is rejected.",
      ],
      "response_format": [
        "type": "string", "enum": names(TranscriptFormat.allCases.map(\.rawValue)),
        "default": "json",
      ],
      "stream": [
        "type": "boolean", "default": false,
        "description": "Server-sent events during recognition; for json, text and verbose_json.",
      ],
      "timestamp_granularities[]": [
        "type": "array", "items": ["type": "string", "enum": ["word", "segment"]],
        "description": "Only for verbose_json.",
      ],
      "include[]": [
        "type": "array", "items": ["type": "string", "enum": ["logprobs"]],
        "description": "The recognizer's confidence in each word.",
      ],
      "prompt": ["type": "string", "description": "Likely words."],
      "keywords[]": [
        "type": "array", "items": ["type": "string"],
        "description": "Likely words, which some recognizers ignore.",
      ],
      "temperature": [
        "type": "number", "minimum": 0, "maximum": 1,
        "description": "Validated and ignored; the most likely words are always selected.",
      ],
    ]
  }

  private static var transcript: JSONValue {
    let text: JSONValue = ["schema": ["type": "string"]]
    return [
      "description": "The transcript.",
      "content": [
        "application/json": [
          "schema": ["anyOf": [reference("Transcript"), reference("VerboseTranscript")]]
        ],
        "text/plain": text, "application/x-subrip": text, "text/vtt": text,
        "text/event-stream": ["schema": events],
      ],
    ]
  }

  static func names(_ names: [String]) -> JSONValue { .array(names.map { .string($0) }) }
}

extension OpenAPIDocument {
  static func speech(_ speech: FileSpeech, _ models: ServedModels) -> JSONValue {
    let body: JSONValue = [
      "type": "object", "required": ["model", "input", "voice"],
      "properties": .object(fields(speech, models)),
    ]
    return [
      "summary": "Convert text to speech", "operationId": "createSpeech",
      "requestBody": ["required": true, "content": ["application/json": ["schema": body]]],
      "responses": responses(sound(speech), [404, 408, 413, 415, 503]),
    ]
  }

  private static func fields(_ speech: FileSpeech, _ models: ServedModels) -> [String: JSONValue] {
    let named: JSONValue = [
      "type": "object", "required": ["id"], "properties": ["id": ["type": "string"]],
    ]
    return [
      "model": ["type": "string", "enum": names(models.speech.map(\.id))],
      "input": ["type": "string", "minLength": 1, "maxLength": .whole(SpeechRequest.longest)],
      "voice": [
        "anyOf": [["type": "string", "enum": names(speech.voices.map(\.name))], named],
        "description": "A voice that /v1/audio/voices lists.",
      ],
      "response_format": [
        "type": "string", "enum": names(speech.formats.map(\.rawValue)),
        "default": .string(speech.formats.first?.rawValue ?? ""),
        "description": "Mono at 24 kHz; pcm is 16-bit little-endian samples without a header.",
      ],
      "speed": [
        "type": "number", "minimum": .number(SpeechRequest.speeds.lowerBound),
        "maximum": .number(SpeechRequest.speeds.upperBound), "default": 1,
      ],
      "stream_format": ["type": "string", "enum": ["audio", "sse"], "default": "audio"],
      "instructions": ["type": "string", "description": "Ignored."],
    ]
  }

  private static func sound(_ speech: FileSpeech) -> JSONValue {
    // Binary data has no schema in OpenAPI 3.1.
    var kinds = Dictionary(speech.formats.map { ($0.contentType, [:] as JSONValue) }) { $1 }
    kinds["text/event-stream"] = ["schema": events]
    return ["description": "The audio, sent during synthesis.", "content": .object(kinds)]
  }
}

extension OpenAPIDocument {
  /// The route that issues a key for realtime sessions, whose WebSockets OpenAPI cannot describe.
  static var clientSecret: JSONValue {
    let body: JSONValue = [
      "type": "object",
      "properties": [
        "session": [
          "type": ["object", "null"],
          "description": "The session that the key opens, as in session.update.",
        ],
        "expires_after": [
          "type": ["object", "null"],
          "properties": [
            "anchor": ["type": "string", "enum": ["created_at"]],
            "seconds": ["type": "integer", "minimum": 10, "maximum": 7_200, "default": 600],
          ],
        ],
      ],
    ]
    var responses = Self.responses(answer("The key.", "ClientSecret"), [408, 413])
    responses["400"] = [
      "description": "Rejected, for the reason in the message.",
      "content": [
        "application/json": ["schema": ["anyOf": [reference("RealtimeError"), reference("Error")]]]
      ],
    ]
    return [
      "summary": "Create a short-lived key for realtime sessions",
      "operationId": "createClientSecret",
      "requestBody": ["content": ["application/json": ["schema": body]]],
      "responses": responses,
    ]
  }
}
