import Foundation
import Hark

/// A transport that sends an HTTP request and streams the response.
///
/// Requirements for adapters: Return once the head has arrived, then stream the body as it arrives,
/// and fail it with `broken` if it exceeds `HTTPRequest.longestAnswer`. Limit the wait for the head
/// and for each piece of the body to the request's timeout. End the exchange if the calling task is
/// canceled or the body is released. Follow no redirects to other hosts, because the request can
/// contain a key. Throw `CancellationError` or `HTTPFailure`s, which contain neither bodies nor
/// header fields.
public protocol HTTPTransport: Sendable {
  /// Sends `request` and returns the response, regardless of its status.
  func send(_ request: HTTPRequest) async throws -> HTTPResponse
}

#if canImport(CCurl)
  /// The HTTP client of the platform: libcurl on Linux, Foundation elsewhere.
  public typealias SystemHTTPTransport = CurlTransport
#else
  /// The HTTP client of the platform: libcurl on Linux, Foundation elsewhere.
  public typealias SystemHTTPTransport = URLSessionTransport
#endif

/// An HTTP request.
///
/// Its description omits the URL, the header fields, and the content of the body, any of which may
/// contain a key or private text.
public struct HTTPRequest: Sendable, Equatable, Confidential {
  /// The method, in uppercase.
  public var method: String

  /// The URL, with the scheme `http` or `https`.
  public var url: String

  /// The header fields, in order.
  public var headers: [HTTPField]

  /// The body; empty if there is none.
  public var body: [UInt8]

  /// The timeout for the head of the response and for each piece of its body, in seconds.
  public var timeout: Double

  /// The maximum length of a response body, in bytes.
  public static let longestAnswer = 16 * 1_048_576

  /// Creates a request.
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

  /// The method and the length of the body.
  public var description: String { "HTTPRequest(\(method), body: <\(body.count) bytes>)" }
}

/// An HTTP response.
public struct HTTPResponse: Sendable {
  /// The status code, such as 200.
  public var status: Int

  /// The header fields; `URLSessionTransport` sorts them by name.
  public var headers: [HTTPField]

  /// The body, in pieces of at least one byte.
  public var body: AsyncThrowingStream<[UInt8], any Error>

  /// Creates a response.
  public init(
    status: Int, headers: [HTTPField] = [], body: AsyncThrowingStream<[UInt8], any Error>
  ) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// Returns the value of the first field with this name, ignoring case, or `nil` if there is none.
  public func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }
}

extension HTTPRequest {
  /// Returns the URL; throws `badAddress` if the URL, the method, or a header field is invalid.
  func validURL() throws(HTTPFailure) -> URL {
    guard let url = URL(string: url), let scheme = url.scheme?.lowercased(),
      ["http", "https"].contains(scheme), url.host?.isEmpty == false,
      !method.isEmpty, method.allSatisfy({ "A"..."Z" ~= $0 }), headers.allSatisfy(\.isOneLine)
    else { throw .badAddress }
    return url
  }
}

extension HTTPField {
  fileprivate var isOneLine: Bool {
    !name.isEmpty && !name.contains { $0 == ":" || $0.isWhitespace }
      && !value.unicodeScalars.contains { $0.value < 0x20 && $0 != "\t" }
  }
}

/// An HTTP header field.
public struct HTTPField: Sendable, Hashable, Confidential {
  /// The name, which is case-insensitive.
  public var name: String

  /// The value.
  public var value: String

  /// Creates a field.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  /// The name.
  public var description: String { "HTTPField(\(name))" }
}

/// The reason that a response is missing or incomplete.
public enum HTTPFailure: Error, Sendable, Hashable {
  /// The URL is invalid or unsupported, or the method or a header field is invalid.
  case badAddress

  /// No connection could be established.
  case unreachable

  /// No data arrived within the request's timeout.
  case timedOut

  /// The connection failed or closed early, or the response was not HTTP or was too long.
  case broken
}

extension HTTPFailure: LocalizedError {
  /// A description of the failure, as a sentence in English.
  public var errorDescription: String? {
    switch self {
    case .badAddress: "The server's URL is invalid: correct it."
    case .unreachable: "The server cannot be reached: check its address and the network."
    case .timedOut: "The server did not respond in time: try again."
    case .broken: "The server's response is incomplete or invalid: try again."
    }
  }
}
