import Hark
import HarkScreens

enum PageMessage: Sendable, Equatable {
  case hello(Hello)

  /// An action of the user; action numbers start at 1 and are consecutive.
  case person(ActionRequest)

  /// The browser's permission changed, or the user answered its prompt.
  case permission(BrowserPermission)

  /// The microphone was opened, could not be opened, was lost, or was closed.
  case microphone(opening: UInt32, PageMicrophoneEvent)

  /// The user's preferences changed; if `finishing` is `nil`, the finishing options are unchanged.
  case settings(reducesMotion: Bool, finishing: FinishingOptions? = nil)

  /// The page received all events up to this one.
  case seen(event: Int)
  case devices(PageDevices)
  case playback(UInt32, PagePlaybackEvent)
  case ping(at: Double)
}

/// The message with which a page starts or resumes a session.
struct Hello: Sendable, Equatable {
  var version = Hello.version

  /// The token of the user; `nil` for pages that need none.
  var token: HelloToken?

  /// The name of the experience, which may be unknown; the hub checks it.
  var experience: String
  var resume: Resume?
  var language: LocaleTag?
  var permission: BrowserPermission
  var reducesMotion: Bool

  /// How the user wants text to be finished; `nil` if the user has not chosen.
  var finishing: FinishingOptions?

  static let version = 1

  /// A session, and the last event received from it.
  struct Resume: Sendable, Equatable, Codable {
    var session: String
    var seen: Int

    /// The audio that the page still stores from a closed microphone; `nil` if it stores none.
    var sound: StoredSound?

    enum CodingKeys: CodingKey { case session, seen, sound }
  }
}

/// A page's stored audio of an opening: from sample `first` up to `samples`.
struct StoredSound: Sendable, Equatable, Codable {
  var opening: UInt32
  var first: Int
  var samples: Int
}

/// A token in a hello; its description does not reveal it.
struct HelloToken: Sendable, Equatable, Confidential {
  let text: String

  var description: String { text.veiled }
}

struct ActionRequest: Sendable, Equatable {
  /// The number of the action in its session: 1, 2, 3, and so on.
  var id: Int
  var action: PersonAction

  /// The audio that precedes the action; `nil` if the order of messages determines it.
  var after: SoundPlace?

  /// Whether the action ended a recording that is now recognized again; it is not performed,
  /// because that recording ends by itself.
  var isRepeated = false

  /// Whether the page may have sent the action before it knew that the opening of `after` was over.
  var isEarly = true
}

struct SoundPlace: Sendable, Equatable, Codable {
  var opening: UInt32
  var samples: Int

  enum CodingKeys: CodingKey { case opening, samples }
}

enum BrowserPermission: String, Sendable, Equatable, Codable, CaseIterable {
  case granted, prompt, denied

  /// The page cannot request access, for example because it is not served securely.
  case unavailable
}

enum PageMicrophoneEvent: Sendable, Equatable {
  case opened
  case failed(Reason)
  case lost
  case closed

  enum Reason: String, Sendable, Equatable, Codable, CaseIterable { case denied, busy, unavailable }
}

enum PagePlaybackEvent: Sendable, Equatable {
  /// The audio before `position`, in samples, has been played, and the page's audio system has taken
  /// the audio before `taken`, which is at least `position`.
  case heard(position: Int, taken: Int)
  case ended
  case failed
}

/// The microphones of the page's machine, limited in number and in the length of their names and
/// IDs, and the effects that its browser supports.
struct PageDevices: Sendable, Equatable {
  let inputs: [AudioInput]
  let effects: Set<AudioEffect>

  static let inputLimit = 32

  /// The maximum length of a name, in characters.
  static let nameLimit = 100

  /// The maximum length of an ID, in UTF-8 bytes; browsers use 64.
  static let idLimit = 256

  init(inputs: [AudioInput], effects: Set<AudioEffect>) {
    var known: Set<String> = []
    var kept: [AudioInput] = []
    // Before the user grants permission, microphones have no IDs.
    for input in inputs where Self.isID(input.id) && kept.count < Self.inputLimit {
      guard known.insert(input.id).inserted else { continue }
      let scalars = input.name.unicodeScalars.prefix(TextLimit.scalars(in: Self.nameLimit))
      let name = String(String(scalars).prefix(Self.nameLimit))
      kept.append(AudioInput(id: input.id, name: name))
    }
    self.inputs = kept
    self.effects = effects
  }

  static func isID(_ id: String) -> Bool { 1...idLimit ~= id.utf8.count }
}

extension PageDevices: Decodable {
  private enum Key: String, CodingKey { case inputs, effects }

  init(from decoder: any Decoder) throws {
    let members = try decoder.container(keyedBy: Key.self)
    let effects: [String] = try members.get(.effects)
    self.init(inputs: try members.get(.inputs), effects: Set(effects.compactMap(AudioEffect.init)))
  }
}
