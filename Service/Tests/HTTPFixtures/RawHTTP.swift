import Foundation

/// Asks a server at this machine for anything, however wrong, one connection a request.
public struct RawHTTP: Sendable {
  /// Where it listens.
  public let port: Int

  /// What shows it who asks; nil for nobody.
  public var token: String?

  /// The server, where it ends with the last who knows it.
  private let server: (any AnyObject & Sendable)?

  /// Makes a client, which keeps `server` alive.
  public init(port: Int, token: String? = nil, of server: (any AnyObject & Sendable)? = nil) {
    self.port = port
    self.token = token
    self.server = server
  }

  /// The connection ended before the answer did.
  public struct Broken: Error {
    /// Makes one.
    public init() {}
  }

  /// Sends a request and returns the answer.
  ///
  /// `fields` are added to those that every request has, or take their place; nil leaves one out.
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
    return try await exchange(Array(head.utf8) + body)
  }

  /// Sends a request with a text for its body.
  public func send(
    _ method: String, _ path: String, _ fields: [String: String?] = [:], text: String
  ) async throws -> RawAnswer {
    try await send(method, path, fields, body: Array(text.utf8))
  }

  /// Saves `content` as the captures API has it.
  public func save(_ content: String, key: String? = nil) async throws -> RawAnswer {
    let body = try JSONEncoder().encode(["content": content, "contentType": "text"])
    return try await send(
      "POST", "/api/somethings", ["Idempotency-Key": key], body: Array(body))
  }

  private func exchange(_ bytes: [UInt8]) async throws -> RawAnswer {
    let socket = try RawSocket(port: port)
    // A server that has heard enough may answer before everything is sent.
    await socket.send(bytes)
    guard let answer = RawAnswer(await socket.receiveAll()) else { throw Broken() }
    return answer
  }
}

/// What a server answered.
public struct RawAnswer: Sendable {
  /// The status.
  public let status: Int

  /// The fields, by their names in small letters.
  public let fields: [String: String]

  /// The body, complete.
  public let body: [UInt8]

  /// Reads what came over a connection; nil when it is no whole answer.
  init?(_ bytes: [UInt8]) {
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
    if let length = fields["content-length"].flatMap(Int.init), body.count != length { return nil }
  }

  /// The body, read as JSON.
  public func json<Value: Decodable>(as type: Value.Type = Value.self) throws -> Value {
    try JSONDecoder().decode(type, from: Data(body))
  }

  /// The one sentence that says why not; nil when there is none.
  public var error: String? {
    guard let body: [String: String] = try? json(), body.count == 1,
      let sentence = body["error"], sentence.hasSuffix("."), !sentence.contains("\n")
    else { return nil }
    return sentence
  }
}
