import Foundation
import Hark

/// A request in progress and its response as it arrives.
///
/// The HTTP client sends the request in `start`, calls `take` for the head and for each piece of
/// the body, and calls `finish` at the end. These calls are serial, but can come from any thread.
final class HTTPExchange: Sendable {
  private struct State: Sendable {
    var head: CheckedContinuation<HTTPResponse, any Error>?

    /// The body until it is handed over to the reader, which then owns it alone.
    var body: AsyncThrowingStream<[UInt8], any Error>?

    /// The length of the received body in bytes, where each piece counts as at least `leastPiece`.
    var length = 0
    var isConnected: Bool
    var isOver = false
    var lastNews: Double
  }

  /// The minimum memory cost of a piece of the body, in bytes.
  private static let leastPiece = 64
  static let longestPatience = 86_400.0

  private let state: Locked<State>
  private let patience: Double
  private let timekeeper: any Timekeeper
  private let pieces: AsyncThrowingStream<[UInt8], any Error>.Continuation
  private let start: @Sendable (HTTPExchange) -> Void
  private let cancel: @Sendable (HTTPExchange) -> Void

  /// Creates an exchange; `patience` is the timeout for the head and for each piece of the body, in
  /// seconds.
  ///
  /// `tellsConnection` indicates whether the client calls `connected()`. `start` sends the request.
  /// `cancel` closes the connection; it does nothing once the transfer has ended.
  init(
    patience: Double, timekeeper: any Timekeeper, tellsConnection: Bool = false,
    start: @escaping @Sendable (HTTPExchange) -> Void,
    cancel: @escaping @Sendable (HTTPExchange) -> Void
  ) {
    self.patience = min(Self.longestPatience, patience)
    self.timekeeper = timekeeper
    self.start = start
    self.cancel = cancel
    let body: AsyncThrowingStream<[UInt8], any Error>
    (body, pieces) = AsyncThrowingStream.makeStream()
    state = Locked(State(body: body, isConnected: !tellsConnection, lastNews: timekeeper.now))
  }

  var isOver: Bool { state.withLock { $0.isOver } }

  /// Sends the request and awaits the head; canceling the calling task ends the exchange.
  func answer() async throws -> HTTPResponse {
    try await withTaskCancellationHandler {
      try await begin()
    } onCancel: {
      finish(CancellationError())
    }
  }

  private func begin() async throws -> HTTPResponse {
    pieces.onTermination = { [weak self] reason in
      // The reader canceled or released the body, so the connection closes.
      if case .cancelled = reason, let self { cancel(self) }
    }
    return try await withCheckedThrowingContinuation { head in
      let isOver = state.withLock { state in
        if !state.isOver { state.head = head }
        return state.isOver
      }
      if isOver { return head.resume(throwing: CancellationError()) }
      start(self)
      watch()
    }
  }

  /// Records that the server has accepted a connection; returns `false` if the exchange has ended.
  func connected() -> Bool {
    state.withLock { state in
      state.isConnected = true
      return !state.isOver
    }
  }

  /// Delivers the head of the response; returns `false` if no caller is waiting for it.
  func take(status: Int, _ fields: [HTTPField]) -> Bool {
    let now = timekeeper.now
    let (head, body) = state.withLock { state in
      defer { (state.head, state.body) = (nil, nil) }
      state.lastNews = now
      return (state.head, state.body)
    }
    guard let head, let body else { return false }
    head.resume(returning: HTTPResponse(status: status, headers: fields, body: body))
    return true
  }

  /// Delivers a piece of the body; fails the exchange if `length` exceeds `HTTPRequest.longestAnswer`.
  func take(_ piece: [UInt8]) {
    let now = timekeeper.now
    let length = state.withLock { state in
      state.lastNews = now
      state.length += max(piece.count, Self.leastPiece)
      return state.length
    }
    guard length <= HTTPRequest.longestAnswer else { return finish(HTTPFailure.broken) }
    if !piece.isEmpty { pieces.yield(piece) }
  }

  /// Ends the exchange if it has not ended; `error` is `nil` if the response is complete.
  func finish(_ error: (any Error)?) { finish { _ in error } }

  /// Ends the exchange if it has not ended, with the error for its state at that moment.
  private func finish(with error: (State) -> (any Error)?) {
    let (head, wasOver, error) = state.withLock { state in
      defer { (state.head, state.isOver) = (nil, true) }
      return (state.head, state.isOver, error(state))
    }
    if wasOver { return }
    if error != nil { cancel(self) }
    head?.resume(throwing: error ?? HTTPFailure.broken)
    pieces.finish(throwing: error)
  }

  /// Limits the time without data, which not every HTTP client's timeout does.
  private func watch() {
    Task { [weak self, patience, timekeeper] in
      while let last = self?.lastNews {
        if last + patience <= timekeeper.now {
          self?.expire()
          return
        }
        try? await timekeeper.sleep(until: last + patience)
      }
    }
  }

  /// Ends the exchange after the timeout; if a connection is established later, `connected()` returns
  /// `false`, so that the request is not sent.
  private func expire() { finish { $0.isConnected ? HTTPFailure.timedOut : .unreachable } }

  /// The time of the last received data, or of creation if none has arrived; `nil` after the end.
  private var lastNews: Double? { state.withLock { $0.isOver ? nil : $0.lastNews } }
}
