import Foundation
import HarkServices

/// An error caused by a realtime client or by the server, in OpenAI's format.
///
/// It never contains speech content.
struct RealtimeFault: Error, Sendable, Equatable {
  /// The type of the error, `invalid_request_error`, `server_error`, or `authentication_error`.
  var type = "invalid_request_error"
  let code: String

  /// The problem and its remedy, in one sentence.
  let message: String
  var param: String?

  /// The client's identifier of the invalid event; `nil` if it gave none.
  var event: String?

  /// Whether the error ends the session.
  var isEnd = false

  var json: JSONValue {
    .object([
      "type": .string(type), "code": .string(code), "message": .string(message),
      "param": param.map { .string($0) } ?? .null, "event_id": event.map { .string($0) } ?? .null,
    ])
  }
}

extension RealtimeFault {
  static let notJSON = RealtimeFault(
    code: "invalid_json", message: "Send JSON objects with a type, as texts.")
  static let noAudio = RealtimeFault(
    code: "invalid_value", message: "Send sound in base 64 as audio.", param: "audio")
  static let muchAudio = RealtimeFault(
    code: "invalid_value", message: "Send at most \(RealtimeSound.longest) s of sound at once.",
    param: "audio")
  static let noTurn = RealtimeFault(
    code: "input_audio_buffer_commit_empty",
    message: "No turn is under way; with turn detection turns end by themselves.")
  static let nothingToCommit = RealtimeFault(
    code: "input_audio_buffer_commit_empty",
    message: "There is less than 100 ms of sound to commit; append some first.")
  static let busy = RealtimeFault(
    type: "server_error", code: "server_busy",
    message: "All decoders are at work for others; try again in a while.")
  static let broken = RealtimeFault(
    type: "server_error", code: "transcription_failed",
    message: "The recognizer could not make text of this; send it again.")
  static let unavailable = RealtimeFault(
    type: "server_error", code: "recognizer_unavailable",
    message: "There is no recognizer here; hark doctor says what is missing.", isEnd: true)
  static let expired = RealtimeFault(
    code: "session_expired", message: "A session holds for 30 minutes; begin another.", isEnd: true)
  static let idle = RealtimeFault(
    code: "session_idle",
    message: "Sound was begun and neither continued nor committed for 30 s; begin another session.",
    isEnd: true)
  static let full = RealtimeFault(
    type: "server_error", code: "server_busy",
    message: "There are as many sessions as there may be; try again in a while.", isEnd: true)
  static let key = RealtimeFault(
    type: "authentication_error", code: "invalid_api_key",
    message: "Send an API key that is valid now; hark token writes one.", isEnd: true)

  static func unknown(_ type: String) -> RealtimeFault {
    // The message repeats the type only if it looks like one.
    let shown = type.allSatisfy { $0.isASCII && ($0.isLetter || "._".contains($0)) } ? type : "This"
    return RealtimeFault(
      code: "unknown_event",
      message: "\(shown.prefix(60)) is no event of a transcription session.", param: "type")
  }

  static func value(_ param: String, _ wanted: String) -> RealtimeFault {
    RealtimeFault(code: "invalid_value", message: "Give \(param) as \(wanted).", param: param)
  }
}
