import NIOCore

/// Finds the account that owns the other end of a connection within this machine.
struct PeerAccount: Sendable {
  enum Answer: Sendable, Equatable {
    /// The account with this number, which is the effective one of the process that opened the
    /// socket.
    case found(UInt32)

    /// The client has closed its socket, which then has no account.
    case closed

    /// The kernel does not tell, or knows no such socket.
    case unknown
  }

  /// Asks the kernel for exactly one connection.
  var lookUp: @Sendable (_ client: SocketEnd, _ server: SocketEnd) -> Answer = { client, server in
    #if os(Linux)
      SocketDiagnosis.owner(of: client, to: server)
    #else
      .unknown
    #endif
  }

  /// Reads the kernel's tables of all connections, for systems that forbid the exact question.
  var table = SocketTable()

  /// Whether this system reports the accounts of connections.
  static var isKnown: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }

  /// Returns the account of the client of `channel`, or `nil` if it cannot be found.
  func account(of channel: any Channel) -> UInt32? {
    guard let client = SocketEnd(channel.remoteAddress),
      let server = SocketEnd(channel.localAddress)
    else { return nil }
    return account(of: client, to: server)
  }

  func account(of client: SocketEnd, to server: SocketEnd) -> UInt32? {
    var answer = lookUp(client, server)
    if answer == .unknown { answer = table.owner(of: client, to: server) }
    if case .found(let account) = answer { return account }
    return nil
  }
}

/// One end of a TCP connection.
struct SocketEnd: Sendable, Hashable {
  /// The address in network order: 4 bytes for IPv4, also if the socket has an IPv6 address that
  /// stands for it, or 16 for IPv6.
  let address: [UInt8]
  let port: UInt16

  /// The first bytes of an IPv6 address that stands for an IPv4 address.
  static let mappedPrefix = [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]

  init(_ address: [UInt8], port: UInt16) {
    self.address = address.starts(with: Self.mappedPrefix) ? Array(address.suffix(4)) : address
    self.port = port
  }

  /// Creates an end from a socket's address, or `nil` if it has no port.
  init?(_ address: SocketAddress?) {
    switch address {
    case .v4(let end):
      let bytes = withUnsafeBytes(of: end.address.sin_addr) { Array($0) }
      self.init(bytes, port: UInt16(bigEndian: end.address.sin_port))
    case .v6(let end):
      let bytes = withUnsafeBytes(of: end.address.sin6_addr) { Array($0) }
      self.init(bytes, port: UInt16(bigEndian: end.address.sin6_port))
    case .unixDomainSocket, nil: return nil
    }
  }
}
