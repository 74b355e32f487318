import Foundation

/// The chat server and the parameters of its requests.
public struct ChatSettings: Sendable, Equatable {
  /// The server's address, including its version, such as `http://localhost:8000/v1`.
  public var baseURL: String

  /// The name of the model.
  public var model: String

  /// The API key; `nil` if none is required.
  ///
  /// It appears in no log, error or description.
  public var key: Secret?

  /// The system message that describes the model's role.
  public var instructions: String

  /// The timeout for the head of an answer and for each piece of its body, in seconds.
  public var timeout: Double

  /// The maximum number of retries of a failed request.
  public var retries: Int

  /// The delay before the first retry, in seconds; it doubles with each further retry.
  public var backOff: Double

  /// The maximum delay that a server can request before a retry, in seconds.
  public var longestWait: Double

  /// Creates settings.
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

  /// The instructions for the role of a coach.
  public static let coach =
    "You are a warm, brief coach. Reflect what the person says, and ask one open question at a "
    + "time. Answer in the person's language, in at most three sentences."
}

/// A string that is hidden from descriptions and reflection.
public struct Secret: Sendable, Equatable, CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  let text: String

  /// Creates a secret from `text` without its leading and trailing whitespace and newlines.
  ///
  /// Files that contain a key often end in a newline.
  public init(_ text: String) {
    self.text = text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Three dots.
  public var description: String { "•••" }

  /// Three dots.
  public var debugDescription: String { description }

  /// A mirror without children.
  public var customMirror: Mirror { Mirror(self, children: []) }
}
