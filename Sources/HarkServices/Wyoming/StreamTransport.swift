import Foundation

/// Opens byte stream connections.
///
/// `HarkServer` provides an implementation, `NIOStreamTransport`. Implementations must close a
/// connection when its line is released.
public protocol StreamTransport: Sendable {
  /// Connects to `port`, 1…65535, of a host name or IP address; throws `StreamFailure.unreachable`.
  ///
  /// Canceling the calling task cancels the attempt. `timeout` limits connecting and each send, in
  /// seconds.
  func connect(host: String, port: Int, timeout: Double) async throws -> any StreamLine
}

/// An open connection.
public protocol StreamLine: Sendable {
  /// The received bytes, in pieces, for a single reader.
  ///
  /// The stream finishes when either side closes the connection or the connection breaks. A
  /// connection with too much unread data closes itself.
  var pieces: AsyncStream<[UInt8]> { get }

  /// Sends bytes and returns once the system has accepted them; throws `StreamFailure.broken`.
  func send(_ bytes: [UInt8]) async throws

  /// Closes the connection and finishes `pieces`; safe to call in any state.
  func close()
}

/// The reason a connection failed.
public enum StreamFailure: Error, Sendable, Hashable {
  /// The connection could not be made.
  case unreachable

  /// The connection was closed or lost.
  case broken
}

extension StreamFailure: LocalizedError {
  /// A description of the failure, as a sentence in English.
  public var errorDescription: String? {
    switch self {
    case .unreachable: "The server cannot be reached: check its address and the network."
    case .broken: "The connection to the server was lost: try again."
    }
  }
}
