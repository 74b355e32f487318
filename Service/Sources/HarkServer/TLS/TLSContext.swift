import COpenSSL
import Logging

/// The TLS configuration of connections.
///
/// Connections use TLS 1.2 or later from the system's OpenSSL, with the ciphers and the security
/// level that the system's administrator has configured.
public final class TLSContext: @unchecked Sendable {
  // `@unchecked Sendable` is safe because nothing changes the context after `init`, and OpenSSL
  // counts its references atomically, so connections can be created from it on any thread.

  enum Role {
    case server
    case client
  }

  /// The reason that a context could not be created.
  public struct Failure: Error, Sendable, Hashable {
    /// The problem and how to fix it, in one sentence.
    public let sentence: String
  }

  let context: OpaquePointer
  let role: Role
  private let files: TLSFiles?

  private init(_ role: Role, _ files: TLSFiles? = nil) throws(Failure) {
    let method = role == .server ? TLS_server_method() : TLS_client_method()
    guard let context = SSL_CTX_new(method) else { throw Self.broken }
    self.context = context
    self.role = role
    self.files = files
    guard hark_restrict(context) == 1 else { throw Self.broken }
  }

  deinit { SSL_CTX_free(context) }

  /// Returns the context of a server with a certificate and its private key, each in a PEM file.
  ///
  /// A server reads the files anew after they have changed (`latest(_:)`).
  ///
  /// - Parameters:
  ///   - certificate: The server's own certificate, followed by any intermediate certificates.
  ///   - key: The private key of the server's own certificate, without a passphrase.
  /// - Throws: A `Failure` if a file cannot be read, if its content is invalid or too weak, if the key
  ///   does not match the certificate, or if OpenSSL does not work.
  public static func server(certificate: String, key: String) throws(Failure) -> TLSContext {
    let files = TLSFiles(certificate: certificate, key: key)
    return try load(files, following: files)
  }

  /// Returns the context for new connections of a server, which has the newest files that are valid;
  /// the problem with invalid ones is logged once.
  func latest(_ log: Logger) -> TLSContext {
    files?.latest { files throws(Failure) in
      try Self.load(files)
    } report: { failure in
      log.error("\(failure.sentence) The previous certificate remains in use.")
    } ?? self
  }

  private static func load(
    _ files: TLSFiles, following followed: TLSFiles? = nil
  ) throws(Failure) -> TLSContext {
    let server = try TLSContext(.server, followed)
    try server.use(certificate: files.certificate)
    try server.use(key: files.key, of: files.certificate)
    return server
  }

  /// Returns the context of a client that accepts only servers with a trusted certificate for their
  /// name.
  ///
  /// - Parameter authorities: A PEM file with the trusted certificates; `nil` uses those that the
  ///   system trusts.
  /// - Throws: A `Failure` if no certificate can be read from the file, or if OpenSSL does not work.
  public static func client(trusting authorities: String? = nil) throws(Failure) -> TLSContext {
    let client = try TLSContext(.client)
    SSL_CTX_set_verify(client.context, SSL_VERIFY_PEER, nil)
    ERR_clear_error()
    guard let authorities else {
      guard SSL_CTX_set_default_verify_paths(client.context) == 1 else { throw broken }
      return client
    }
    guard SSL_CTX_load_verify_locations(client.context, authorities, nil) == 1 else {
      throw Failure(sentence: "Cannot read a certificate in \(authorities); name a PEM file.")
    }
    return client
  }

  private func use(certificate path: String) throws(Failure) {
    guard Self.isCertificate(path) else {
      throw Failure(
        sentence:
          "Cannot read a certificate in \(path); pass --certificate a PEM file that begins with "
          + "the server's own certificate.")
    }
    ERR_clear_error()
    guard SSL_CTX_use_certificate_chain_file(context, path) != 1 else { return }
    let reason = ERR_reason_error_string(ERR_peek_last_error()).map { String(cString: $0) }
    throw Failure(
      sentence:
        "OpenSSL rejects the certificate in \(path)\(reason.map { " (\($0))" } ?? ""); pass "
        + "--certificate one that it accepts.")
  }

  private static func isCertificate(_ path: String) -> Bool {
    guard let file = BIO_new_file(path, "r") else { return false }
    defer { BIO_free(file) }
    guard let certificate = PEM_read_bio_X509(file, nil, nil, nil) else { return false }
    X509_free(certificate)
    return true
  }

  private func use(key path: String, of certificate: String) throws(Failure) {
    ERR_clear_error()
    guard let file = BIO_new_file(path, "r") else { throw Self.noKey(in: path) }
    defer { BIO_free(file) }
    // A server starts unattended, so the callback rejects keys with a passphrase.
    let key = PEM_read_bio_PrivateKey(file, nil, { _, _, _, _ in -1 }, nil)
    guard let key else { throw Self.noKey(in: path) }
    defer { EVP_PKEY_free(key) }
    // `SSL_CTX_use_PrivateKey` compares the key only with a certificate of the same algorithm, so
    // `SSL_CTX_check_private_key` checks it as well.
    guard SSL_CTX_use_PrivateKey(context, key) == 1, SSL_CTX_check_private_key(context) == 1 else {
      throw Failure(
        sentence: "The key in \(path) does not match the certificate in \(certificate); pass "
          + "--certificate and --key two files that belong together.")
    }
  }

  private static func noKey(in path: String) -> Failure {
    Failure(
      sentence: "Cannot read a private key in \(path); pass --key a PEM file without a "
        + "passphrase.")
  }

  private static let broken = Failure(
    sentence: "OpenSSL does not work on this system; reinstall libssl3 and its configuration.")
}
