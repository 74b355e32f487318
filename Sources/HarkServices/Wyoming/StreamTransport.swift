/// Opens byte stream connections.
///
/// `HarkServer` provides an implementation for Linux, `NIOStreamTransport`. Other implementations
/// must apply `timeout` to connecting and to each send, and must close the connection when its line
/// is released.
public protocol StreamTransport: Sendable {
  /// Connects to `port` on `host`; canceling the calling task cancels the attempt.
  ///
  /// - Parameters:
  ///   - host: A host name, or an IPv4 or IPv6 address.
  ///   - port: The port, 1…65535.
  ///   - timeout: The timeout for connecting and for each send, in seconds.
  /// - Throws: `StreamFailure.unreachable`.
  func connect(host: String, port: Int, timeout: Double) async throws -> any StreamLine
}

/// An open connection.
public protocol StreamLine: Sendable {
  /// The received bytes, in pieces, for a single reader.
  ///
  /// The stream finishes when either side closes the connection or the connection breaks. A
  /// connection with too much unread data closes itself.
  var pieces: AsyncStream<[UInt8]> { get }

  /// Sends bytes, and returns once the system has accepted them, so that a fast sender waits for a
  /// slow server.
  ///
  /// Throws `StreamFailure.broken`.
  func send(_ bytes: [UInt8]) async throws

  /// Closes the connection and finishes `pieces`; safe to call in any state.
  func close()
}

/// The reason a connection failed.
public enum StreamFailure: String, Error, Sendable, Hashable, CaseIterable {
  /// The connection could not be made.
  case unreachable

  /// The connection was closed or lost.
  case broken
}
