import Foundation
import Hark

/// A transport that opens WebSockets to servers.
///
/// Requirements for adapters: Return once the server has accepted the connection, within the
/// request's timeout. Exchange text messages only. Follow no redirects, because the request can
/// contain a key. Answer pings, and send pings to a silent server if the system supports it, so
/// that a lost connection is detected. Throw `WebSocketFailure`s, which contain no sent data.
public protocol WebSocketTransport: Sendable {
  /// Opens a WebSocket to the URL of `request`; canceling the calling task cancels the attempt.
  func connect(_ request: WebSocketRequest) async throws -> any WebSocketLine
}

/// An open WebSocket.
public protocol WebSocketLine: Sendable {
  /// The received text messages, in order, for a single reader.
  ///
  /// Ends when either side closes the connection. Throws a `WebSocketFailure` if the connection
  /// breaks or a message is longer than `WebSocketRequest.longestMessage`.
  var messages: AsyncThrowingStream<String, any Error> { get }

  /// Sends a text message and returns once the system has accepted it.
  func send(_ text: String) async throws

  /// Closes the connection normally; safe to call at any time.
  func close() async
}

/// The URL of a WebSocket and the header fields of its request.
///
/// Its description omits the URL and the fields, either of which may contain a key.
public struct WebSocketRequest: Sendable, Equatable, Confidential {
  /// The URL, with the scheme `ws` or `wss`.
  public var url: String

  /// The header fields, in order.
  public var headers: [HTTPField]

  /// The timeout for connecting, and for sending a text message, in seconds.
  public var timeout: Double

  /// The maximum length of a received text message, in bytes; a half-hour transcript is shorter.
  public static let longestMessage = 1_048_576

  /// Creates a request.
  public init(_ url: String, headers: [HTTPField] = [], timeout: Double = 10) {
    self.url = url
    self.headers = headers
    self.timeout = timeout
  }

  /// The number of header fields.
  public var description: String { "WebSocketRequest(headers: \(headers.count))" }
}

/// The reason that a WebSocket could not be opened or was lost.
public enum WebSocketFailure: Error, Sendable, Hashable {
  /// The URL is not a WebSocket URL, or this system does not support WebSockets.
  case badAddress

  /// No connection could be established.
  case unreachable

  /// The server answered with this status instead of opening a WebSocket.
  case refused(status: Int)

  /// The timeout expired.
  case timedOut

  /// The connection broke, or the server sent invalid data or a message that is too long.
  case broken
}

extension WebSocketFailure: LocalizedError {
  /// A description of the failure, as a sentence in English.
  public var errorDescription: String? {
    switch self {
    case .badAddress: "The URL is not a WebSocket URL that this system supports: correct it."
    case .unreachable: "The server cannot be reached: check its address and the network."
    case .refused(let status): "The server refused the WebSocket with status \(status)."
    case .timedOut: "The server did not respond in time: try again."
    case .broken: "The connection to the server was lost: try again."
    }
  }
}
