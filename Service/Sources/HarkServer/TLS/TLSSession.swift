import COpenSSL
import NIOCore

/// A TLS connection that encrypts and decrypts in memory, confined to one event loop.
final class TLSSession {
  enum Progress: Equatable {
    case done

    /// More bytes from the peer are needed.
    case waiting

    /// The peer sent `close_notify`.
    case closed
  }

  struct Failure: Error, CustomStringConvertible {
    /// OpenSSL's reason, which contains no transmitted data.
    let description: String
  }

  /// The maximum length of the plaintext in a TLS record, in bytes.
  private static let record = 16 * 1_024

  let isServer: Bool

  private let ssl: OpaquePointer
  private let incoming: OpaquePointer
  private let outgoing: OpaquePointer

  /// Creates a connection; a client accepts only a certificate for `host`.
  init(_ context: TLSContext, host: String?) throws {
    guard let ssl = SSL_new(context.context) else { throw Self.failure() }
    guard let incoming = BIO_new(BIO_s_mem()), let outgoing = BIO_new(BIO_s_mem()) else {
      SSL_free(ssl)
      throw Self.failure()
    }
    // From here on, the BIOs are freed with `ssl`.
    SSL_set_bio(ssl, incoming, outgoing)
    isServer = context.role == .server
    (self.ssl, self.incoming, self.outgoing) = (ssl, incoming, outgoing)
    switch context.role {
    case .server: SSL_set_accept_state(ssl)
    case .client:
      SSL_set_connect_state(ssl)
      guard let host, isExpecting(host) else { throw Self.failure() }
    }
  }

  deinit { SSL_free(ssl) }

  /// Requires a certificate for `host`, a name or an address, and returns whether this succeeded.
  private func isExpecting(_ host: String) -> Bool {
    if X509_VERIFY_PARAM_set1_ip_asc(SSL_get0_param(ssl), host) == 1 { return true }
    return hark_set_server_name(ssl, host) == 1 && SSL_set1_host(ssl, host) == 1
  }

  func receive(_ bytes: ByteBuffer) {
    bytes.withUnsafeReadableBytes { bytes in
      // A memory BIO accepts all bytes.
      _ = BIO_write(incoming, bytes.baseAddress, Int32(bytes.count))
    }
  }

  func handshake() throws -> Progress {
    ERR_clear_error()
    return try progress(of: SSL_do_handshake(ssl))
  }

  /// Appends the plaintext of all received records to `plain`; never returns `done`.
  func read(into plain: inout ByteBuffer) throws -> Progress {
    ERR_clear_error()
    var result: Int32 = 1
    while result > 0 {
      plain.writeWithUnsafeMutableBytes(minimumWritableBytes: Self.record) { room in
        result = SSL_read(ssl, room.baseAddress, Int32(Self.record))
        return max(0, Int(result))
      }
    }
    return try progress(of: result)
  }

  func write(_ plain: ByteBuffer, _ allocator: ByteBufferAllocator) throws -> ByteBuffer {
    var (rest, bytes) = (plain, allocator.buffer(capacity: plain.readableBytes))
    ERR_clear_error()
    // Bytes are encrypted one record at a time, because a memory BIO never shrinks its buffer.
    while let piece = rest.readSlice(length: min(rest.readableBytes, Self.record)),
      piece.readableBytes > 0
    {
      let result = piece.withUnsafeReadableBytes { SSL_write(ssl, $0.baseAddress, Int32($0.count)) }
      // A memory BIO accepts all bytes, so writing never blocks.
      guard result > 0 else { throw Self.failure() }
      takeOutput(into: &bytes)
    }
    return bytes
  }

  func sendCloseNotify() {
    ERR_clear_error()
    _ = SSL_shutdown(ssl)
  }

  func output(_ allocator: ByteBufferAllocator) -> ByteBuffer {
    var bytes = allocator.buffer(capacity: BIO_ctrl_pending(outgoing))
    takeOutput(into: &bytes)
    return bytes
  }

  private func takeOutput(into bytes: inout ByteBuffer) {
    let count = BIO_ctrl_pending(outgoing)
    guard count > 0 else { return }
    bytes.writeWithUnsafeMutableBytes(minimumWritableBytes: count) { room in
      max(0, Int(BIO_read(outgoing, room.baseAddress, Int32(count))))
    }
  }

  private func progress(of result: Int32) throws -> Progress {
    if result > 0 { return .done }
    switch SSL_get_error(ssl, result) {
    case SSL_ERROR_WANT_READ: return .waiting
    case SSL_ERROR_ZERO_RETURN: return .closed
    default: throw Self.failure()
    }
  }

  private static func failure() -> Failure {
    let reason = ERR_reason_error_string(ERR_peek_last_error())
    return Failure(description: reason.map { String(cString: $0) } ?? "TLS failed")
  }
}
