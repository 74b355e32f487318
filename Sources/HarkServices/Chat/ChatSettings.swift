import Foundation

/// Which server answers, and how it is asked.
public struct ChatSettings: Sendable, Equatable {
  /// The server's address up to and with its version, such as `http://localhost:8000/v1`.
  public var baseURL: String

  /// The model's name.
  public var model: String

  /// The key; nil where none is wanted.
  ///
  /// It appears in no log, error or description.
  public var key: Secret?

  /// What the model is told about its part.
  public var instructions: String

  /// The longest wait for the head of an answer and for each piece of it, in seconds.
  public var timeout: Double

  /// How often a request that brought nothing is repeated.
  public var retries: Int

  /// How long before the first repetition, in seconds; each further one waits twice as long.
  public var backOff: Double

  /// The longest wait before a repetition that a server may ask for, in seconds.
  public var longestWait: Double

  /// Makes settings.
  public init(
    baseURL: String, model: String, key: Secret? = nil,
    instructions: String = ChatSettings.coach, timeout: Double = 30, retries: Int = 2,
    backOff: Double = 0.5, longestWait: Double = 20
  ) {
    self.baseURL = baseURL
    self.model = model
    self.key = key
    self.instructions = instructions
    self.timeout = timeout
    self.retries = retries
    self.backOff = backOff
    self.longestWait = longestWait
  }

  /// The part of a coach.
  public static let coach =
    "You are a warm, brief coach. Reflect what the person says, and ask one open question at a "
    + "time. Answer in the person's language, in at most three sentences."
}

/// A text that nobody should read by chance.
public struct Secret: Sendable, Equatable, CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  let text: String

  /// Hides `text`, without spaces and line breaks at its ends: files that hold a key often end in one.
  public init(_ text: String) {
    self.text = text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Three dots.
  public var description: String { "•••" }

  /// Three dots.
  public var debugDescription: String { description }

  /// Nothing to see.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
