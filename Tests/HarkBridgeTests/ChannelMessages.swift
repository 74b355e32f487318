import Foundation
import Hark
@testable import HarkBridge

/// The messages between the bridge and the other side of the plugin, which the tests of both sides
/// use.
struct ChannelMessages {
  /// A message of a sequence.
  enum Message: Equatable {
    case call(BridgeCommand)
    case reply(Value)
    case refusal(BridgeErrorCode)
    case event(BridgeEvent)
    case notice(BridgeNotice)

    /// Whether the user continues to speak after the message.
    var isFollowedBySpeech: Bool {
      switch self {
      case .reply(.start), .event, .notice: true
      case .call, .reply, .refusal: false
      }
    }
  }

  /// A reply in the form that a channel carries.
  enum Value: Equatable {
    case nothing
    case flag(Bool)
    case text(String)
    case start(locale: String, isFallback: Bool)
  }

  let root: [String: Any]

  init() throws {
    let url = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Flutter/channel-messages.json")
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    root = object as? [String: Any] ?? [:]
  }

  /// Returns the list of names with the given key.
  func names(_ key: String) -> [String] { root[key] as? [String] ?? [] }

  /// The names of all sequences.
  var sequences: [String] { (root["sequences"] as? [String: Any] ?? [:]).keys.sorted() }

  /// Returns the sequence with the given name.
  func sequence(_ name: String) throws -> [Message] {
    let all = root["sequences"] as? [String: [[String: Any]]] ?? [:]
    return try (all[name] ?? []).map(message)
  }

  private func message(_ map: [String: Any]) throws -> Message {
    if let name = map["call"] as? String, let command = BridgeCommand(rawValue: name) {
      return .call(command)
    }
    if let name = map["refusal"] as? String, let code = BridgeErrorCode(rawValue: name) {
      return .refusal(code)
    }
    if let event = (map["event"] as? [String: String]).flatMap(BridgeEvent.init(map:)) {
      return .event(event)
    }
    if let name = map["notice"] as? String, let notice = BridgeNotice(rawValue: name) {
      return .notice(notice)
    }
    guard let reply = map["reply"] else { throw CocoaError(.propertyListReadCorrupt) }
    if let start = reply as? [String: Any] {
      return .reply(
        .start(
          locale: start["locale"] as? String ?? "",
          isFallback: start["isFallback"] as? Bool ?? false))
    }
    if let text = reply as? String { return .reply(.text(text)) }
    return .reply((reply as? Bool).map { .flag($0) } ?? .nothing)
  }
}

extension ChannelMessages.Message {
  /// Creates the counterpart of a bridge message; `nil` for a reply to a call other than the last
  /// one, or for a reply that contains the wording.
  init?(_ message: BridgeMessage, call: Int) {
    switch message {
    case .reply(let reply, call): self.init(reply)
    case .reply: return nil
    case .event(let event): self = .event(event)
    case .notice(let notice): self = .notice(notice)
    }
  }

  private init?(_ reply: BridgeReply) {
    switch reply {
    case .permission(let permission): self = .reply(.text(permission.rawValue))
    case .available(let isAvailable): self = .reply(.flag(isAvailable))
    case .started(let locale, let isFallback):
      self = .reply(.start(locale: "\(locale)", isFallback: isFallback))
    case .stopped: self = .reply(.nothing)
    case .opened(let isOpen): self = .reply(.flag(isOpen))
    case .recognized(let text): self = .reply(.text(text))
    case .wording: return nil
    case .refused(let code): self = .refusal(code)
    }
  }
}
