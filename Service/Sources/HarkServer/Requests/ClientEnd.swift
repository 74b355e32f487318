import NIOCore
import Synchronization

/// Detects that a client has closed its side of a connection.
///
/// A client that does this while it waits for a long response is assumed to be gone. The connection
/// stays open for the response, so its close future would complete only with the first write that
/// fails.
final class ClientEnd: ChannelInboundHandler, Sendable {
  typealias InboundIn = NIOAny

  /// A registration for one request, which lasts until the client disconnects or `end()` is called.
  struct Watch: Sendable {
    fileprivate let place: (end: ClientEnd, id: Int)?

    func end() { if let place { place.end.state.withLock { $0.watchers[place.id] = nil } } }
  }

  private struct State {
    var isGone = false
    var watchers: [Int: @Sendable () -> Void] = [:]
    var next = 0
  }

  private let state = Mutex(State())

  var watcherCount: Int { state.withLock { $0.watchers.count } }

  /// Calls `gone` once: when the client is gone, or immediately if the channel has no handler.
  static func watch(_ channel: any Channel, _ gone: @escaping @Sendable () -> Void) async -> Watch {
    guard let end = try? await channel.pipeline.handler(type: ClientEnd.self).get() else {
      gone()
      return Watch(place: nil)
    }
    return end.add(gone)
  }

  private func add(_ gone: @escaping @Sendable () -> Void) -> Watch {
    let id = state.withLock { state -> Int? in
      if state.isGone { return nil }
      state.next += 1
      state.watchers[state.next] = gone
      return state.next
    }
    guard let id else {
      gone()
      return Watch(place: nil)
    }
    return Watch(place: (self, id))
  }

  private func notify() {
    let watchers = state.withLock { state in
      state.isGone = true
      defer { state.watchers = [:] }
      return state.watchers
    }
    for gone in watchers.values { gone() }
  }

  func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
    if event as? ChannelEvent == .inputClosed { notify() }
    context.fireUserInboundEventTriggered(event)
  }

  func channelInactive(context: ChannelHandlerContext) {
    notify()
    context.fireChannelInactive()
  }

  func handlerRemoved(context: ChannelHandlerContext) { notify() }
}

/// Cancels work when its client disconnects; Hummingbird's own mechanism terminates the process if
/// the body has already been read.
enum ClientWatch {
  /// Returns the result of `work`, which is canceled if the client of `channel` is gone.
  static func run<Value: Sendable>(
    over channel: any Channel, _ work: @escaping @Sendable () async throws -> Value
  ) async throws -> Value {
    let (open, end) = AsyncStream<Never>.makeStream()
    let watch = await ClientEnd.watch(channel) { end.finish() }
    defer { watch.end() }
    return try await withThrowingTaskGroup(of: Value.self) { group in
      group.addTask {
        for await _ in open {}
        throw CancellationError()
      }
      group.addTask { try await work() }
      defer { group.cancelAll() }
      guard let value = try await group.next() else { throw CancellationError() }
      return value
    }
  }
}
