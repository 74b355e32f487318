import HarkServer
import HummingbirdTLS
import NIOSSL

extension Encryption {
  /// TLS 1.2 or later with a certificate and its key, each a file in PEM.
  ///
  /// - Parameters:
  ///   - certificate: The server's own certificate, and behind it those that vouch for it.
  ///   - key: The private key of the first, without a passphrase.
  /// - Throws: A `Failure` when a file cannot be read, holds something else, or the two do not
  ///   belong together.
  public static func tls(certificate: String, key: String) throws(Failure) -> Encryption {
    let configuration = TLSConfiguration.makeServerConfiguration(
      certificateChain: try chain(in: certificate), privateKey: .privateKey(try self.key(in: key)))
    do {
      _ = try NIOSSLContext(configuration: configuration)
    } catch {
      throw Failure(
        "The key in \(key) is not the one of the certificate in \(certificate); "
          + "give --certificate and --key two files that belong together.")
    }
    return Encryption { try .tls($0, tlsConfiguration: configuration) }
  }

  private static func chain(
    in path: String
  ) throws(Failure) -> [NIOSSLCertificateSource] {
    guard let chain = try? NIOSSLCertificate.fromPEMFile(path), !chain.isEmpty else {
      throw Failure(
        "No certificate can be read in \(path); give --certificate a file in PEM, with the "
          + "server's own certificate first.")
    }
    return chain.map { .certificate($0) }
  }

  private static func key(in path: String) throws(Failure) -> NIOSSLPrivateKey {
    guard let key = try? NIOSSLPrivateKey(file: path, format: .pem) else {
      throw Failure(
        "No private key can be read in \(path); give --key a file in PEM, without a passphrase.")
    }
    return key
  }
}
