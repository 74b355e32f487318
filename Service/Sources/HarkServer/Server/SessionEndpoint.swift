import HarkScreens
import HTTPTypes
import Hark
import HummingbirdCore
import NIOCore

/// The endpoint for WebSocket connections, from pages and from realtime clients.
struct SessionEndpoint: Sendable {
  let hub: SessionHub
  let realtime: RealtimeEndpoint
  private let page: ServedPage
  private let settings: ServerSettings
  private let tokens: TokenAuthority

  init(_ page: ServedPage, _ settings: ServerSettings, _ tokens: TokenAuthority) {
    // Whoever may use a local server without a token has no one to share it with.
    hub = SessionHub(
      page.dependencies, limit: page.sessionLimit,
      userLimit: page.sessionsPerUser ?? (settings.isLocal ? nil : max(1, page.sessionLimit / 4)),
      starts: settings.isLocal ? nil : settings.sessionRate)
    realtime = RealtimeEndpoint(
      hub: hub, dependencies: page.dependencies,
      localUser: settings.isLocal ? page.localUser : nil, tokens: tokens)
    (self.page, self.settings, self.tokens) = (page, settings, tokens)
  }

  func serve(_ socket: UpgradeChannel.Socket, _ visit: Visit) async {
    if Handshake.place(visit.uri) == Handshake.realtimePath {
      return await realtime.serve(socket, visit)
    }
    await PageConnection(hub, user: await user(visit.uri)).run(socket)
  }

  /// Returns the token's user or, without a token on a local server, an administrator.
  private func user(_ uri: String) async -> OrganizationUser? {
    guard let token = URI(uri).queryParameters["token"] else {
      return settings.isLocal ? OrganizationUser(id: page.localUser, role: .admin) : nil
    }
    guard let claims = await tokens.claims(of: String(token)) else { return nil }
    return OrganizationUser(id: claims.sub, role: claims.role ?? .member)
  }
}

extension HTTPServerBuilder {
  /// Returns an HTTP/1.1 server, which upgrades to session sockets if there is an `endpoint`.
  static func sessions(
    _ endpoint: SessionEndpoint?, _ settings: ServerSettings, tls: TLSContext?
  ) -> HTTPServerBuilder {
    HTTPServerBuilder { responder in
      UpgradeChannel(
        responder: responder,
        handshake: Handshake(names: settings.hostNames, isOffered: endpoint != nil),
        limits: settings.socketLimits, idle: .seconds(ServerSettings.idleSeconds), tls: tls
      ) { socket, visit in await endpoint?.serve(socket, visit) }
    }
  }
}
