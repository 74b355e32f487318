import Foundation
import HarkServer
import HarkTLS
import SoundFixtures
import Testing

@Suite("TLS from files", .timeLimit(.minutes(5)))
struct EncryptionTests {
  private let files: TemporaryFolder
  private let certificate: String
  private let key: String

  init() async throws {
    files = try TemporaryFolder()
    (certificate, key) = try await files.makeCertificate("one")
  }

  @Test("A certificate and its key encrypt")
  func whole() throws {
    _ = try Encryption.tls(certificate: certificate, key: key)
  }

  @Test("A file that is not there, or holds something else, is named with what it should be")
  func unreadable() throws {
    try "no PEM".write(toFile: files.file("notes"), atomically: true, encoding: .utf8)
    for path in [files.file("nowhere"), files.file("notes"), key] {
      #expect(
        throws: Encryption.Failure(
          "No certificate can be read in \(path); give --certificate a file in PEM, with the "
            + "server's own certificate first.")
      ) { try Encryption.tls(certificate: path, key: key) }
    }
    for path in [files.file("nowhere"), files.file("notes"), certificate] {
      #expect(
        throws: Encryption.Failure(
          "No private key can be read in \(path); give --key a file in PEM, without a passphrase.")
      ) { try Encryption.tls(certificate: certificate, key: path) }
    }
  }

  @Test("A key with a passphrase is refused, and nobody is asked for it")
  func passphrase() async throws {
    let locked = files.file("locked.pem")
    try await files.openssl(
      "pkcs8", "-topk8", "-in", key, "-out", locked, "-passout", "pass:secret")
    #expect(throws: Encryption.Failure.self) {
      try Encryption.tls(certificate: certificate, key: locked)
    }
  }

  @Test("The key of another certificate is refused")
  func mismatch() async throws {
    let (_, other) = try await files.makeCertificate("other")
    #expect(
      throws: Encryption.Failure(
        "The key in \(other) is not the one of the certificate in \(certificate); "
          + "give --certificate and --key two files that belong together.")
    ) { try Encryption.tls(certificate: certificate, key: other) }
  }
}
