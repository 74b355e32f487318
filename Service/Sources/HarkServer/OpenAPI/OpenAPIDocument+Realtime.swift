import HarkServices

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
        "application/json": [
          "schema": ["anyOf": [reference("RealtimeError"), reference("Error")]]
        ]
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
