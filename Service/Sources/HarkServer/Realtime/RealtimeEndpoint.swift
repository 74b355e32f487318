import Foundation
import Hark
import HummingbirdCore

/// The endpoint for WebSocket clients of OpenAI's realtime protocol.
struct RealtimeEndpoint: Sendable {
  let hub: SessionHub
  let dependencies: SessionDependencies

  /// The user of connections without a token; `nil` if a token is required.
  let localUser: String?

  /// Whether the client is of the account that runs the server.
  var isOwn = true
  let tokens: TokenAuthority

  func serve(_ socket: UpgradeChannel.Socket, _ visit: Visit) async {
    await connection(for: visit, over: RealtimeLink()).run(socket)
  }

  /// Returns a connection to the session that the client opens or resumes, or a connection that
  /// refuses the client.
  func connection(for visit: Visit, over link: RealtimeLink) async -> RealtimeConnection {
    var claims: TokenClaims?
    let opening: RealtimeConnection.Opening
    do throws(RealtimeFault) {
      claims = try await self.claims(of: visit.key)
      opening = try await open(visit, claims, over: link)
    } catch { opening = .refused(error) }
    var connection = RealtimeConnection(hub: hub, link: link, opening: opening)
    if let claims, claims.jti != nil {
      connection.isClosed = { [tokens] in await tokens.isRevoked(claims) }
    }
    return connection
  }

  private func open(
    _ visit: Visit, _ claims: TokenClaims?, over link: RealtimeLink
  ) async throws(RealtimeFault) -> RealtimeConnection.Opening {
    let query = URI(visit.uri).queryParameters
    if let intent = query["intent"], intent != "transcription" { throw .intent }
    // A client with a secret is never treated as the local user, so that an expired secret is
    // rejected even on this machine.
    let isSecret = visit.key.flatMap(RealtimeSecret.token(in:)) != nil
    guard var user = claims?.sub ?? (isSecret ? nil : localUser) else { throw .key }
    // Such a client could make its secret without a token.
    if !isOwn, user == localUser, claims == nil || isSecret { user = LocalPages.others }
    if let id = query["hark_session"], let seen = query["hark_seen"].flatMap({ Int($0) }),
      let (session, greeting) = await hub.resume(String(id), of: user, over: link, seen: seen)
    {
      visit.signedIn()
      return .session(session, greeting: greeting, seen: seen)
    }
    var configuration = RealtimeConfiguration()
    if let model = query["model"], !model.isEmpty {
      configuration.transcription?.model = String(model.prefix(256))
    }
    if let session = claims?.session {
      let object = try? JSONSerialization.jsonObject(with: Data(session.utf8))
      try? configuration.update(object, locales: dependencies.recognizer.traits.locales)
    }
    var dependencies = dependencies
    dependencies.recognizer = dependencies.recognizer(for: user)
    let session = RealtimeSession(configuration, dependencies)
    do { try await hub.enter(session, of: user) } catch {
      throw error == .share ? .share : .full
    }
    visit.signedIn()
    await session.begin(over: link)
    return .session(session)
  }

  private func claims(of key: String?) async throws(RealtimeFault) -> TokenClaims? {
    guard let key else { return nil }
    do {
      if let secret = RealtimeSecret.token(in: key) {
        return try await tokens.secretClaims(of: secret)
      }
      return try await tokens.claims(of: key)
    } catch { throw .unchecked }
  }
}

extension RealtimeFault {
  static let unchecked = RealtimeFault(
    type: "server_error", code: full.code,
    message: "Tokens cannot be checked at the moment; try again later.", isEnd: true)
  static let intent = RealtimeFault(
    code: "invalid_value",
    message: "Only transcription is available; use ?intent=transcription.",
    param: "intent", isEnd: true)
}

extension SessionHub {
  /// Resumes a session of the same user over `link` after event `seen`, if that is possible.
  func resume(
    _ id: String, of user: String, over link: RealtimeLink, seen: Int
  ) async -> (session: RealtimeSession, greeting: RealtimeEvent)? {
    guard let session: RealtimeSession = session(id, of: user) else { return nil }
    // The seat is claimed before the wait, so that no other client can take it in the meantime.
    welcome(session)
    let greeting = await session.resume(over: link, seen: seen)
    // A disconnection that was still being processed may have marked the client absent in the
    // meantime.
    if session.isConnected { welcome(session) } else { keepSeat(of: session) }
    if let greeting { return (session, greeting) }
    // A session that its client can never resume is discarded, but not if the requested event
    // number is merely wrong.
    if await session.isBeyond(seen) { await forget(session) }
    return nil
  }

  /// Detaches a disconnected client; a session that can be resumed waits for it, unless the client
  /// has sent a close frame.
  func leave(_ session: RealtimeSession, _ link: RealtimeLink) async {
    guard await session.detach(link) else { return }
    let isKept = await session.isKept
    // The client may have reconnected in the meantime.
    guard !session.isConnected else { return }
    guard !link.hasClosed, isKept else { return await forget(session) }
    keepSeat(of: session)
  }
}
