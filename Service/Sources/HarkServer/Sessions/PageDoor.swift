import Foundation
import HarkScreens
import Logging
import NIOCore

/// Decides whether a page may have a session, and whose.
struct PageDoor: Sendable {
  /// A page's user, and the claims of the token that the page has shown, if any.
  struct Admission: Sendable {
    let user: OrganizationUser
    var token: TokenClaims?
  }

  /// Admits a page that greets with `token`, or with none; `nil` if its token cannot be checked at the
  /// moment.
  let admit: @Sendable (_ token: String?) async throws(SessionRefusal) -> Admission?

  /// Records whether a page has a session, or is about to have one.
  var entered: @Sendable (Bool) -> Void = { _ in }

  /// Returns whether an admitted page must leave, because its token has been revoked.
  var isClosed: @Sendable (Admission) async -> Bool = { _ in false }
}

extension PageDoor {
  /// Returns a door that admits the user of a valid token.
  ///
  /// Without a token, it admits what `local` does; an invalid token is refused everywhere.
  init(
    _ tokens: TokenAuthority, local: LocalPages?, channel: any Channel,
    entered: @escaping @Sendable (Bool) -> Void
  ) {
    self.init { token throws(SessionRefusal) in
      guard let token else {
        guard let local else { throw .token }
        return Admission(user: try local.user(of: channel))
      }
      let known: TokenClaims?
      do { known = try await tokens.claims(of: token) } catch { return nil }
      guard let claims = known else { throw .token }
      let user = OrganizationUser(id: claims.sub, role: claims.role ?? .member)
      return Admission(user: user, token: claims)
    }
    self.entered = entered
    isClosed = { admission in
      guard let token = admission.token else { return false }
      return await tokens.isRevoked(token)
    }
  }
}

/// The pages that need no token: those of the account that runs the server, on its own machine.
struct LocalPages: Sendable {
  let user: String

  /// The account of this server.
  var account = UInt32(geteuid())
  var accounts = PeerAccount()
  let log: Logger

  /// The user name shared by all clients of other accounts that need no token, so that together they have
  /// the session limit of one user.
  static let others = "other accounts"

  /// Returns whether the client of `channel` is of the server's account, as far as the system tells.
  func isOfServer(_ channel: any Channel) -> Bool {
    !PeerAccount.isKnown || accounts.account(of: channel) == account
  }

  /// Returns the account's user, an administrator, if the client of `channel` is of this account.
  func user(of channel: any Channel) throws(SessionRefusal) -> OrganizationUser {
    let user = OrganizationUser(id: user, role: .admin)
    guard PeerAccount.isKnown else { return user }
    guard let peer = accounts.account(of: channel) else {
      log.warning("A page was refused, because the kernel did not name the account of its browser.")
      throw .account
    }
    guard peer == account else { throw .account }
    return user
  }
}
