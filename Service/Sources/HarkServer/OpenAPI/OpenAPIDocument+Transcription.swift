import HarkServices

extension OpenAPIDocument {
  static func transcription(_ services: FileServices, _ models: ServedModels) -> JSONValue {
    let form: JSONValue = [
      "type": "object", "required": ["file", "model"],
      "properties": .object(fields(services, models)),
    ]
    return [
      "summary": "A file in, its words out", "operationId": "createTranscription",
      "requestBody": [
        "required": true, "content": ["multipart/form-data": ["schema": form]],
      ],
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
        "description": "What is spoken; a language that the recogniser does not know is refused.",
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
        "description": "How sure the recogniser is of each word.",
      ],
      "prompt": ["type": "string", "description": "Words that are likely to be said."],
      "keywords[]": [
        "type": "array", "items": ["type": "string"],
        "description": "Words that are likely to be said; some recognisers make nothing of them.",
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
