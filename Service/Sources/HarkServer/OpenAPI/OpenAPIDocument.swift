import HarkServices

/// The OpenAPI 3.1 description of the API.
///
/// Names, limits, and values come from the types that validate requests, so the description always
/// matches the implementation; a test compares the paths with the routes.
struct OpenAPIDocument: Sendable {
  /// The whole document.
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
  /// Returns a JSON response with the schema of the given name.
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
        "503": answer("It has no recogniser, or is about to stop.", "Health"),
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
