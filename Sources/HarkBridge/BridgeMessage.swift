import Foundation
import Hark

/// A message to the other side of a bridge.
///
/// Messages arrive in the order in which they are sent; the events that lead to a reply, such as the
/// final text before the reply to a stop, are sent before it (O56).
public enum BridgeMessage: Sendable, Hashable {
  /// The reply to the call with this number.
  case reply(BridgeReply, call: Int)

  /// Recognized text or an error, sent over the event channel.
  case event(BridgeEvent)

  /// A notice for a banner, sent over the method channel in the reverse direction, because the
  /// event channel carries only text and errors (S4-27).
  case notice(BridgeNotice)
}

/// An event that the bridge sends without a request (S4-27): text or an error, never audio.
public enum BridgeEvent: Sendable, Hashable {
  /// The entire text so far, which may still change.
  case partial(String)

  /// The entire text; sent at most once per recording, after all partial text.
  case final(String)

  /// An error; the text so far, if any, has already been sent as final.
  case error(BridgeErrorCode)
}

/// An unobtrusive notice for the UI; the raw value is the method's name.
public enum BridgeNotice: String, Sendable, Hashable, CaseIterable {
  /// The dictation is so long that the transitions between its recognition tasks may be noticeable;
  /// sent at most once per dictation (S4-40).
  case longSpeech
}

extension BridgeEvent {
  /// The representation on the event channel, whose codec encodes it as JSON (S4-27, O57).
  ///
  /// The keys are `type` and, where applicable, `text` or `errorCode`.
  public var map: [String: String] {
    switch self {
    case .partial(let text): ["type": "partial", "text": text]
    case .final(let text): ["type": "final", "text": text]
    case .error(let code): ["type": "error", "errorCode": code.rawValue]
    }
  }

  /// Decodes a map; `nil` if it is not a valid event or has an unknown error code.
  public init?(map: [String: String]) {
    switch (map["type"], map["text"], map["errorCode"].flatMap(BridgeErrorCode.init)) {
    case ("partial", let text?, _): self = .partial(text)
    case ("final", let text?, _): self = .final(text)
    case ("error", _, let code?): self = .error(code)
    default: return nil
    }
  }
}

/// A command from the other side of a native bridge (S4-25).
public enum BridgeCommand: String, Sendable, Hashable, Codable, CaseIterable {
  case requestPermission, isAvailable, startRecognition, stopRecognition

  /// Opens the app's page in the system's settings, to grant a denied permission (S4-43).
  case openSettings

  /// Recognizes the audio of the last recording again, after its recognition failed.
  case recognizeAgain

  /// Requests the UI strings for a dictation, so that they are defined in one place only.
  case wording
}

/// The reply to a command.
public enum BridgeReply: Sendable, Hashable {
  /// The combined state of both permissions (S4-04).
  case permission(BridgePermission)

  /// Whether recognition is currently possible, regardless of permissions and of the network.
  case available(Bool)

  /// Recognition started in `locale`; `isFallback` is true if that is not the preferred language.
  case started(locale: LocaleTag, isFallback: Bool)

  /// Recognition stopped: all events have been sent, and the microphone is closed.
  case stopped

  /// Whether the settings were opened.
  case opened(Bool)

  /// The audio of the last recording was recognized again as this text, which replaces the
  /// recording's text.
  case recognized(String)

  /// The UI strings, keyed by the names of `BridgePhrase` and `BridgeErrorCode`.
  case wording([String: String])

  /// The command failed.
  case refused(BridgeErrorCode)
}

/// The user's combined answer to both permission requests.
public enum BridgePermission: String, Sendable, Hashable, CaseIterable {
  case granted, denied, restricted, notDetermined

  init(_ status: PermissionStatus) {
    switch status {
    case .authorized: self = .granted
    case .denied: self = .denied
    case .restricted: self = .restricted
    case .notDetermined: self = .notDetermined
    }
  }
}

/// The names of a plugin's channels.
public enum BridgeChannel {
  /// The channel for commands and their replies (S4-25).
  public static let methods = "com.eircodex.speech/methods"

  /// The channel for events, each encoded as JSON (S4-26).
  public static let events = "com.eircodex.speech/events"
}

extension FinishingOptions {
  /// Decodes the user's choice from the arguments of `startRecognition`; `nil` if there are none.
  ///
  /// The arguments are a map of property list types with the members of `FinishingOptions` as JSON,
  /// all of which are optional. Throws a `VocabularyFault` if the vocabulary is not valid, and otherwise
  /// a `DecodingError`.
  public static func choice(inArguments arguments: Any?) throws -> FinishingOptions? {
    guard let arguments, !(arguments is NSNull) else { return nil }
    guard let map = arguments as? [String: Any], JSONSerialization.isValidJSONObject(map) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "The arguments are not a map."))
    }
    let data = try JSONSerialization.data(withJSONObject: map)
    return try JSONDecoder().decode(FinishingOptions.self, from: data)
  }
}
