import ArgumentParser
import HarkServer

/// The options for the secret that signs tokens.
struct SecretOptions: ParsableArguments {
  @Option(help: "File with the secret for tokens; created if missing.")
  var secretFile: String?

  func isGiven(in places: UserPlaces) -> Bool {
    secretFile != nil || places.environment["HARK_SECRET"] != nil
  }

  /// From the given file, from the environment, or from the user's own file, in this order.
  func secret(in places: UserPlaces) throws(CommandFailure) -> TokenSecret {
    if secretFile == nil, let text = places.environment["HARK_SECRET"] {
      guard let secret = TokenSecret(text) else {
        throw CommandFailure(
          status: .usage,
          sentence: "The secret in HARK_SECRET is shorter than \(TokenSecret.leastBytes) bytes; "
            + "set a longer one.")
      }
      return secret
    }
    do {
      return try (secretFile.map(TokenSecretFile.init) ?? places.secret).readOrMake()
    } catch {
      throw CommandFailure(status: .unavailable, sentence: error.sentence)
    }
  }
}
