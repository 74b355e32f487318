import Foundation
import SoundFixtures
import Testing

@testable import HarkServer

@Suite("TLS from files", .timeLimit(.minutes(5)))
struct TLSContextTests {
  private let files: TemporaryFolder
  private let certificate: String
  private let key: String

  init() async throws {
    files = try TemporaryFolder()
    (certificate, key) = try await files.makeCertificate("one")
  }

  @Test("A certificate and its key encrypt a connection")
  func whole() throws {
    _ = try TLSContext.server(certificate: certificate, key: key)
  }

  @Test("A missing or invalid file is named, with its required content")
  func unreadable() throws {
    try "no PEM".write(toFile: files.file("notes"), atomically: true, encoding: .utf8)
    for path in [files.file("nowhere"), files.file("notes"), key] {
      #expect(
        throws: TLSContext.Failure(
          sentence:
            "Cannot read a certificate in \(path); pass --certificate a PEM file that begins with "
            + "the server's own certificate.")
      ) { try TLSContext.server(certificate: path, key: key) }
    }
    for path in [files.file("nowhere"), files.file("notes"), certificate] {
      #expect(
        throws: TLSContext.Failure(
          sentence:
            "Cannot read a private key in \(path); pass --key a PEM file without a passphrase."
        )
      ) { try TLSContext.server(certificate: certificate, key: path) }
    }
  }

  @Test("A key with a passphrase is refused without a prompt")
  func passphrase() async throws {
    let locked = files.file("locked.pem")
    try await files.openssl(
      "pkcs8", "-topk8", "-in", key, "-out", locked, "-passout", "pass:secret")
    #expect(throws: TLSContext.Failure.self) {
      try TLSContext.server(certificate: certificate, key: locked)
    }
  }

  @Test("The key of another certificate is refused")
  func mismatch() async throws {
    let (_, other) = try await files.makeCertificate("other")
    // A key of another algorithm is also refused.
    let rsa = files.file("rsa.key")
    try await files.openssl("genrsa", "-out", rsa, "2048")
    for key in [other, rsa] {
      #expect(
        throws: TLSContext.Failure(
          sentence: "The key in \(key) does not match the certificate in \(certificate); "
            + "pass --certificate and --key two files that belong together.")
      ) { try TLSContext.server(certificate: certificate, key: key) }
    }
  }

  @Test("A certificate that OpenSSL considers too weak is refused with the reason")
  func weak() async throws {
    let (weak, key) = (files.file("weak.crt"), files.file("weak.key"))
    try await files.openssl(
      "req", "-x509", "-newkey", "rsa:1024", "-nodes", "-days", "2", "-subj", "/CN=localhost",
      "-keyout", key, "-out", weak)
    #expect(
      throws: TLSContext.Failure(
        sentence: "OpenSSL rejects the certificate in \(weak) (ee key too small); pass "
          + "--certificate one that it accepts.")
    ) { try TLSContext.server(certificate: weak, key: key) }
  }

  @Test("Files are read anew after they have changed, and invalid ones change nothing")
  func replaced() async throws {
    let lines = LoggedLines()
    let first = try TLSContext.server(certificate: certificate, key: key)
    #expect(first.latest(lines.log) === first)
    let (newCertificate, newKey) = try await files.makeCertificate("two")
    try replace(certificate, with: newCertificate)
    // The new certificate does not match the old key.
    #expect(first.latest(lines.log) === first)
    #expect(first.latest(lines.log) === first && lines.all.count == 1)
    #expect(lines.all.last?.hasPrefix("The key in \(key) does not match the certificate") == true)
    try replace(key, with: newKey)
    let second = first.latest(lines.log)
    #expect(second !== first && second === first.latest(lines.log) && lines.all.count == 1)
    try FileManager.default.removeItem(atPath: certificate)
    #expect(first.latest(lines.log) === second)
    #expect(first.latest(lines.log) === second && lines.all.count == 2)
  }

  @Test("New files that cannot be read at first are read again")
  func readAgain() async throws {
    let files = TLSFiles(certificate: certificate, key: key)
    let (newCertificate, newKey) = try await self.files.makeCertificate("two")
    try replace(certificate, with: newCertificate)
    try replace(key, with: newKey)
    var problems = 0
    for _ in 0..<2 {
      let context = files.latest { _ throws(TLSContext.Failure) in
        throw TLSContext.Failure(sentence: "There are too many open files.")
      } report: { _ in
        problems += 1
      }
      #expect(context == nil)
    }
    #expect(problems == 1)
    let context = files.latest { files throws(TLSContext.Failure) in
      try TLSContext.server(certificate: files.certificate, key: files.key)
    } report: { _ in
      problems += 1
    }
    #expect(context != nil && problems == 1)
  }

  private func replace(_ path: String, with other: String) throws {
    try Data(contentsOf: URL(fileURLWithPath: other)).write(
      to: URL(fileURLWithPath: path), options: .atomic)
  }

  @Test("A file without certificates cannot be trusted")
  func untrusted() {
    #expect(throws: TLSContext.Failure.self) { try TLSContext.client(trusting: key) }
  }
}
