import ArgumentParser
import HarkServer

/// How a program encrypts connections.
///
/// `hark-tls` has it; `hark`, which builds without a TLS library, does not.
public struct TLSSupport: Sendable {
  /// Makes a server's encryption from a file with its certificate and a file with the private key.
  public typealias ServerEncryption =
    @Sendable (_ certificate: String, _ key: String) throws(Encryption.Failure) -> Encryption

  /// Makes the encryption of connections that this program accepts.
  let server: ServerEncryption

  /// Encrypts connections that this program opens.
  let client: NIOWebSocketTransport.Encrypting

  /// Makes it of its two directions.
  public init(
    server: @escaping ServerEncryption, client: @escaping NIOWebSocketTransport.Encrypting
  ) {
    self.server = server
    self.client = client
  }
}

/// A command that opens or accepts connections, which may have to be encrypted.
protocol ConnectingCommand: AsyncParsableCommand {
  /// Runs the command; `tls` is nil where the program was built without it.
  mutating func run(tls: TLSSupport?) async throws
}

extension ConnectingCommand {
  mutating func run() async throws { try await run(tls: nil) }
}
