import HarkServices

extension OpenAPIDocument {
  static func transcription(_ services: FileServices, _ models: ServedModels) -> JSONValue {
    let form: JSONValue = [
      "type": "object", "required": ["file", "model"],
      "properties": .object(fields(services, models)),
    ]
    return [
      "summary": "A file in, its words out", "operationId": "createTranscription",
      "requestBody": ["required": true, "content": ["multipart/form-data": ["schema": form]]],
      "responses": .object(
        refusals([404, 408, 413, 415, 503, 507]).merging(["200": transcript]) { $1 }),
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
          "WAV, FLAC, Ogg or MP3, told by its content alone; \(size) MiB, \(longest) at most.",
      ],
      "model": ["type": "string", "enum": names(models.transcription.map(\.id))],
      "language": [
        "type": "string", "enum": names(services.recognizer.traits.locales.map(\.language)),
        "description": "What is spoken; a language that the recognizer does not know is refused.",
      ],
      "response_format": [
        "type": "string", "enum": names(TranscriptFormat.allCases.map(\.rawValue)),
        "default": "json",
      ],
      "stream": [
        "type": "boolean", "default": false,
        "description":
          "Server-sent events while words are being found; for json, text and verbose_json.",
      ],
      "timestamp_granularities[]": [
        "type": "array", "items": ["type": "string", "enum": ["word", "segment"]],
        "description": "For verbose_json alone.",
      ],
      "include[]": [
        "type": "array", "items": ["type": "string", "enum": ["logprobs"]],
        "description": "How sure the recognizer is of each word.",
      ],
      "prompt": ["type": "string", "description": "Words that are likely to be said."],
      "keywords[]": [
        "type": "array", "items": ["type": "string"],
        "description": "Words that are likely to be said; some recognizers make nothing of them.",
      ],
      "temperature": [
        "type": "number", "minimum": 0, "maximum": 1,
        "description": "Taken and left aside: the likeliest words are always taken.",
      ],
    ]
  }

  private static var transcript: JSONValue {
    let text: JSONValue = ["schema": ["type": "string"]]
    return [
      "description": "What was said.",
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
      "summary": "A text in, its sound out", "operationId": "createSpeech",
      "requestBody": ["required": true, "content": ["application/json": ["schema": body]]],
      "responses": .object(
        refusals([404, 408, 413, 415, 503]).merging(["200": sound(speech)]) { $1 }),
    ]
  }

  private static func fields(_ speech: FileSpeech, _ models: ServedModels) -> [String: JSONValue] {
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

extension OpenAPIDocument {
  /// The route that issues a key for a page.
  ///
  /// OpenAPI cannot describe the WebSocket that the key opens.
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
    let wrong: JSONValue = [
      "description": "Not done; the message says why.",
      "content": [
        "application/json": ["schema": ["anyOf": [reference("RealtimeError"), reference("Error")]]]
      ],
    ]
    return [
      "summary": "A key that opens realtime sessions alone and holds for minutes",
      "operationId": "createClientSecret",
      "requestBody": ["content": ["application/json": ["schema": body]]],
      "responses": .object(
        refusals([408, 413]).merging([
          "200": answer("The key.", "ClientSecret"), "400": wrong,
        ]) { $1 }),
    ]
  }
}
