import Hark

/// Opens WebSockets to servers.
///
/// To the author of an adapter: return once the server has agreed, and within the request's time-out.
/// Text alone is spoken. Follow no redirect, since a key travels with the request. Answer pings, and
/// ask a silent server for a sign of life where the system can, so that one that is gone is noticed.
/// Throw `WebSocketFailure`s, which hold nothing that was sent.
public protocol WebSocketTransport: Sendable {
  /// A socket to the address of `request`; cancelling the calling task gives it up.
  func connect(_ request: WebSocketRequest) async throws -> any WebSocketLine
}

/// One WebSocket that is open.
public protocol WebSocketLine: Sendable {
  /// The texts that come, in order, to one reader; ends when the server says goodbye, and throws a
  /// `WebSocketFailure` when the connection breaks or a text is longer than
  /// `WebSocketRequest.longestMessage`.
  var messages: AsyncThrowingStream<String, any Error> { get }

  /// Sends a text; returns once the system has taken it, so that who sends faster than the server
  /// reads is held up.
  func send(_ text: String) async throws

  /// Says goodbye and closes; harmless at any time.
  func close() async
}

/// Where a WebSocket leads, and what is said of who asks.
///
/// Printed, it shows neither its address nor its fields, for a key may be in either.
public struct WebSocketRequest: Sendable, Equatable, Confidential {
  /// The address, `ws` or `wss`.
  public var url: String

  /// The header fields, in order.
  public var headers: [HTTPField]

  /// The longest wait for the server to agree, and for a text to be taken by it, in seconds.
  public var timeout: Double

  /// The longest text that is read, in bytes: more than a transcript of half an hour.
  public static let longestMessage = 1_048_576

  /// Makes a request.
  public init(_ url: String, headers: [HTTPField] = [], timeout: Double = 10) {
    self.url = url
    self.headers = headers
    self.timeout = timeout
  }

  /// How many fields it has.
  public var description: String { "WebSocketRequest(headers: \(headers.count))" }
}

/// Why there is no socket, or no longer one.
public enum WebSocketFailure: Error, Sendable, Hashable {
  /// The address is none of a WebSocket, or this system cannot speak to it.
  case badAddress

  /// No connection could be made.
  case unreachable

  /// The server answered with this status in place of a socket.
  case refused(status: Int)

  /// Nothing came in time.
  case timedOut

  /// The connection broke, or what came is no text of a WebSocket.
  case broken
}
