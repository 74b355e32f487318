import Foundation

extension TemporaryFolder {
  /// The error thrown if `openssl` fails.
  public struct OpenSSLFailure: Error {
    /// The exit status of `openssl`.
    public let status: Int32
  }

  /// Writes a self-signed certificate for the local host, and its key.
  public func makeCertificate(_ name: String) async throws -> (certificate: String, key: String) {
    let made = (certificate: file("\(name).crt"), key: file("\(name).key"))
    try await openssl(
      "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days",
      "2",
      "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-keyout", made.key,
      "-out", made.certificate)
    return made
  }

  /// Runs `openssl` and returns when it has succeeded.
  public func openssl(_ arguments: String...) async throws {
    let log = try write([], to: "openssl-\(UUID().uuidString).log")
    let output = try FileHandle(forWritingTo: URL(fileURLWithPath: log))
    defer { try? output.close() }
    let process = try ChildProcess(
      ["/usr/bin/openssl"] + arguments, output: output.fileDescriptor,
      error: output.fileDescriptor)
    let status = await process.ending()
    guard status == 0 else { throw OpenSSLFailure(status: status) }
  }
}
