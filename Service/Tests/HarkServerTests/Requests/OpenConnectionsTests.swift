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

  @Test("The oldest silent connection of an address gives way to its newest")
  func address() throws {
    let connections = OpenConnections(.init(total: 100, perAddress: 2, perLocalAddress: 3))
    let other = try Client(connections, from: "192.0.2.2")
    var clients = try (0..<2).map { _ in try Client(connections) }
    clients[0].place.headArrived()
    clients.append(try Client(connections))
    #expect(connected(clients) == [true, true, true])
    clients.append(try Client(connections))
    #expect(connected(clients) == [true, false, true, true] && other.isConnected)
    let local = try (0..<4).map { _ in try Client(connections, from: "127.0.0.1") }
    #expect(connected(local) == [false, true, true, true])
  }

  @Test("A full server closes the oldest silent connection, then the oldest incomplete request")
  func full() throws {
    let connections = OpenConnections(.init(total: 3))
    var clients = try (0..<3).map { try Client(connections, from: "192.0.2.\($0)") }
    clients[0].place.headArrived()
    clients[1].place.headArrived()
    clients[1].place.requestEnded()
    clients.append(try Client(connections))
    #expect(connected(clients) == [true, true, false, true])
    clients[3].place.headArrived()
    clients.append(try Client(connections))
    #expect(connected(clients) == [false, true, false, true, true])
    for client in clients[3...] {
      client.place.headArrived()
      client.place.requestEnded()
    }
    clients.append(try Client(connections))
    #expect(connected(clients) == [false, true, false, true, true, true])
  }

  @Test("Connections are accepted until all are served, and again when one has closed")
  func acceptance() throws {
    let connections = OpenConnections(.init(total: 2))
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
    clients[2].place.requestEnded()
    #expect(acceptance.isAcceptingNewConnections())
    clients[3].place.requestEnded()
    #expect(!acceptance.isAcceptingNewConnections())
    // The closing of a channel is noticed here before the connection is removed.
    acceptance.connectionClosed()
    #expect(acceptance.isAcceptingNewConnections())
    try clients[2].channel.close().wait()
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

  @Test("Clients that send nothing, or half a request, do not block others")
  func halfOpen() async throws {
    let head = "POST /api/somethings HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n"
    for beginning in ["", head] {
      let server = try await LiveServer(change: { settings in
        settings.connectionLimits = OpenConnections.Limits(total: 8)
        settings.headWithin = .hours(1)
      })
      let client = try await server.client()
      var silent: [RawSocket] = []
      for _ in 0..<40 {
        let socket = try RawSocket(port: server.port)
        await socket.send(Array(beginning.utf8))
        silent.append(socket)
      }
      for _ in 0..<10 { #expect(try await client.send("GET", "/health").status == 200) }
      // The first has given way, whether or not it was refused before.
      _ = await silent[0].receiveAll()
    }
  }
}
