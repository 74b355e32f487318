import Foundation
import Hark
import HarkScreens
import HarkServer
import HarkServices

/// The server that stores captures, and the authentication for it.
struct CaptureServer {
  let address: HTTPAddress

  private let places: UserPlaces

  init(_ address: String, _ places: UserPlaces = UserPlaces()) throws(CommandFailure) {
    self.address = try HTTPAddress(
      address, example: ServerSettings().url(port: ServerSettings.standardPort))
    self.places = places
  }

  func service(_ options: SecretOptions) async throws -> any CaptureService {
    let transport = SystemHTTPTransport()
    let tokens = RefreshingTokenSource(
      try await token(options), baseURL: address.url, transport: transport)
    return HTTPCaptureService(baseURL: address.url, tokens: tokens, transport: transport)
  }

  /// Returns the token in the environment or, for a server on this machine, a newly issued one.
  private func token(_ options: SecretOptions) async throws -> BearerToken {
    if let text = places.environment["HARK_TOKEN"] {
      guard let token = BearerToken(text) else {
        throw CommandFailure.usage("HARK_TOKEN is not a valid token; create one with: hark token.")
      }
      return token
    }
    guard address.isOnThisMachine else {
      throw CommandFailure.usage(
        "The server requires authentication; set HARK_TOKEN to a token from that server.")
    }
    let tokens = await TokenAuthority(try options.secret(in: places))
    let text = try await tokens.issue(to: places.userName, lifetime: Self.lifetime)
    guard let token = text.flatMap(BearerToken.init) else { throw CaptureFailure.unauthorized }
    return token
  }

  /// The lifetime of a token, in seconds: long enough for a save, and short enough to limit the
  /// damage of a leak.
  private static let lifetime = 3_600.0

  func advice(on saving: Capture.Saving) -> String? {
    guard saving == .failed(.unreachable) else { return nil }
    let start = address.isOnThisMachine ? "; start it with: hark serve" : ""
    return " Nothing answers at \(address.server)\(start)."
  }
}
