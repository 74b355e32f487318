import Foundation
import Hark
import HarkServer
import HarkServices

/// The server at which captures are kept, and how one shows who one is there.
struct CaptureServer {
  /// Its address, up to and without `/api`.
  let url: String

  private let places: UserPlaces

  /// Takes an address; throws when it is none of HTTP.
  init(_ address: String, _ places: UserPlaces = UserPlaces()) throws(CommandFailure) {
    guard let parts = URLComponents(string: address), let scheme = parts.scheme?.lowercased(),
      ["http", "https"].contains(scheme), parts.host?.isEmpty == false
    else {
      throw CommandFailure(
        status: .usage,
        sentence: "The server's address is none of HTTP; give one such as "
          + "\(ServerSettings().url(port: ServerSettings.standardPort)).")
    }
    url = String(address.reversed().drop { $0 == "/" }.reversed())
    self.places = places
  }

  /// What keeps captures there.
  func service(_ options: SecretOptions) async throws -> any CaptureService {
    let transport = URLSessionTransport()
    let tokens = RefreshingTokenSource(
      try await token(options), baseURL: url, transport: transport)
    return HTTPCaptureService(baseURL: url, tokens: tokens, transport: transport)
  }

  /// The one in the environment; for a server on this machine, one that is made on the spot.
  private func token(_ options: SecretOptions) async throws -> BearerToken {
    if let text = places.environment["HARK_TOKEN"] {
      guard let token = BearerToken(text) else {
        throw CommandFailure(
          status: .usage, sentence: "HARK_TOKEN holds no token; hark token writes one.")
      }
      return token
    }
    guard isOnThisMachine else {
      throw CommandFailure(
        status: .usage,
        sentence: "That server wants to know who you are; put the token that it gave you into "
          + "HARK_TOKEN.")
    }
    let tokens = await TokenAuthority(try options.secret(in: places))
    let text = try await tokens.issue(to: places.userName, lifetime: Self.lifetime)
    guard let token = text.flatMap(BearerToken.init) else { throw CaptureFailure.unauthorized }
    return token
  }

  /// Long enough not to be renewed at every save, short enough not to matter when it gets about; in
  /// seconds.
  private static let lifetime = 3_600.0

  private var isOnThisMachine: Bool {
    let host = URLComponents(string: url)?.host ?? ""
    return ServerSettings.isLocal(host.trimmingCharacters(in: ["[", "]"]))
  }
}
