import HTTPFixtures
import NIOCore
import NIOEmbedded
import Testing

@testable import HarkServer

@Suite("Open connections", .timeLimit(.minutes(5)))
struct OpenConnectionsTests {
  private struct Client {
    let channel: EmbeddedChannel
    let place: OpenConnections.Place

    /// Opens a connection.
    init(_ connections: OpenConnections, from address: String = "192.0.2.1") throws {
      channel = EmbeddedChannel()
      try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 1)).wait()
      place = connections.add(channel)
      place.opened(from: try SocketAddress(ipAddress: address, port: 1))
    }

    var isConnected: Bool {
      channel.embeddedEventLoop.run()
      return channel.isActive
    }
  }

  private func connected(_ clients: [Client]) -> [Bool] { clients.map(\.isConnected) }

  @Test("Below the limit, no connection gives way")
  func room() throws {
    let connections = OpenConnections(limit: 100)
    let clients = try (0..<100).map { _ in try Client(connections) }
    #expect(connected(clients) == [Bool](repeating: true, count: 100))
  }

  @Test("Idle connections give way first, then those without a request, then unfinished requests")
  func order() throws {
    let connections = OpenConnections(limit: 4)
    let stages: [OpenConnections.Stage] = [.working, .unfinished, .opened, .idle]
    var clients = try stages.enumerated().map { number, stage in
      let client = try Client(connections, from: "192.0.2.\(number)")
      client.place.advance(to: stage)
      return client
    }
    for kept in [3, 2, 1] {
      let left = (0..<4).map { $0 < kept }
      clients.append(try Client(connections, from: "192.0.2.9"))
      clients[clients.count - 1].place.advance(to: .working)
      #expect(connected(clients) == left + [Bool](repeating: true, count: clients.count - 4))
    }
    // Work in progress never gives way.
    clients.append(try Client(connections, from: "192.0.2.9"))
    #expect(connected(clients) == [true, false, false, false, true, true, true, true])
  }

  @Test("The connection that has been idle the longest gives way, at the address with the most")
  func idle() throws {
    let connections = OpenConnections(limit: 4)
    let lone = try Client(connections, from: "192.0.2.1")
    lone.place.advance(to: .idle)
    let many = try (0..<3).map { _ in try Client(connections, from: "192.0.2.2") }
    for number in [1, 0, 2] { many[number].place.advance(to: .idle) }
    // A client that sends another request is no longer idle.
    many[1].place.advance(to: .working)
    many[1].place.advance(to: .idle)
    let new = try (3...4).map { try Client(connections, from: "192.0.2.\($0)") }
    #expect(connected(many) == [false, true, false])
    #expect(connected([lone] + new) == [true, true, true])
  }

  @Test("A request of which more arrives outlasts one that does not progress")
  func progress() throws {
    let connections = OpenConnections(limit: 3)
    let uploads = try ["192.0.2.2", "192.0.2.1", "192.0.2.1"].map { address in
      let client = try Client(connections, from: address)
      client.place.advance(to: .unfinished)
      return client
    }
    for upload in uploads[1...] { upload.place.advance(to: .unfinished) }
    let first = try Client(connections, from: "192.0.2.3")
    first.place.advance(to: .working)
    #expect(connected(uploads) == [false, true, true])
    uploads[1].place.advance(to: .unfinished)
    _ = try Client(connections, from: "192.0.2.3")
    #expect(connected(uploads) == [false, true, false])
  }

  @Test("A client with many connections does not displace those of addresses with fewer")
  func shares() throws {
    let connections = OpenConnections(limit: 4)
    let lone = try Client(connections, from: "192.0.2.1")
    var many = try (0..<3).map { _ in try Client(connections, from: "192.0.2.2") }
    for client in many { client.place.advance(to: .unfinished) }
    many.append(try Client(connections, from: "192.0.2.2"))
    #expect(connected(many) == [false, true, true, true] && lone.isConnected)
    // A client with fewer does displace them.
    let other = try Client(connections, from: "192.0.2.3")
    #expect(connected(many) == [false, true, true, false] && lone.isConnected && other.isConnected)
  }

  @Test("Clients behind a proxy on this machine count as clients of their own")
  func proxy() throws {
    let connections = OpenConnections(limit: 4)
    let local = try (0..<3).map { _ in try Client(connections, from: "127.0.0.1") }
    let two = try (0..<2).map { _ in try Client(connections, from: "192.0.2.1") }
    #expect(connected(local) == [true, true, true] && connected(two) == [false, true])
  }

  @Test("Connections are accepted until all are served, and again when one has closed")
  func acceptance() throws {
    let connections = OpenConnections(limit: 2)
    var acceptance = OpenConnections.Acceptance(connections)
    var clients: [Client] = []
    for _ in 0..<4 {
      #expect(acceptance.isAcceptingNewConnections())
      acceptance.connectionOpened()
      clients.append(try Client(connections))
    }
    #expect(connected(clients) == [false, false, true, true])
    acceptance.connectionClosed()
    acceptance.connectionClosed()
    clients[2].place.advance(to: .working)
    #expect(acceptance.isAcceptingNewConnections())
    clients[3].place.advance(to: .working)
    #expect(!acceptance.isAcceptingNewConnections())
    // The closing of a channel is noticed here before the connection is removed.
    acceptance.connectionClosed()
    #expect(acceptance.isAcceptingNewConnections())
    try clients[2].channel.close().wait()
    #expect(acceptance.isAcceptingNewConnections())
    acceptance.connectionOpened()
    clients.append(try Client(connections))
    clients[4].place.advance(to: .working)
    #expect(!acceptance.isAcceptingNewConnections())
    // An idle connection can give way again.
    clients[4].place.advance(to: .idle)
    #expect(acceptance.isAcceptingNewConnections())
  }

  @Test("A client's network is its IPv4 address, or the first half of its IPv6 address")
  func networks() throws {
    func network(_ address: String) throws -> ClientAddress {
      ClientAddress(try SocketAddress(ipAddress: address, port: 1))
    }
    #expect(try network("2001:db8::1") == network("2001:db8:0:0:ffff::2"))
    #expect(try network("2001:db8::1") != network("2001:db8:0:1::1"))
    #expect(try network("::ffff:192.0.2.1") == network("192.0.2.1"))
    #expect(try network("192.0.2.1") != network("192.0.2.2"))
    for address in ["127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1"] {
      #expect(try network(address).isLocal)
    }
    for address in ["192.0.2.1", "::2", "fe80::1"] { #expect(try !network(address).isLocal) }
  }

  @Test("Clients that send nothing, half a request, or no further one do not block others")
  func halfOpen() async throws {
    let head = "POST /api/somethings HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n"
    let whole = "GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n"
    for beginning in ["", head, whole] {
      let server = try await LiveServer(change: { settings in
        settings.connectionLimit = 8
        settings.headWithin = .hours(1)
      })
      let client = try await server.client()
      var silent: [RawSocket] = []
      for _ in 0..<40 {
        let socket = try RawSocket(port: server.port)
        await socket.send(Array(beginning.utf8))
        if beginning == whole { #expect(await !socket.receive().isEmpty) }
        silent.append(socket)
      }
      for _ in 0..<10 { #expect(try await client.send("GET", "/health").status == 200) }
      // The first has given way, whether or not it was refused before.
      _ = await silent[0].receiveAll()
    }
  }
}
