import ArgumentParser
import HarkServer

/// What tokens are signed with, as the user gives it.
struct SecretOptions: ParsableArguments {
  @Option(help: "The file with the secret for tokens; made where there is none.")
  var secretFile: String?

  /// Whether the user has given one, in the environment or as a file.
  func isGiven(in places: UserPlaces) -> Bool {
    secretFile != nil || places.environment["HARK_SECRET"] != nil
  }

  /// The file that was named, else the one in the environment, else the user's own file.
  func secret(in places: UserPlaces) throws(CommandFailure) -> TokenSecret {
    if secretFile == nil, let text = places.environment["HARK_SECRET"] {
      guard let secret = TokenSecret(text) else {
        throw CommandFailure(
          status: .usage,
          sentence: "The secret in HARK_SECRET is shorter than \(TokenSecret.leastBytes) bytes; "
            + "choose a longer one.")
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
