import Foundation
import Hark
import HarkScreens
import HarkServer
import HarkServices

/// The server at which captures are kept, and how one shows who one is there.
struct CaptureServer {
  /// Its address, up to and without `/api`.
  let address: HTTPAddress

  private let places: UserPlaces

  /// Takes an address; throws when it is none of HTTP.
  init(_ address: String, _ places: UserPlaces = UserPlaces()) throws(CommandFailure) {
    self.address = try HTTPAddress(
      address, example: ServerSettings().url(port: ServerSettings.standardPort))
    self.places = places
  }

  /// What keeps captures there.
  func service(_ options: SecretOptions) async throws -> any CaptureService {
    let transport = SystemHTTPTransport()
    let tokens = RefreshingTokenSource(
      try await token(options), baseURL: address.url, transport: transport)
    return HTTPCaptureService(baseURL: address.url, tokens: tokens, transport: transport)
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
    guard address.isOnThisMachine else {
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

  /// What else to say when a save failed, behind its own sentence; nil when that is nothing.
  func advice(on saving: Capture.Saving) -> String? {
    guard saving == .failed(.unreachable) else { return nil }
    let start = address.isOnThisMachine ? "; start it with: hark serve" : ""
    return " Nothing answers at \(address.server)\(start)."
  }
}
