import Hark

/// A text message from a page.
enum PageMessage: Sendable, Equatable {
  /// The first message.
  case hello(Hello)

  /// An action of the user; action numbers start at 1 and are consecutive.
  case person(ActionRequest)

  /// The browser's permission changed, or the user answered its prompt.
  case permission(BrowserPermission)

  /// The result or a later event of a microphone opening.
  case microphone(opening: UInt32, MicrophoneNews)

  /// The user's preferences changed.
  case settings(reducesMotion: Bool)

  /// The page received all events up to this one.
  case seen(event: Int)

  /// The available microphones and the effects that the browser supports.
  case devices(PageDevices)

  /// The progress of a reply's playback.
  case playback(UInt32, PlaybackNews)

  /// A request for a pong.
  case ping(at: Double)
}

/// The message with which a page starts or resumes a session.
struct Hello: Sendable, Equatable {
  /// The version of the protocol.
  var version = Hello.version

  /// The name of the experience, which may be unknown; the hub checks it.
  var experience: String

  /// The session to resume; `nil` for a new one.
  var resume: Resume?

  /// The browser's language; `nil` if unknown.
  var language: LocaleTag?

  var permission: BrowserPermission
  var reducesMotion: Bool

  /// The protocol version of this server.
  static let version = 1

  /// A session, and the last event received from it.
  struct Resume: Sendable, Equatable, Codable {
    var session: String
    var seen: Int

    enum CodingKeys: CodingKey { case session, seen }
  }
}

/// An action of the user.
struct ActionRequest: Sendable, Equatable {
  /// The number of the action in its session: 1, 2, 3, and so on.
  var id: Int

  var action: PersonAction

  /// The audio that precedes the action; `nil` if the order of messages on the socket determines
  /// it.
  var after: SoundPlace?
}

/// A position in the audio of an opening.
struct SoundPlace: Sendable, Equatable, Codable {
  var opening: UInt32

  /// The number of samples since the opening.
  var samples: Int

  enum CodingKeys: CodingKey { case opening, samples }
}

/// The browser's microphone permission.
enum BrowserPermission: String, Sendable, Equatable, Codable, CaseIterable {
  case granted, prompt, denied

  /// The microphone cannot be requested, for example on a page that is not served securely.
  case unavailable
}

/// An event of a microphone opening.
enum MicrophoneNews: Sendable, Equatable {
  case opened
  case failed(Reason)
  case lost
  case closed

  /// The reason that the microphone could not be opened.
  enum Reason: String, Sendable, Equatable, Codable, CaseIterable {
    case denied, busy, unavailable
  }
}
