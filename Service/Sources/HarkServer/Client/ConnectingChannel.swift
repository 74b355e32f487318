import NIOCore
import Synchronization

/// A connection on its way, which can be called off from anywhere: a channel for each address of the
/// server that is tried, of which the first to succeed is kept.
final class ConnectingChannel: Sendable {
  private let state = Mutex<(channels: [any Channel], isCancelled: Bool)>(([], false))

  /// There is a channel; one that nobody wants any more is closed.
  func begin(_ channel: any Channel) {
    let isCancelled = state.withLock { state in
      state.channels.append(channel)
      return state.isCancelled
    }
    if isCancelled { channel.close(promise: nil) }
  }

  /// Nobody wants it any more.
  func cancel() {
    let channels = state.withLock { state in
      state.isCancelled = true
      return state.channels
    }
    for channel in channels { channel.close(promise: nil) }
  }
}

extension TimeAmount {
  /// So many seconds, a day at most.
  static func patience(_ seconds: Double) -> TimeAmount {
    .milliseconds(Int64(min(max(seconds, 0), 86_400) * 1_000))
  }
}
