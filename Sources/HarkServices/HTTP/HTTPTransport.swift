import Hark

/// Carries one HTTP request to a server and its answer back, piece by piece.
///
/// To the author of an adapter: answer once the head is there; then let the body stream as it
/// comes, and end it as broken beyond `HTTPRequest.longestAnswer`. Bound the wait for the head and for each piece
/// of the body by the request's time-out. Cancelling the calling task, or dropping the body, ends
/// the exchange. Follow no redirect to another host, since a key travels with the request. Throw
/// `HTTPFailure`s, which hold neither a body nor a header.
public protocol HTTPTransport: Sendable {
  /// The answer to `request`, whatever its status.
  func send(_ request: HTTPRequest) async throws -> HTTPResponse
}

#if canImport(CCurl)
  /// The HTTP client of this system: libcurl on Linux, Foundation's elsewhere.
  public typealias SystemHTTPTransport = CurlTransport
#else
  /// The HTTP client of this system: libcurl on Linux, Foundation's elsewhere.
  public typealias SystemHTTPTransport = URLSessionTransport
#endif

/// What is asked of a server.
///
/// Printed, it shows neither its body nor the values of its fields, for a key is among them.
public struct HTTPRequest: Sendable, Equatable, Confidential {
  /// The method, in capitals.
  public var method: String

  /// The address, `http` or `https`.
  public var url: String

  /// The header fields, in order.
  public var headers: [HTTPField]

  /// The body; empty for none.
  public var body: [UInt8]

  /// The longest wait for the head of the answer, and for each piece of its body, in seconds.
  public var timeout: Double

  /// The longest body of an answer that is read, in bytes: more than any service here sends.
  public static let longestAnswer = 16 * 1_048_576

  /// Makes a request.
  public init(
    _ method: String, _ url: String, headers: [HTTPField] = [], body: [UInt8] = [],
    timeout: Double = 30
  ) {
    self.method = method
    self.url = url
    self.headers = headers
    self.body = body
    self.timeout = timeout
  }

  /// The method, and how long the body is.
  public var description: String { "HTTPRequest(\(method), body: <\(body.count) bytes>)" }
}

/// What a server answers.
public struct HTTPResponse: Sendable {
  /// The status, 100…599.
  public var status: Int

  /// The header fields, in order.
  public var headers: [HTTPField]

  /// The body, in pieces of at least one byte.
  public var body: AsyncThrowingStream<[UInt8], any Error>

  /// Makes an answer.
  public init(
    status: Int, headers: [HTTPField] = [], body: AsyncThrowingStream<[UInt8], any Error>
  ) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// The value of the first field with this name, written in any case; nil when there is none.
  public func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }
}

/// One header field.
public struct HTTPField: Sendable, Hashable, Confidential {
  /// The name, in any case.
  public var name: String

  /// The value.
  public var value: String

  /// Makes a field.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  /// The name.
  public var description: String { "HTTPField(\(name))" }
}

/// Why no answer came, or not all of it.
public enum HTTPFailure: String, Error, Sendable, Hashable, CaseIterable {
  /// The address is none that can be asked.
  case badAddress

  /// No connection could be made.
  case unreachable

  /// Nothing came within the request's time-out.
  case timedOut

  /// The connection ended before the answer did, or what came is not HTTP or has no end.
  case broken
}
