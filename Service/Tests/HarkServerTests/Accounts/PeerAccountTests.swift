import Foundation
import HarkTesting
import NIOCore
import NIOPosix
import Synchronization
import Testing

@testable import HarkServer

@Suite("Account of a client", .timeLimit(.minutes(5)))
struct PeerAccountTests {
  private static let own = PeerAccount.Answer.found(geteuid())

  @Test(
    "The kernel names the account of exactly one connection",
    arguments: [("127.0.0.1", "127.0.0.1"), ("::1", "::1"), ("127.0.0.1", "::ffff:127.0.0.1")])
  func kernel(_ listening: String, _ called: String) async throws {
    let pair = try await LoopbackPair(listening: listening, called: called)
    #expect(SocketDiagnosis.owner(of: try pair.client, to: try pair.server) == Self.own)
    #expect(PeerAccount().account(of: pair.accepted) == geteuid())
    try await pair.close()
  }

  @Test("A closed client has no account, although the kernel then reports the superuser")
  func closed() async throws {
    let pair = try await LoopbackPair(listening: "127.0.0.1", called: "127.0.0.1")
    let (client, server) = (try pair.client, try pair.server)
    try await pair.caller.close()
    #expect(SocketDiagnosis.owner(of: client, to: server) != .found(0))
    #expect(PeerAccount().account(of: client, to: server) == nil)
    try await pair.close()
  }

  @Test("A missing connection is looked for in the tables, which may omit it at first")
  func table() {
    let client = SocketEnd([127, 0, 0, 1], port: 0xAFF7)
    let server = SocketEnd([127, 0, 0, 1], port: 0x86BE)
    let reads = Mutex(0)
    var account = PeerAccount(lookUp: { _, _ in .unknown })
    account.table.read = { path in
      let number = reads.withLock { reads in
        reads += 1
        return reads
      }
      return number < 5 || path.hasSuffix("6") ? Data() : Self.table
    }
    #expect(account.account(of: client, to: server) == 1_000)
    #expect(reads.withLock { $0 } == 5)
    #expect(account.account(of: server, to: client) == nil)
    #expect(reads.withLock { $0 } == 5 + 2 * SocketTable.attempts)
    // The kernel's answer is final.
    account.lookUp = { _, _ in .closed }
    #expect(account.account(of: client, to: server) == nil)
    #expect(reads.withLock { $0 } == 5 + 2 * SocketTable.attempts)
  }

  @Test("The table of IPv6 also has clients of IPv4 addresses, and both have sockets of nobody")
  func otherRows() {
    var table = SocketTable()
    table.read = { $0.hasSuffix("6") ? Self.wideTable : Self.table }
    let server = SocketEnd([127, 0, 0, 1], port: 0x86BE)
    #expect(table.owner(of: SocketEnd([127, 0, 0, 1], port: 1), to: server) == .found(1_001))
    #expect(table.owner(of: SocketEnd([127, 0, 0, 1], port: 2), to: server) == .closed)
    #expect(table.owner(of: SocketEnd([127, 0, 0, 1], port: 3), to: server) == .closed)
    let loopback = [UInt8](repeating: 0, count: 15) + [1]
    #expect(
      table.owner(of: SocketEnd(loopback, port: 4), to: SocketEnd(loopback, port: 0x86BE))
        == .found(1_002))
    #expect(table.owner(of: SocketEnd(loopback, port: 1), to: server) == .unknown)
  }

  @Test("A table is read to its end, although /proc reports no size")
  func whole() throws {
    let bytes = SocketTable().read("/proc/self/maps")
    #expect(bytes.count > 4_096 && bytes.last == UInt8(ascii: "\n"))
    #expect(SocketTable().read("/proc/self/no-such-file").isEmpty)
  }

  @Test("Only pages of the server's own account need no token")
  func door() async throws {
    let pair = try await LoopbackPair(listening: "127.0.0.1", called: "127.0.0.1")
    let lines = LoggedLines()
    var local = LocalPages(user: "ada", log: lines.log)
    #expect(try local.user(of: pair.accepted).id == "ada")
    local.account += 1
    #expect(throws: SessionRefusal.account) { try local.user(of: pair.accepted) }
    #expect(lines.all.isEmpty)
    local.accounts.lookUp = { _, _ in .closed }
    #expect(throws: SessionRefusal.account) { try local.user(of: pair.accepted) }
    #expect(lines.all.count == 1)
    #expect(!lines.all.joined().contains { $0.isNumber })
    try await pair.close()
  }

  /// Lines of /proc/net/tcp.
  private static let table = Data(
    """
      sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
       0: 00000000:86BE 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 1476 1
       1: 0100007F:AFF7 0100007F:86BE 01 00000000:00000000 03:0000176E 00000000  1000        0 5511 3
       2: 0100007F:0002 0100007F:86BE 06 00000000:00000000 03:0000176E 00000000     0        0 0 3
       3: 0100007F:0003 0100007F:86BE 01 00000000:00000000 03:0000176E 00000000     0        0 0 3
    """.utf8)

  /// Lines of /proc/net/tcp6.
  private static let wideTable = Data(
    """
       1: 0000000000000000FFFF00000100007F:0001 0000000000000000FFFF00000100007F:86BE 01 \
    00000000:00000000 03:0000176E 00000000  1001        0 5512 3
       2: 00000000000000000000000001000000:0004 00000000000000000000000001000000:86BE 01 \
    00000000:00000000 03:0000176E 00000000  1002        0 5513 3
    """.utf8)
}

/// Both sockets of a connection within this process.
private struct LoopbackPair {
  let listener: any Channel
  let accepted: any Channel
  let caller: any Channel

  init(listening: String, called: String) async throws {
    let group = MultiThreadedEventLoopGroup.singleton
    let promise = group.next().makePromise(of: (any Channel).self)
    listener = try await ServerBootstrap(group: group).childChannelInitializer { channel in
      promise.succeed(channel)
      return channel.eventLoop.makeSucceededVoidFuture()
    }.bind(host: listening, port: 0).get()
    let port = listener.localAddress?.port ?? 0
    caller = try await ClientBootstrap(group: group).connect(host: called, port: port).get()
    accepted = try await promise.futureResult.get()
  }

  /// The client's end, as the server sees it.
  var client: SocketEnd {
    get throws { try #require(SocketEnd(accepted.remoteAddress)) }
  }

  var server: SocketEnd {
    get throws { try #require(SocketEnd(accepted.localAddress)) }
  }

  func close() async throws {
    try? await caller.close()
    try? await accepted.close()
    try await listener.close()
  }
}
