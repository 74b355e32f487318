import Foundation

/// An HTTP client that can send invalid requests to a server on this machine, and opens a new
/// connection for each request.
public struct RawHTTP: Sendable {
  /// The port of the server.
  public let port: Int

  /// The bearer token that identifies the user, or `nil` for no user.
  public var token: String?

  /// The server, retained because it may shut down when its last reference is released.
  private let server: (any AnyObject & Sendable)?

  /// Creates a client that keeps `server` alive.
  public init(port: Int, token: String? = nil, of server: (any AnyObject & Sendable)? = nil) {
    self.port = port
    self.token = token
    self.server = server
  }

  /// An error for a connection that failed or ended before the response was complete.
  public struct Broken: Error {
    /// Creates an error.
    public init() {}
  }

  /// Sends a request and returns the response.
  ///
  /// `fields` are added to the default header fields or replace them; `nil` omits a field.
  public func send(
    _ method: String, _ path: String, _ fields: [String: String?] = [:], body: [UInt8] = []
  ) async throws -> RawAnswer {
    var all: [String: String?] = [
      "Host": "127.0.0.1:\(port)", "Connection": "close", "Content-Length": "\(body.count)",
      "Authorization": token.map { "Bearer \($0)" },
      "Content-Type": body.isEmpty ? nil : "application/json",
    ]
    all.merge(fields) { $1 }
    let lines = all.compactMap { name, value in value.map { "\(name): \($0)\r\n" } }
    let head = "\(method) \(path) HTTP/1.1\r\n" + lines.sorted().joined() + "\r\n"
    return try await exchange(Array(head.utf8) + body, isHead: method == "HEAD")
  }

  /// Sends a request with a text body and returns the response.
  public func send(
    _ method: String, _ path: String, _ fields: [String: String?] = [:], text: String
  ) async throws -> RawAnswer {
    try await send(method, path, fields, body: Array(text.utf8))
  }

  /// Saves `content` through the captures API.
  public func save(_ content: String, key: String? = nil) async throws -> RawAnswer {
    let body = try JSONEncoder().encode(["content": content, "contentType": "text"])
    return try await send(
      "POST", "/api/somethings", ["Idempotency-Key": key], body: Array(body))
  }

  private func exchange(_ bytes: [UInt8], isHead: Bool) async throws -> RawAnswer {
    let socket = try RawSocket(port: port)
    // A server may respond before it has received the whole request.
    await socket.send(bytes)
    guard let answer = RawAnswer(await socket.receiveAll(), isHead: isHead) else { throw Broken() }
    return answer
  }
}

/// A server's response.
public struct RawAnswer: Sendable {
  /// The status code.
  public let status: Int

  /// The header fields by their lowercase names.
  public let fields: [String: String]

  /// The complete body.
  public let body: [UInt8]

  /// Parses the bytes received on a connection, or returns `nil` if they are not a complete
  /// response; a response to `HEAD` has no body, only its length.
  init?(_ bytes: [UInt8], isHead: Bool = false) {
    let separator = Array("\r\n\r\n".utf8)
    guard
      let end = bytes.indices.first(where: { bytes[$0...].starts(with: separator) }),
      case let lines = String(decoding: bytes[..<end], as: UTF8.self)
        .components(separatedBy: "\r\n"),
      let status = lines.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return nil }
    self.status = status
    fields = Dictionary(
      lines.dropFirst().map { line in
        let parts = line.split(separator: ":", maxSplits: 1)
        return (parts[0].lowercased(), (parts.last ?? "").trimmingCharacters(in: .whitespaces))
      }, uniquingKeysWith: { $1 })
    body = Array(bytes[(end + 4)...])
    let length = fields["content-length"].flatMap(Int.init)
    if let length, body.count != (isHead ? 0 : length) { return nil }
  }

  /// Returns the body, decoded as JSON.
  public func json<Value: Decodable>(as type: Value.Type = Value.self) throws -> Value {
    try JSONDecoder().decode(type, from: Data(body))
  }

  /// The error sentence, or `nil` if the body is not a single error sentence.
  public var error: String? {
    guard let body: [String: String] = try? json(), body.count == 1,
      let sentence = body["error"], sentence.hasSuffix("."), !sentence.contains("\n")
    else { return nil }
    return sentence
  }
}
