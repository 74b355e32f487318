import Foundation

extension TemporaryFolder {
  /// `openssl` refused.
  public struct OpenSSLFailure: Error {
    /// Its exit status.
    public let status: Int32
  }

  /// Writes a self-signed certificate for this machine, and its key.
  public func makeCertificate(_ name: String) async throws -> (certificate: String, key: String) {
    let made = (certificate: file("\(name).crt"), key: file("\(name).key"))
    try await openssl(
      "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-days",
      "2",
      "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-keyout", made.key,
      "-out", made.certificate)
    return made
  }

  /// Runs `openssl` to its end.
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
