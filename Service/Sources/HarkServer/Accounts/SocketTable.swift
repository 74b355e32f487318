import Foundation

/// The tables in which Linux lists its TCP sockets, each with its owner.
///
/// A table is read in pieces, and omits a socket if others disappear between two of them. A missing
/// one is therefore looked for again.
struct SocketTable: Sendable {
  /// Returns the content of a table; empty if it cannot be read.
  var read: @Sendable (_ path: String) -> Data = { path in
    // A file of /proc has no size, so it is read until its end.
    let file = FileHandle(forReadingAtPath: path)
    defer { try? file?.close() }
    return (try? file?.readToEnd()) ?? Data()
  }

  /// The number of times that the tables are read.
  static let attempts = 10

  /// The state of an open connection.
  static let established: UInt8 = 1

  /// Returns the owner of the socket with which `client` is connected to `server`.
  func owner(of client: SocketEnd, to server: SocketEnd) -> PeerAccount.Answer {
    // A client can reach an IPv4 address over an IPv6 socket.
    let isPlain = client.address.count == 4
    let paths = isPlain ? ["/proc/net/tcp", "/proc/net/tcp6"] : ["/proc/net/tcp6"]
    for _ in 0..<Self.attempts {
      for path in paths {
        let isWide = path.hasSuffix("6")
        let ends = Self.text(client, isWide: isWide) + " " + Self.text(server, isWide: isWide)
        if let row = Self.row(ends, in: read(path)) { return Self.answer(row) }
      }
    }
    return .unknown
  }

  /// Returns the columns of the row that contains `ends`.
  private static func row(_ ends: String, in table: Data) -> [Substring]? {
    String(decoding: table, as: UTF8.self).split(separator: "\n").lazy
      .filter { $0.contains(ends) }.map { $0.split(separator: " ") }.first { $0.count >= 10 }
  }

  private static func answer(_ row: [Substring]) -> PeerAccount.Answer {
    guard UInt8(row[3], radix: 16) == established, row[9] != "0", let account = UInt32(row[7])
    else { return .closed }
    return .found(account)
  }

  /// Returns an end as the tables write it: words of the address in the processor's byte order, in
  /// hexadecimal digits.
  private static func text(_ end: SocketEnd, isWide: Bool) -> String {
    let isMapped = isWide && end.address.count == 4
    let bytes = isMapped ? SocketEnd.mappedPrefix + end.address : end.address
    let words = bytes.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
    return words.map { digits($0, 8) }.joined() + ":" + digits(UInt32(end.port), 4)
  }

  private static func digits(_ number: UInt32, _ count: Int) -> String {
    let text = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: count - text.count) + text
  }
}
