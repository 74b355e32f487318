import HummingbirdCore
import NIOCore
import Synchronization

/// The open connections of a server.
///
/// If there are more than its limit, one of them gives way to the newest: in the order of `Stage`, one
/// whose client the server waits for. A client with many connections does not displace those of network
/// addresses with fewer, except idle ones, as long as another one can give way.
final class OpenConnections: Sendable {
  /// What happens next on a connection, in the order in which connections give way.
  enum Stage {
    /// The client may send another request; its last answer is complete.
    case idle

    /// The client has to send its first request, or to sign in over a WebSocket.
    case opened

    /// The client has to send the rest of a request, or to read an answer.
    case unfinished

    /// The server has to answer, or a session is using the connection, which does not give way.
    case working
  }

  private struct Connection {
    let channel: any Channel

    /// The client's address; `nil` if it is this machine's own, which may be a proxy's, or unknown.
    var address: ClientAddress?
    var stage = Stage.opened

    /// The number of the connection's last step among those of all connections.
    var step: Int
  }

  private struct State {
    var connections: [Int: Connection] = [:]
    var added = 0
    var steps = 0
    var working = 0

    /// The server's socket, which accepts connections.
    var listener: (any Channel)?
  }

  private let limit: Int
  private let state = Mutex(State())

  /// Creates a record of connections, of which there should be at most `limit`.
  init(limit: Int) { self.limit = limit }

  /// A connection's place among all of the server.
  struct Place: Sendable {
    fileprivate let all: OpenConnections
    fileprivate let number: Int

    /// Records that the connection is open, and makes room for it; `address` is the client's.
    func opened(from address: SocketAddress?) {
      all.open(number, address.map(ClientAddress.init).flatMap { $0.isLocal ? nil : $0 })
    }

    /// Records the connection's stage, or progress if the stage is the same.
    func advance(to stage: Stage) { all.advance(number, to: stage) }
  }

  /// Accepts again over `listener` when a connection begins to give way while none did.
  func listen(over listener: any Channel) { state.withLock { $0.listener = listener } }

  /// Adds a new connection until it closes.
  func add(_ channel: any Channel) -> Place {
    let number = state.withLock { state in
      state.added += 1
      state.steps += 1
      state.connections[state.added] = Connection(channel: channel, step: state.steps)
      return state.added
    }
    channel.closeFuture.whenComplete { _ in self.remove(number) }
    return Place(all: self, number: number)
  }

  private func open(_ number: Int, _ address: ClientAddress?) {
    let loser = state.withLock { state -> (any Channel)? in
      state.connections[number]?.address = address
      guard state.connections.count > limit else { return nil }
      return Self.giveWay(to: number, in: &state)
    }
    loser?.close(promise: nil)
  }

  /// Removes and returns the connection that gives way to another one; `nil` if there is none.
  private static func giveWay(to number: Int, in state: inout State) -> (any Channel)? {
    let sizes = state.connections.values.reduce(into: [:]) { $0[$1.address, default: 0] += 1 }
    // Clients whose addresses are unknown count as clients of their own.
    func size(_ connection: Connection?) -> Int {
      (connection?.address).flatMap { sizes[$0] } ?? 1
    }
    let newest = size(state.connections[number])
    func rank(_ connection: Connection) -> (Int, Int, Int) {
      let (stage, size) = (connection.stage, size(connection))
      let group = stage == .idle ? 0 : size >= newest ? 1 : 2
      // Requests and answers that progress outlast the others, wherever they come from.
      return (group, stage == .unfinished ? 0 : -size, connection.step)
    }
    let losers = state.connections.filter { $0.key != number && $0.value.stage != .working }
    guard let loser = losers.min(by: { rank($0.value) < rank($1.value) }) else { return nil }
    return state.connections.removeValue(forKey: loser.key)?.channel
  }

  private func advance(_ number: Int, to stage: Stage) {
    let waiting = state.withLock { state -> (any Channel)? in
      guard let old = state.connections[number]?.stage else { return nil }
      state.steps += 1
      state.connections[number]?.stage = stage
      state.connections[number]?.step = state.steps
      let before = state.working
      state.working += (stage == .working ? 1 : 0) - (old == .working ? 1 : 0)
      return before >= limit && state.working < limit ? state.listener : nil
    }
    waiting?.read()
  }

  private func remove(_ number: Int) {
    state.withLock { state in
      if state.connections.removeValue(forKey: number)?.stage == .working { state.working -= 1 }
    }
  }

  /// The number of connections, including closed ones, that were added before now.
  fileprivate var added: Int { state.withLock { $0.added } }

  /// The number of connections that give way to new ones.
  fileprivate var yielding: Int { state.withLock { $0.connections.count - $0.working } }

  /// Decides when the server accepts connections: while some of the connections can give way.
  struct Acceptance: AvailableConnectionsDelegate {
    let connections: OpenConnections
    private var opened = 0
    private var closed = 0

    init(_ connections: OpenConnections) { self.connections = connections }

    mutating func connectionOpened() { opened += 1 }

    mutating func connectionClosed() { closed += 1 }

    func isAcceptingNewConnections() -> Bool {
      // A connection is accepted on another event loop than the one on which it is added. Only open
      // connections that can no longer give way count, and each is reported here when it closes.
      let coming = opened - connections.added
      return opened - closed - coming - connections.yielding < connections.limit
    }
  }
}

/// The network from which a client connects: an IPv4 address, or the first 64 bits of an IPv6
/// address, which are usually one customer's.
struct ClientAddress: Hashable, Sendable {
  private let bytes: [UInt8]

  init(_ address: SocketAddress) {
    switch address {
    case .v4(let address):
      bytes = withUnsafeBytes(of: address.address.sin_addr) { Array($0) }
    case .v6(let address):
      let all = withUnsafeBytes(of: address.address.sin6_addr) { Array($0) }
      let isMapped = all[..<10].allSatisfy { $0 == 0 } && all[10...11] == [0xFF, 0xFF]
      let isLoopback = all.dropLast().allSatisfy { $0 == 0 } && all.last == 1
      // Loopback becomes the same address in both versions.
      bytes = isMapped ? Array(all[12...]) : isLoopback ? [127, 0, 0, 1] : Array(all[..<8])
    case .unixDomainSocket: bytes = [127, 0, 0, 1]
    }
  }

  /// Whether only this machine has the address.
  var isLocal: Bool { bytes.count == 4 && bytes[0] == 127 }
}
