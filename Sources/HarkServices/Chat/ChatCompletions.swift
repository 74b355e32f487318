import Hark

/// A client for servers with OpenAI's `/chat/completions` API.
///
/// Connection failures, timeouts, and statuses 429, 502, 503, and 504 are retried with exponential
/// backoff, after at least the delay that the server requests, unless that delay exceeds
/// `ChatSettings.longestWait`. Failures in the body of a response are not retried. Error bodies may
/// quote the user and are never read.
public struct ChatCompletions: Sendable {
  /// The server and the parameters of the requests to it.
  public var settings: ChatSettings

  let transport: any HTTPTransport
  let timekeeper: any Timekeeper
  let chance: @Sendable () -> Double

  /// Creates a client.
  ///
  /// `chance` returns a random number in 0..<1 that determines the jitter of retries.
  public init(
    _ settings: ChatSettings, transport: any HTTPTransport = SystemHTTPTransport(),
    timekeeper: any Timekeeper = SystemTimekeeper(),
    chance: @escaping @Sendable () -> Double = { Double.random(in: 0..<1) }
  ) {
    self.settings = settings
    self.transport = transport
    self.timekeeper = timekeeper
    self.chance = chance
  }

  /// Returns the text of a complete answer with the given schema.
  ///
  /// If the server does not support schemas, any JSON object is requested instead.
  ///
  /// Throws a `VoiceFailure` if the answer is unusable, and an `HTTPFailure` or another error if
  /// the request fails or is canceled, or the answer is too long.
  public func answer(to text: String, name: String, schema: JSONValue) async throws -> String {
    let strict = ChatWire.ResponseFormat(
      type: "json_schema", json_schema: .init(name: name, schema: schema))
    let message = [ChatMessage(.person, text)]
    var response = try await response(to: message, stream: false, strict)
    if response.status == 400 || response.status == 422 {
      response = try await self.response(to: message, stream: false, .init(type: "json_object"))
    }
    guard response.status == 200 else { throw VoiceFailure.analysisFailed }
    return try ChatReply.whole(try await response.wholeBody())
  }

  /// Returns the first response that needs no retry, or the response to the last attempt.
  func response(
    to conversation: [ChatMessage], stream: Bool, _ format: ChatWire.ResponseFormat? = nil
  ) async throws -> HTTPResponse {
    let system = ChatWire.WireMessage(role: "system", content: settings.instructions)
    let messages = conversation.map {
      ChatWire.WireMessage(role: $0.speaker == .person ? "user" : "assistant", content: $0.text)
    }
    let request = try HTTPRequest(
      post: ChatWire.Request(
        model: settings.model, messages: [system] + messages, stream: stream,
        response_format: format),
      to: "/chat/completions", of: settings.baseURL, key: settings.key,
      accept: stream ? "text/event-stream" : "application/json", timeout: settings.timeout)
    return try await transport.send(
      request, retries: settings.retries, backOff: settings.backOff, timekeeper: timekeeper,
      chance: chance
    ) { response in
      let asked = response.retryAfter ?? 0
      return [429, 502, 503, 504].contains(response.status) && asked <= settings.longestWait
        ? asked : nil
    }
  }
}

/// The chat server and the parameters of the requests to it.
public struct ChatSettings: Sendable, Equatable {
  /// The server's address, including its version, such as `http://localhost:8000/v1`.
  public var baseURL: String

  /// The name of the model.
  public var model: String

  /// The API key, which appears in no log, error, or description; `nil` if none is required.
  public var key: Secret?

  /// The system message that describes the model's role.
  public var instructions: String

  /// The timeout for the head of each response and for each piece of its body, in seconds.
  public var timeout: Double

  /// The maximum number of retries of a failed request.
  public var retries: Int

  /// The minimum delay before the first retry, in seconds; it doubles with each further retry.
  public var backOff: Double

  /// The maximum delay that a server can request, in seconds; beyond it, there is no retry.
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
