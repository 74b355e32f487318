import HarkServices

extension OpenAPIDocument {
  /// The schemas of all JSON responses.
  static var schemas: JSONValue {
    [
      "Error": object(["error": reference("ErrorDetail")]),
      "ErrorDetail": object([
        "message": text, "type": text, "param": textOrNull, "code": textOrNull,
      ]),
      "PlainError": object(["error": text]),
      "ClientSecret": object([
        "value": text, "expires_at": whole, "session": ["type": "object"],
      ]),
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
