import ArgumentParser
import HarkServer

struct SecretOptions: ParsableArguments {
  @Option(help: "File with the secret for tokens; created if missing.")
  var secretFile: String?

  func isGiven(in places: UserPlaces) -> Bool {
    secretFile != nil || places.environment["HARK_SECRET"] != nil
  }

  /// Returns the secret from the given file, the environment, or the user's own file, in this order.
  func secret(in places: UserPlaces) throws(CommandFailure) -> TokenSecret {
    if secretFile == nil, let text = places.environment["HARK_SECRET"] {
      guard let secret = TokenSecret(text) else {
        throw .usage(
          "The secret in HARK_SECRET is shorter than \(TokenSecret.leastBytes) bytes; set a longer "
            + "one.")
      }
      return secret
    }
    do {
      return try (secretFile.map(TokenSecretFile.init) ?? places.secret).readOrMake()
    } catch { throw .unavailable(error.sentence) }
  }
}
