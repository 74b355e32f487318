import Foundation
import HarkServices

/// An error of a realtime client or of the server, in OpenAI's format, without speech content.
struct RealtimeFault: Error, Sendable, Equatable {
  /// The type of the error, `invalid_request_error`, `server_error`, or `authentication_error`.
  var type = "invalid_request_error"
  let code: String

  /// The problem and how to fix it, in one sentence.
  let message: String
  var param: String?

  /// The client's identifier for the invalid event; `nil` if the client provided none.
  var event: String?

  /// Whether the error ends the session.
  var isEnd = false

  var json: JSONValue {
    [
      "type": .string(type), "code": .string(code), "message": .string(message),
      "param": .text(param), "event_id": .text(event),
    ]
  }
}

extension RealtimeFault {
  static let notJSON = RealtimeFault(
    code: "invalid_json", message: "Send JSON objects with a type, as text messages.")
  static let noAudio = RealtimeFault(
    code: "invalid_value", message: "Send Base64-encoded audio.", param: "audio")
  static let muchAudio = RealtimeFault(
    code: "invalid_value", message: "Send at most \(RealtimeSound.longest) s of audio per event.",
    param: "audio")
  static let noTurn = RealtimeFault(
    code: "input_audio_buffer_commit_empty",
    message: "No turn is in progress; with turn detection, turns end automatically.")
  static let nothingToCommit = RealtimeFault(
    code: "input_audio_buffer_commit_empty",
    message: "Less than 100 ms of audio is uncommitted; append more first.")
  static let busy = RealtimeFault(
    type: "server_error", code: "server_busy",
    message: "All decoders are in use; try again later.")
  static let broken = RealtimeFault(
    type: "server_error", code: "transcription_failed",
    message: "The recognizer failed; send the audio again.")
  static let unavailable = RealtimeFault(
    type: "server_error", code: "recognizer_unavailable",
    message: "No recognizer is available; run hark doctor to find the reason.", isEnd: true)
  static let expired = RealtimeFault(
    code: "session_expired", message: "The session reached its limit of 30 minutes; start another.",
    isEnd: true)
  static let idle = RealtimeFault(
    code: "session_idle",
    message: "Uncommitted audio was not continued for 30 s; start another session.",
    isEnd: true)
  static let full = RealtimeFault(
    type: "server_error", code: "server_busy",
    message: "The session limit is reached; try again later.", isEnd: true)
  static let share = RealtimeFault(
    type: "rate_limit_error", code: "rate_limit_exceeded", message: SessionRefusal.share.sentence,
    isEnd: true)
  static let key = RealtimeFault(
    type: "authentication_error", code: "invalid_api_key",
    message: "Send a valid API key; hark token creates one.", isEnd: true)

  static func unknown(_ type: String) -> RealtimeFault {
    // The message quotes the value only if it looks like an event type.
    let shown = type.allSatisfy { $0.isASCII && ($0.isLetter || "._".contains($0)) } ? type : "This"
    return RealtimeFault(
      code: "unknown_event",
      message: "\(shown.prefix(60)) is not an event of a transcription session.", param: "type")
  }

  static func value(_ param: String, _ wanted: String) -> RealtimeFault {
    RealtimeFault(code: "invalid_value", message: "Give \(param) as \(wanted).", param: param)
  }
}
