import NIOCore
import Synchronization

/// A connection attempt that can be canceled from any thread.
///
/// It holds a channel for each server address that is tried; the first to succeed is kept.
final class ConnectingChannel: Sendable {
  private let state = Mutex<(channels: [any Channel], isCancelled: Bool)>(([], false))

  /// Adds a channel, and closes it if the attempt has been canceled.
  func begin(_ channel: any Channel) {
    let isCancelled = state.withLock { state in
      state.channels.append(channel)
      return state.isCancelled
    }
    if isCancelled { channel.close(promise: nil) }
  }

  /// Cancels the attempt and closes its channels.
  func cancel() {
    let channels = state.withLock { state in
      state.isCancelled = true
      return state.channels
    }
    for channel in channels { channel.close(promise: nil) }
  }
}

extension TimeAmount {
  /// Returns the given number of seconds, limited to one day.
  static func patience(_ seconds: Double) -> TimeAmount {
    .milliseconds(Int64(min(max(seconds, 0), 86_400) * 1_000))
  }
}
