import HummingbirdCore
import NIOCore
import Synchronization

/// The open connections of a server.
///
/// Connections without a complete request are limited: beyond a limit, the oldest of them gives way
/// to the newest, so that clients that never send their requests do not block others.
final class OpenConnections: Sendable {
  /// The limits; beyond them, connections give way or have to wait.
  struct Limits: Sendable, Equatable {
    /// The maximum number of connections.
    var total: Int

    /// The maximum number of silent connections of a network address.
    ///
    /// A connection is silent until its first request's header has arrived. Browsers open six.
    var perAddress = 32

    /// The same limit for this machine's own addresses, from which a proxy may connect.
    var perLocalAddress = 512
  }

  private enum Stage { case opened, headArrived, served }

  private struct Connection {
    let channel: any Channel
    var address: ClientAddress?
    var stage = Stage.opened
  }

  private struct State {
    /// The connections by number, which is their order.
    var connections: [Int: Connection] = [:]
    var added = 0
    var served = 0
  }

  private let limits: Limits
  private let state = Mutex(State())

  init(_ limits: Limits) { self.limits = limits }

  /// A connection's place among all of the server.
  struct Place: Sendable {
    fileprivate let all: OpenConnections
    fileprivate let number: Int

    /// Records that the connection is open; `address` is the client's.
    func opened(from address: SocketAddress?) {
      if let address { all.locate(number, ClientAddress(address)) }
    }

    /// Records that a request's header has arrived.
    func headArrived() { all.advance(number, to: .headArrived) }

    /// Records that a complete request has arrived, after which the connection never gives way.
    func requestEnded() { all.advance(number, to: .served) }
  }

  /// Adds a new connection until it closes.
  func add(_ channel: any Channel) -> Place {
    let (number, loser) = state.withLock { state in
      state.added += 1
      state.connections[state.added] = Connection(channel: channel)
      let isFull = state.connections.count > limits.total
      return (state.added, isFull ? Self.giveWay(to: state.added, in: &state) { _ in true } : nil)
    }
    loser?.close(promise: nil)
    channel.closeFuture.whenComplete { _ in self.remove(number) }
    return Place(all: self, number: number)
  }

  private func locate(_ number: Int, _ address: ClientAddress) {
    let loser = state.withLock { state -> (any Channel)? in
      state.connections[number]?.address = address
      let silent = state.connections.values.count { $0.stage == .opened && $0.address == address }
      let limit = address.isLocal ? limits.perLocalAddress : limits.perAddress
      guard silent > limit else { return nil }
      return Self.giveWay(to: number, in: &state) { $0.stage == .opened && $0.address == address }
    }
    loser?.close(promise: nil)
  }

  /// Removes and returns the oldest connection without a header or else the oldest without a
  /// complete request; `nil` if there is none that fits.
  private static func giveWay(
    to number: Int, in state: inout State, where fits: (Connection) -> Bool
  ) -> (any Channel)? {
    for stage in [Stage.opened, .headArrived] {
      let losers = state.connections.filter { $0 != number && $1.stage == stage && fits($1) }
      if let oldest = losers.keys.min() {
        return state.connections.removeValue(forKey: oldest)?.channel
      }
    }
    return nil
  }

  private func advance(_ number: Int, to stage: Stage) {
    state.withLock { state in
      guard let old = state.connections[number]?.stage, old != .served else { return }
      state.connections[number]?.stage = stage
      if stage == .served { state.served += 1 }
    }
  }

  private func remove(_ number: Int) {
    state.withLock { state in
      if state.connections.removeValue(forKey: number)?.stage == .served { state.served -= 1 }
    }
  }

  /// The number of connections, including closed ones, that were added before now.
  fileprivate var added: Int { state.withLock { $0.added } }

  /// The number of connections that give way to new ones.
  fileprivate var yielding: Int { state.withLock { $0.connections.count - $0.served } }

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
      return opened - closed - coming - connections.yielding < connections.limits.total
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
