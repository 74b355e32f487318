import ArgumentParser
import HarkServer

/// The options for encrypted connections.
struct EncryptionOptions: ParsableArguments {
  @Option(help: "For https: the file with the server's certificate, in PEM.")
  var certificate: String?

  @Option(help: "For https: the file with the certificate's private key, in PEM.")
  var key: String?

  func validate() throws {
    guard (certificate == nil) == (key == nil) else {
      throw ValidationError("--certificate and --key are given together.")
    }
  }

  /// Returns the TLS context for connections, or `nil` if encryption is not requested.
  func context() throws(CommandFailure) -> TLSContext? {
    guard let certificate, let key else { return nil }
    do {
      return try TLSContext.server(certificate: certificate, key: key)
    } catch {
      throw CommandFailure(status: .usage, sentence: error.sentence)
    }
  }
}
