import Foundation
import Hark

/// A client for servers with OpenAI's `/chat/completions` API.
///
/// Connection failures and statuses 429, 502, 503 and 504 are retried with exponential backoff,
/// after at least the delay that the server requests. Nothing is retried once text has arrived.
/// Error bodies of the server may quote the user and are never read.
public struct ChatCompletions: Sendable {
  /// The server and the parameters of its requests.
  public var settings: ChatSettings

  let transport: any HTTPTransport
  let timekeeper: any Timekeeper
  let chance: @Sendable () -> Double

  /// Creates a client.
  ///
  /// - Parameters:
  ///   - settings: The server and the parameters of its requests.
  ///   - transport: The transport for requests.
  ///   - timekeeper: The clock for delays.
  ///   - chance: Returns a random number in 0..<1 that spreads retries of many clients over time.
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

  /// Returns the text of a complete answer with the given schema; throws a `VoiceFailure`.
  ///
  /// If the server does not support schemas, any JSON object is requested instead.
  public func answer(to text: String, name: String, schema: JSONValue) async throws -> String {
    let strict = ChatWire.ResponseFormat(
      type: "json_schema", json_schema: .init(name: name, schema: schema))
    var response = try await response(to: [Message(.person, text)], stream: false, strict)
    if response.status == 400 || response.status == 422 {
      let loose = ChatWire.ResponseFormat(type: "json_object")
      response = try await self.response(to: [Message(.person, text)], stream: false, loose)
    }
    guard response.status == 200 else { throw VoiceFailure.analysisFailed }
    return try ChatReply.whole(try await Self.body(of: response))
  }

  /// Reads a body of at most one megabyte; throws `VoiceFailure.replyFailed` if it is longer.
  static func body(of response: HTTPResponse) async throws -> [UInt8] {
    var body: [UInt8] = []
    for try await piece in response.body {
      body += piece
      if body.count > ServerSentEvents.longestLine { throw VoiceFailure.replyFailed }
    }
    return body
  }

  /// Returns the first response that needs no retry, or the response to the last attempt.
  func response(
    to conversation: [Message], stream: Bool, _ format: ChatWire.ResponseFormat? = nil
  ) async throws -> HTTPResponse {
    let request = try request(conversation, stream: stream, format)
    for attempt in 0..<max(settings.retries, 0) {
      switch try await tried(request, attempt) {
      case .response(let response): return response
      case .seconds(let seconds):
        try await timekeeper.sleep(until: timekeeper.now + seconds)
      }
    }
    return try await transport.send(request)
  }

  private enum Trial {
    case response(HTTPResponse)
    case seconds(Double)
  }

  private func tried(_ request: HTTPRequest, _ attempt: Int) async throws -> Trial {
    let spread = settings.backOff * Double(1 << min(attempt, 16)) * (1 + chance() / 2)
    do {
      let response = try await transport.send(request)
      guard [429, 502, 503, 504].contains(response.status) else { return .response(response) }
      let asked = response.header("Retry-After").flatMap { RetryAfter.seconds($0, now: Date()) }
      if let asked, asked > settings.longestWait { return .response(response) }
      return .seconds(max(asked ?? 0, spread))
    } catch let failure as HTTPFailure where failure != .badAddress {
      return .seconds(spread)
    }
  }

  private func request(
    _ conversation: [Message], stream: Bool, _ format: ChatWire.ResponseFormat?
  ) throws -> HTTPRequest {
    var messages = [ChatWire.WireMessage(role: "system", content: settings.instructions)]
    messages += conversation.map {
      ChatWire.WireMessage(role: $0.speaker == .person ? "user" : "assistant", content: $0.text)
    }
    let body = ChatWire.Request(
      model: settings.model, messages: messages, stream: stream, response_format: format)
    var headers = [
      HTTPField("Content-Type", "application/json"),
      HTTPField("Accept", stream ? "text/event-stream" : "application/json"),
    ]
    if let key = settings.key { headers.append(HTTPField("Authorization", "Bearer \(key.text)")) }
    var base = settings.baseURL
    while base.hasSuffix("/") { base.removeLast() }
    return HTTPRequest(
      "POST", base + "/chat/completions", headers: headers,
      body: [UInt8](try JSONEncoder().encode(body)), timeout: settings.timeout)
  }
}

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
