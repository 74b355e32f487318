import ArgumentParser
import HarkServer

/// What connections are encrypted with, as the user gives it.
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

  /// Nil when none is asked for.
  func encryption(_ tls: TLSSupport?) throws(CommandFailure) -> Encryption? {
    guard let certificate, let key else { return nil }
    guard let tls else {
      throw CommandFailure(
        status: .usage,
        sentence: "This hark was built without TLS; run `make tls`, and hark-tls in its place.")
    }
    do {
      return try tls.server(certificate, key)
    } catch {
      throw CommandFailure(status: .usage, sentence: error.sentence)
    }
  }
}
