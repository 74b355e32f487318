import Hark

/// What a page says in text.
enum PageMessage: Sendable, Equatable {
  /// The first message.
  case hello(Hello)

  /// The person did something; numbers begin with 1 and leave none out.
  case person(ActionRequest)

  /// What the browser allows changed, or its question was answered.
  case permission(BrowserPermission)

  /// What became of an opening.
  case microphone(opening: UInt32, MicrophoneNews)

  /// The person's wishes changed.
  case settings(reducesMotion: Bool)

  /// Everything up to this event has come.
  case seen(event: Int)

  /// Which microphones there are, and what the browser can do to their sound.
  case devices(PageDevices)

  /// What became of the sound of a reply.
  case playback(UInt32, PlaybackNews)

  /// Asks for a sign of life.
  case ping(at: Double)
}

/// How a page begins or goes on.
struct Hello: Sendable, Equatable {
  /// Of the protocol.
  var version = Hello.version

  /// By its name, whatever that is; the hub knows which there are.
  var experience: String

  /// The session to go on with; nil for a new one.
  var resume: Resume?

  /// The browser's language; nil when it has not said.
  var language: LocaleTag?

  var permission: BrowserPermission
  var reducesMotion: Bool

  /// The version that this server speaks.
  static let version = 1

  /// A session, and the last event that came of it.
  struct Resume: Sendable, Equatable, Codable {
    var session: String
    var seen: Int

    enum CodingKeys: CodingKey { case session, seen }
  }
}

/// Something that the person did.
struct ActionRequest: Sendable, Equatable {
  /// 1, 2, 3 … in a session.
  var id: Int

  var action: PersonAction

  /// The sound that comes before it; nil when the order on the socket says it.
  var after: SoundPlace?
}

/// A place in the sound of an opening.
struct SoundPlace: Sendable, Equatable, Codable {
  var opening: UInt32

  /// Samples since the opening.
  var samples: Int

  enum CodingKeys: CodingKey { case opening, samples }
}

/// What the browser allows.
enum BrowserPermission: String, Sendable, Equatable, Codable, CaseIterable {
  case granted, prompt, denied

  /// There is no microphone to be asked for, as on a page that is not served securely.
  case unavailable
}

/// What became of an opening.
enum MicrophoneNews: Sendable, Equatable {
  case opened
  case failed(Reason)
  case lost
  case closed

  /// Why it could not be opened.
  enum Reason: String, Sendable, Equatable, Codable, CaseIterable {
    case denied, busy, unavailable
  }
}
