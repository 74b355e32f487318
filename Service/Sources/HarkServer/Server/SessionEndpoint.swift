import HarkScreens
import HTTPTypes
import Hark
import HummingbirdCore
import Logging
import NIOCore

/// The endpoint for WebSocket connections, from pages and from realtime clients.
struct SessionEndpoint: Sendable {
  let hub: SessionHub
  let realtime: RealtimeEndpoint
  private let tokens: TokenAuthority

  /// The pages that need no token; `nil` if other machines can reach the server.
  private let local: LocalPages?

  init(
    _ page: ServedPage, _ settings: ServerSettings, _ tokens: TokenAuthority,
    log: Logger = HarkServer.quietLog
  ) {
    var dependencies = page.dependencies
    dependencies.shares = page.decoders.map {
      DecoderShares(of: $0, host: settings.isLocal ? page.localUser : nil)
    }
    hub = SessionHub(
      dependencies, limit: page.sessionLimit,
      userLimit: page.sessionsPerUser ?? max(1, page.sessionLimit / 4),
      host: settings.isLocal && page.sessionsPerUser == nil ? page.localUser : nil,
      starts: settings.isLocal ? nil : settings.sessionRate)
    realtime = RealtimeEndpoint(
      hub: hub, dependencies: dependencies,
      localUser: settings.isLocal ? page.localUser : nil, tokens: tokens)
    self.tokens = tokens
    local = settings.isLocal ? LocalPages(user: page.localUser, log: log) : nil
  }

  func serve(_ socket: UpgradeChannel.Socket, _ visit: Visit) async {
    // A proxy of this account forwards requests of unknown clients.
    let local = visit.isForwarded ? nil : local
    if Handshake.place(visit.uri) == Handshake.realtimePath {
      var realtime = realtime
      if realtime.localUser != nil { realtime.isOwn = local?.isOfServer(socket.channel) == true }
      return await realtime.serve(socket, visit)
    }
    let door = PageDoor(tokens, local: local, channel: socket.channel) { visit.signedIn($0) }
    await PageConnection(hub, door: door).run(socket)
  }
}

extension HTTPServerBuilder {
  /// Returns an HTTP/1.1 server, which upgrades to session sockets if there is an `endpoint`.
  static func sessions(
    _ endpoint: SessionEndpoint?, _ settings: ServerSettings, tls: TLSContext?,
    among connections: OpenConnections
  ) -> HTTPServerBuilder {
    HTTPServerBuilder { responder in
      UpgradeChannel(
        responder: responder,
        handshake: Handshake(names: settings.hostNames, isOffered: endpoint != nil),
        limits: settings.socketLimits, idle: .seconds(ServerSettings.idleSeconds), tls: tls,
        connections: connections, headWithin: settings.headWithin
      ) { socket, visit in await endpoint?.serve(socket, visit) }
    }
  }
}
