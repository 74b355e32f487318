import HarkServices

/// The OpenAPI 3.1 description of the API.
///
/// Names, limits, and values come from the types that validate requests, so the description always
/// matches the implementation; a test compares the paths with the routes.
struct OpenAPIDocument: Sendable {
  let json: JSONValue

  /// - Parameters:
  ///   - needsKey: Whether every client needs a key.
  ///   - hasRealtime: Whether realtime sessions are served in addition to files.
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
        "description": "Files to text and text to speech, as OpenAI's clients ask for them.",
      ],
      "security": security,
      "paths": .object(paths),
      "components": [
        "securitySchemes": [
          "key": [
            "type": "http", "scheme": "bearer",
            "description":
              "A token of hark token; on a server that only its machine reaches, any key or none.",
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

  /// Returns the error responses for these statuses and for those common to all requests.
  static func refusals(_ statuses: [Int] = []) -> [String: JSONValue] {
    let all = [400, 401, 403, 429, 500] + statuses
    return Dictionary(all.map { ("\($0)", answer("Not done; the message says why.", "Error")) }) {
      $1
    }
  }

  private static var health: JSONValue {
    [
      "summary": "Whether the server can do its work", "operationId": "health",
      "security": [[:]],
      "responses": [
        "200": answer("It can.", "Health"),
        "503": answer("It has no recognizer, or is about to stop.", "Health"),
        "400": answer("The request has two names.", "PlainError"),
        "403": answer("It does not go by this name.", "PlainError"),
      ],
    ]
  }

  private static var metrics: JSONValue {
    let text: JSONValue = [
      "description": "Prometheus' text format.",
      "content": ["text/plain": ["schema": ["type": "string"]]],
    ]
    return [
      "summary": "What the server counts of itself, for Prometheus", "operationId": "metrics",
      "responses": [
        "200": text, "400": answer("The request has two names.", "PlainError"),
        "401": answer("A key is needed.", "PlainError"),
        "403": answer("Not from here.", "PlainError"),
        "429": answer("Too often.", "PlainError"),
      ],
    ]
  }

  private static var models: JSONValue {
    [
      "summary": "The models by their names", "operationId": "listModels",
      "responses": .object(refusals().merging(["200": answer("All of them.", "Models")]) { $1 }),
    ]
  }

  private static func model(_ models: ServedModels) -> JSONValue {
    [
      "summary": "One model", "operationId": "retrieveModel",
      "parameters": [
        [
          "name": "id", "in": "path", "required": true, "schema": ["type": "string"],
          "example": .string(models.all.first?.id ?? ""),
        ]
      ],
      "responses": .object(refusals([404]).merging(["200": answer("It.", "Model")]) { $1 }),
    ]
  }

  private static var voices: JSONValue {
    [
      "summary": "The voices by their names", "operationId": "listVoices",
      "responses": .object(refusals().merging(["200": answer("All of them.", "Voices")]) { $1 }),
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
      "tokens": note(array(whole), "Always empty: words are not cut into tokens here."),
      "temperature": note(number, "Always 0: the likeliest words are always taken."),
      "avg_logprob": note(number, "The mean of the words' logarithms of probability."),
      "compression_ratio": note(number, "Always 1: not measured."),
      "no_speech_prob": note(number, "Always 0: not measured; segments hold words."),
    ])
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

  private static func note(_ schema: JSONValue, _ description: String) -> JSONValue {
    guard case .object(var members) = schema else { return schema }
    members["description"] = .string(description)
    return .object(members)
  }
}
