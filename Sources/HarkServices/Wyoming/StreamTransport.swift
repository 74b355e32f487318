/// Opens plain connections, over which bytes go to and fro.
///
/// `HarkServer` has one for Linux, `NIOStreamTransport`. To the author of another one: bound the wait
/// for the connection, and for each piece to be taken, by `timeout`; close the connection when its
/// line is let go of.
public protocol StreamTransport: Sendable {
  /// A line to `port` of `host`; cancelling the calling task gives it up.
  ///
  /// - Parameters:
  ///   - host: A name or a number of either kind.
  ///   - port: 1…65535.
  ///   - timeout: The longest wait, in seconds.
  /// - Throws: `StreamFailure.unreachable`.
  func connect(host: String, port: Int, timeout: Double) async throws -> any StreamLine
}

/// One connection that is open.
public protocol StreamLine: Sendable {
  /// The bytes that come, in pieces, to one reader; ends when either side closes the connection or it
  /// breaks. A line of which too much is left unread closes itself.
  var pieces: AsyncStream<[UInt8]> { get }

  /// Sends bytes; returns once the system has taken them, so that who sends faster than the server
  /// reads is held up. Throws `StreamFailure.broken`.
  func send(_ bytes: [UInt8]) async throws

  /// Closes, which ends `pieces`; harmless at any time.
  func close()
}

/// Why a connection is of no use.
public enum StreamFailure: String, Error, Sendable, Hashable, CaseIterable {
  /// None could be made.
  case unreachable

  /// It ended.
  case broken
}
