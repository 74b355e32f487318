/// An event from a realtime transcription server.
///
/// Unknown events and unexpected fields are ignored.
enum RealtimeServerEvent: Sendable, Equatable {
  case created(Created)

  /// An earlier session was resumed, with the numbers of samples and commits received.
  case resumed(samples: Int, commits: Int)

  /// The session was configured as requested, with its sample rate if the server reports one.
  case updated(rate: Int?)

  /// The server committed a segment, with its item ID if the server reports one.
  case committed(item: String?)
  case delta(item: String?, String)

  /// The whole text of a segment so far.
  case interim(item: String?, String)
  case completed(item: String?, String)
  case failed(item: String?)

  /// An error, where `about` identifies the request that caused it, if the server reports it.
  case error(about: String?, ErrorKind)
  case other

  struct Created: Sendable, Equatable {
    var session: String?
    var shape: RealtimeShape?
    var isHark = false

    /// Whether the server keeps the session for a while after its connection is lost.
    var resumes = false
  }

  enum ErrorKind: Sendable, Equatable {
    case nothingToCommit
    case key

    /// A server error that may be temporary.
    case server
    case language
    case request
  }

  /// Returns the message and its event number, if any; `nil` if the text is not a message.
  static func read(_ text: String) -> (news: RealtimeServerEvent, number: Int?)? {
    guard let fields = JSONValue.object(in: text.utf8), let news = RealtimeServerEvent(fields)
    else { return nil }
    let name = (fields["event_id"] as? String)?.split(separator: "_") ?? []
    return (news, name.count == 2 ? Int(name[1]) : nil)
  }

  private init?(_ fields: [String: Any]) {
    guard let type = fields["type"] as? String else { return nil }
    let item = fields["item_id"] as? String
    func said(_ names: String...) -> String {
      (names.lazy.compactMap { fields[$0] as? String }.first ?? "").withoutControls
    }
    switch type {
    case "session.created", "transcription_session.created": self = Self.created(type, fields)
    case "hark.resumed": self = Self.resumed(fields)
    case "session.updated", "transcription_session.updated":
      self = .updated(rate: Self.rate(in: fields))
    case "input_audio_buffer.committed": self = .committed(item: item)
    case "conversation.item.input_audio_transcription.delta", "transcription.delta":
      self = .delta(item: item, said("delta", "text"))
    case "hark.interim": self = .interim(item: item, said("transcript"))
    case "conversation.item.input_audio_transcription.completed", "transcription.done":
      self = .completed(item: item, said("transcript", "text"))
    case "conversation.item.input_audio_transcription.failed": self = .failed(item: item)
    case "error": self = Self.error(fields)
    default: self = .other
    }
  }

  private static func created(_ type: String, _ fields: [String: Any]) -> RealtimeServerEvent {
    let session = fields["session"] as? [String: Any]
    var shape: RealtimeShape?
    if type == "transcription_session.created" {
      shape = .flat
    } else if session?["input_audio_format"] != nil {
      shape = .flatUpdate
    } else if session?["audio"] != nil {
      shape = .nested
    }
    let hark = session?["hark"] as? [String: Any]
    return .created(
      Created(
        session: session?["id"] as? String, shape: shape, isHark: hark != nil,
        resumes: hark?["resume"] as? Double ?? 0 > 0))
  }

  private static func resumed(_ fields: [String: Any]) -> RealtimeServerEvent {
    guard let samples = fields["samples"] as? Int, let commits = fields["commits"] as? Int,
      samples >= 0, commits >= 0
    else { return .other }
    return .resumed(samples: samples, commits: commits)
  }

  private static func rate(in fields: [String: Any]) -> Int? {
    let session = fields["session"] as? [String: Any]
    let audio = session?["audio"] as? [String: Any]
    let format = (audio?["input"] as? [String: Any])?["format"] as? [String: Any]
    let rate = format?["rate"] as? Int ?? session?["input_sample_rate"] as? Int
    return rate.flatMap { (8_000...48_000).contains($0) ? $0 : nil }
  }

  /// Classifies an error by its code, type, and parameter, because its text may quote the user.
  private static func error(_ fields: [String: Any]) -> RealtimeServerEvent {
    let error = fields["error"] as? [String: Any]
    let about = error?["event_id"] as? String ?? fields["event_id"] as? String
    let code = error?["code"] as? String ?? fields["code"] as? String ?? ""
    let type = error?["type"] as? String ?? ""
    if code.contains("commit_empty") { return .error(about: about, .nothingToCommit) }
    if code.contains("api_key") || type.contains("auth") || type.contains("permission") {
      return .error(about: about, .key)
    }
    let passing = ["rate_limit", "server_error", "overloaded", "session_expired", "busy"]
    if passing.contains(where: { code.contains($0) || type.contains($0) }) {
      return .error(about: about, .server)
    }
    let place = error?["param"] as? String ?? ""
    return .error(about: about, (place + code).contains("language") ? .language : .request)
  }
}
