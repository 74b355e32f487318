import Foundation
import Hark

/// Asks any server that speaks OpenAI's `/chat/completions`.
///
/// A request that brought nothing is repeated when that can help: no connection, 429, 502, 503, 504,
/// as long as the server asks for and twice as long each time. Once text has come nothing is
/// repeated. What a server writes into its errors may quote the person and is never read.
public struct ChatCompletions: Sendable {
  /// Which server, and how.
  public var settings: ChatSettings

  let transport: any HTTPTransport
  let timekeeper: any Timekeeper
  let chance: @Sendable () -> Double

  /// Makes a client.
  ///
  /// - Parameters:
  ///   - settings: Which server, and how.
  ///   - transport: What carries the requests.
  ///   - timekeeper: The clock for waits.
  ///   - chance: A number of 0..<1 that spreads repetitions, so that many do not come at once.
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

  /// The text of one whole answer of the given shape; throws a `VoiceFailure`.
  ///
  /// A server that does not know schemas is asked for any JSON object instead.
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

  /// A body of at most a megabyte.
  static func body(of response: HTTPResponse) async throws -> [UInt8] {
    var body: [UInt8] = []
    for try await piece in response.body {
      body += piece
      if body.count > ServerSentEvents.longestLine { throw VoiceFailure.replyFailed }
    }
    return body
  }

  /// The first answer that is worth reading, or the last one of any kind.
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
