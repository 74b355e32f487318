import Foundation
import Hark

/// What a server of realtime transcription says, as far as it matters here; whatever else it says, or
/// says in another way than expected, is passed over.
enum RealtimeNews: Sendable, Equatable {
  /// A session is there.
  case created(Created)

  /// The session of an earlier line goes on; the server has so many samples of it, and so many ends of
  /// segments.
  case resumed(samples: Int, commits: Int)

  /// The session is as it was wanted; the rate of its sound where it says one.
  case updated(rate: Int?)

  /// A segment has this name from now on.
  case committed(item: String?)

  /// More text of a segment.
  case delta(item: String?, String)

  /// The text of a segment as it stands.
  case interim(item: String?, String)

  /// The text of a segment, for good.
  case completed(item: String?, String)

  /// A segment could not be recognised.
  case failed(item: String?)

  /// Something went wrong; `about` names what was asked, where the server says it.
  case trouble(about: String?, Trouble)

  /// Anything else.
  case other

  /// What can be seen of a new session.
  struct Created: Sendable, Equatable {
    /// Its name.
    var session: String?

    /// How it was described.
    var shape: RealtimeShape?

    /// Whether it has Hark's own additions.
    var isHark = false

    /// Whether it is kept for a while when its line is gone.
    var resumes = false
  }

  /// What a server complains about, as far as it can be told.
  enum Trouble: Sendable, Equatable {
    /// There was no sound to end a segment of.
    case nothingToCommit

    /// The key is refused.
    case key

    /// The server is in trouble itself, and may be well again soon.
    case server

    /// The language is refused.
    case language

    /// What was asked for is refused.
    case request
  }

  /// Reads a message, and its number where the server counts them; nil when it is none.
  static func read(_ text: String) -> (news: RealtimeNews, number: Int?)? {
    guard
      let fields = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
      let news = RealtimeNews(fields)
    else { return nil }
    let name = (fields["event_id"] as? String)?.split(separator: "_") ?? []
    return (news, name.count == 2 ? Int(name[1]) : nil)
  }

  /// Reads a message; nil when it is none.
  init?(_ text: String) {
    guard let (news, _) = Self.read(text) else { return nil }
    self = news
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
    case "error": self = Self.trouble(fields)
    default: self = .other
    }
  }

  private static func created(_ type: String, _ fields: [String: Any]) -> RealtimeNews {
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

  private static func resumed(_ fields: [String: Any]) -> RealtimeNews {
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

  /// Told by codes alone: what the text of an error says may quote the person.
  private static func trouble(_ fields: [String: Any]) -> RealtimeNews {
    let error = fields["error"] as? [String: Any]
    let about = error?["event_id"] as? String ?? fields["event_id"] as? String
    let code = error?["code"] as? String ?? fields["code"] as? String ?? ""
    let type = error?["type"] as? String ?? ""
    if code.contains("commit_empty") { return .trouble(about: about, .nothingToCommit) }
    if code.contains("api_key") || type.contains("auth") || type.contains("permission") {
      return .trouble(about: about, .key)
    }
    let passing = ["rate_limit", "server_error", "overloaded", "session_expired", "busy"]
    if passing.contains(where: { code.contains($0) || type.contains($0) }) {
      return .trouble(about: about, .server)
    }
    let place = error?["param"] as? String ?? ""
    return .trouble(about: about, (place + code).contains("language") ? .language : .request)
  }
}
