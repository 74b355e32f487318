import HarkServices

/// The OpenAPI 3.1 description of the API, whose names, limits, and values mostly come from the
/// types that validate requests.
struct OpenAPIDocument: Sendable {
  let json: JSONValue

  /// Creates the description; `needsKey` is true if every client needs a key.
  init(
    _ services: FileServices, _ models: ServedModels, needsKey: Bool = false,
    hasRealtime: Bool = false
  ) {
    var paths: [String: JSONValue] = [
      "/health": ["get": Self.health],
      "/metrics": ["get": Self.metrics],
      "/v1/models": ["get": Self.models],
      "/v1/models/{id}": ["get": Self.model(models)],
      "/v1/audio/transcriptions": ["post": Self.transcription(services, models)],
    ]
    if let speech = services.speech {
      paths["/v1/audio/speech"] = ["post": Self.speech(speech, models)]
      paths["/v1/audio/voices"] = ["get": Self.voices]
    }
    let security: JSONValue = needsKey ? [["key": []]] : [["key": []], [:]]
    if hasRealtime { paths["/v1/realtime/client_secrets"] = ["post": Self.clientSecret] }
    json = [
      "openapi": "3.1.0",
      "info": [
        "title": "Hark", "version": "1",
        "description":
          "Transcription of files and text to speech, compatible with OpenAI's clients.",
      ],
      "security": security,
      "paths": .object(paths),
      "components": [
        "securitySchemes": [
          "key": [
            "type": "http", "scheme": "bearer",
            "description":
              "A token from hark token; any key or none on a server that only listens locally.",
          ]
        ],
        "schemas": Self.schemas,
      ],
    ]
  }
}

extension OpenAPIDocument {
  static func answer(_ description: String, _ schema: String) -> JSONValue {
    [
      "description": .string(description),
      "content": ["application/json": ["schema": reference(schema)]],
    ]
  }

  static func reference(_ schema: String) -> JSONValue {
    ["$ref": .string("#/components/schemas/\(schema)")]
  }

  /// The schema of server-sent events, whose data is a JSON object.
  static var events: JSONValue {
    [
      "type": "object", "required": ["data"],
      "properties": ["data": ["type": "string", "contentMediaType": "application/json"]],
    ]
  }

  /// Returns `success`, and the errors with these statuses and those that any request can cause.
  static func responses(_ success: JSONValue, _ statuses: [Int] = []) -> JSONValue {
    let all = [400, 401, 403, 429, 500] + statuses
    let rejected = answer("Rejected, for the reason in the message.", "Error")
    var responses = Dictionary(all.map { ("\($0)", rejected) }) { $1 }
    responses["200"] = success
    return .object(responses)
  }

  private static var health: JSONValue {
    [
      "summary": "Report whether the server works", "operationId": "health",
      "security": [[:]],
      "responses": [
        "200": answer("The server works.", "Health"),
        "503": answer("The recognizer is unavailable, or the server is about to stop.", "Health"),
        "400": answer("The request has two Host headers.", "PlainError"),
        "403": answer("Unknown host name.", "PlainError"),
      ],
    ]
  }

  private static var metrics: JSONValue {
    let text: JSONValue = [
      "description": "Prometheus' text format.",
      "content": ["text/plain": ["schema": ["type": "string"]]],
    ]
    return [
      "summary": "Report metrics to Prometheus", "operationId": "metrics",
      "responses": [
        "200": text, "400": answer("The request has two Host headers.", "PlainError"),
        "401": answer("A key is required.", "PlainError"),
        "403": answer("Unknown host name, or a page of another site.", "PlainError"),
        "429": answer("Too many requests.", "PlainError"),
      ],
    ]
  }

  private static var models: JSONValue {
    [
      "summary": "List the models", "operationId": "listModels",
      "responses": responses(answer("The models.", "Models")),
    ]
  }

  private static func model(_ models: ServedModels) -> JSONValue {
    [
      "summary": "Return a model", "operationId": "retrieveModel",
      "parameters": [
        [
          "name": "id", "in": "path", "required": true, "schema": ["type": "string"],
          "example": .string(models.all.first?.id ?? ""),
        ]
      ],
      "responses": responses(answer("The model.", "Model"), [404]),
    ]
  }

  private static var voices: JSONValue {
    [
      "summary": "List the voices", "operationId": "listVoices",
      "responses": responses(answer("The voices.", "Voices")),
    ]
  }
}

extension OpenAPIDocument {
  static var schemas: JSONValue {
    [
      "Error": object(["error": reference("ErrorDetail")]),
      "ErrorDetail": object([
        "message": text, "type": text, "param": textOrNull, "code": textOrNull,
      ]),
      "PlainError": object(["error": text]),
      "ClientSecret": object(["value": text, "expires_at": whole, "session": ["type": "object"]]),
      "RealtimeError": object(["error": reference("RealtimeErrorDetail")]),
      "RealtimeErrorDetail": object([
        "type": text, "code": text, "message": text, "param": textOrNull, "event_id": textOrNull,
      ]),
      "Health": object(
        [
          "status": ["type": "string", "enum": ["ok", "unavailable", "draining"]],
          "recognizer": text,
        ],
        optional: ["recognizer"]),
      "Model": object([
        "id": text, "object": ["const": "model"], "created": whole, "owned_by": text,
        "root": text,
      ]),
      "Models": list("Model"),
      "Voice": object(["id": text, "object": ["const": "voice"], "language": text]),
      "Voices": list("Voice"),
      "Usage": object(["type": ["const": "duration"], "seconds": whole]),
      "LogProbability": object(["token": text, "logprob": number, "bytes": array(whole)]),
      "Transcript": object(
        [
          "text": text, "usage": reference("Usage"),
          "logprobs": array(reference("LogProbability")), "problem": text,
        ], optional: ["logprobs", "problem"]),
      "VerboseTranscript": object(
        [
          "task": ["const": "transcribe"], "language": text, "duration": number, "text": text,
          "segments": array(reference("Segment")), "words": array(reference("Word")),
          "usage": reference("Usage"), "problem": text,
        ], optional: ["segments", "words", "problem"]),
      "Segment": segment,
      "Word": object(
        ["word": text, "start": number, "end": number, "probability": number],
        optional: ["probability"]),
    ]
  }

  private static var segment: JSONValue {
    object([
      "id": whole, "seek": whole, "start": number, "end": number, "text": text,
      "tokens": [
        "type": "array", "items": whole,
        "description": "Always empty: words are not split into tokens.",
      ],
      "temperature": number("Always 0: the most likely words are always selected."),
      "avg_logprob": number("The mean of the words' log probabilities."),
      "compression_ratio": number("Always 1: not measured."),
      "no_speech_prob": number("Always 0: not measured."),
    ])
  }

  private static func number(_ description: String) -> JSONValue {
    ["type": "number", "description": .string(description)]
  }

  private static var text: JSONValue { ["type": "string"] }
  private static var textOrNull: JSONValue { ["type": ["string", "null"]] }
  private static var number: JSONValue { ["type": "number"] }
  private static var whole: JSONValue { ["type": "integer"] }

  private static func array(_ items: JSONValue) -> JSONValue { ["type": "array", "items": items] }

  private static func list(_ schema: String) -> JSONValue {
    object(["object": ["const": "list"], "data": array(reference(schema))])
  }

  private static func object(
    _ members: [String: JSONValue], optional: Set<String> = []
  ) -> JSONValue {
    let required = members.keys.filter { !optional.contains($0) }.sorted()
    return [
      "type": "object", "properties": .object(members), "required": names(required),
      "additionalProperties": false,
    ]
  }

}
