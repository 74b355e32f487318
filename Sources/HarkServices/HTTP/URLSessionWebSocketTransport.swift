import Foundation
import Hark

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Opens WebSockets with the system's client on Apple platforms.
///
/// On Linux, the system's client does not support WebSockets, and `connect` throws `badAddress`;
/// use `NIOWebSocketTransport` from `HarkServer` there.
public final class URLSessionWebSocketTransport: WebSocketTransport {
  private let timekeeper: any Timekeeper

  /// Creates a transport whose timeouts follow `timekeeper`.
  public init(timekeeper: any Timekeeper = SystemTimekeeper()) { self.timekeeper = timekeeper }

  /// Opens a WebSocket to the URL of `request`.
  public func connect(_ request: WebSocketRequest) async throws -> any WebSocketLine {
    guard let url = URL(string: request.url), let scheme = url.scheme?.lowercased(),
      ["ws", "wss"].contains(scheme), url.host != nil
    else { throw WebSocketFailure.badAddress }
    var asked = URLRequest(url: url)
    for field in request.headers { asked.addValue(field.value, forHTTPHeaderField: field.name) }
    let line = URLSessionWebSocketLine(asked, timekeeper: timekeeper, patience: request.timeout)
    return try await withTaskCancellationHandler {
      try await line.open()
      return line
    } onCancel: {
      line.fail(.broken)
    }
  }
}

/// A WebSocket of the system's client, which sends pings to detect an unresponsive server.
private final class URLSessionWebSocketLine: NSObject, WebSocketLine, URLSessionWebSocketDelegate {
  private struct State: Sendable {
    typealias Opening = CheckedContinuation<Void, any Error>

    var opening: Opening?
    var failure: WebSocketFailure?
  }

  let messages: AsyncThrowingStream<String, any Error>
  private let texts: AsyncThrowingStream<String, any Error>.Continuation
  private let state = Locked(State())
  private let task = Locked<URLSessionWebSocketTask?>(nil)
  private let timekeeper: any Timekeeper
  private let patience: Double

  /// The delay before each ping, in seconds, counted from the opening of the connection or from the
  /// end of the previous ping's timeout.
  private static let pulse = 15.0

  init(_ request: URLRequest, timekeeper: any Timekeeper, patience: Double) {
    self.timekeeper = timekeeper
    self.patience = patience
    (messages, texts) = AsyncThrowingStream.makeStream()
    super.init()
    let session = URLSession(configuration: .ephemeral, delegate: self, delegateQueue: nil)
    let socket = session.webSocketTask(with: request)
    socket.maximumMessageSize = WebSocketRequest.longestMessage
    task.withLock { $0 = socket }
    // The session releases its delegate, this object, once the task has ended.
    session.finishTasksAndInvalidate()
  }

  func open() async throws {
    let alarm = alarm(forOpening: true)
    defer { alarm.cancel() }
    try await withCheckedThrowingContinuation { opening in
      let failure = state.withLock { state in
        if state.failure == nil { state.opening = opening }
        return state.failure
      }
      if let failure { return opening.resume(throwing: failure) }
      task.withLock { $0 }?.resume()
    }
    read()
    beat()
  }

  func send(_ text: String) async throws {
    guard let socket = task.withLock({ $0 }) else { throw WebSocketFailure.broken }
    let alarm = alarm()
    defer { alarm.cancel() }
    do {
      try await socket.send(.string(text))
    } catch {
      fail(.broken)
      throw WebSocketFailure.broken
    }
  }

  func close() async {
    task.withLock { $0 }?.cancel(with: .normalClosure, reason: nil)
    texts.finish()
  }

  func fail(_ failure: WebSocketFailure) { fail(failure, unlessOpen: false) }

  private func fail(_ failure: WebSocketFailure, unlessOpen: Bool) {
    let (opening, isOpen) = state.withLock { state -> (State.Opening?, Bool) in
      if unlessOpen, state.opening == nil { return (nil, true) }
      if state.failure == nil { state.failure = failure }
      defer { state.opening = nil }
      return (state.opening, false)
    }
    if isOpen { return }
    opening?.resume(throwing: failure)
    texts.finish(throwing: failure)
    task.withLock { $0 }?.cancel()
  }

  private func read() {
    Task { [weak self] in
      while let socket = self?.task.withLock({ $0 }) {
        guard let message = try? await socket.receive() else {
          // The server's close frame can fail this call before the delegate is notified.
          let isBroken = [.invalid, .abnormalClosure].contains(socket.closeCode)
          self?.texts.finish(throwing: isBroken ? WebSocketFailure.broken : nil)
          return
        }
        if case .string(let text) = message { self?.texts.yield(text) }
      }
    }
  }

  private func beat() {
    Task { [weak self, timekeeper, patience] in
      while (try? await timekeeper.sleep(until: timekeeper.now + Self.pulse)) != nil {
        guard let self, state.withLock({ $0.failure == nil }) else { return }
        let answer = Locked(false)
        task.withLock { $0 }?.sendPing { error in answer.withLock { $0 = error == nil } }
        try? await timekeeper.sleep(until: timekeeper.now + patience)
        if !answer.withLock({ $0 }) { return fail(.broken) }
      }
    }
  }

  /// Returns a task that fails the connection after the timeout, unless it is canceled or, with
  /// `forOpening`, the connection has opened.
  private func alarm(forOpening: Bool = false) -> Task<Void, Never> {
    Task { [weak self, timekeeper, patience] in
      guard (try? await timekeeper.sleep(until: timekeeper.now + patience)) != nil else { return }
      self?.fail(.timedOut, unlessOpen: forOpening)
    }
  }

  func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didOpenWithProtocol protocol: String?
  ) {
    let opening = state.withLock { state in
      defer { state.opening = nil }
      return state.opening
    }
    opening?.resume()
  }

  func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?
  ) { texts.finish() }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let status = (task.response as? HTTPURLResponse)?.statusCode
    if let status, status != 101 { return fail(.refused(status: status)) }
    switch HTTPFailure(error) {
    case .badAddress: fail(.badAddress)
    case .unreachable: fail(.unreachable)
    case .timedOut: fail(.timedOut)
    case .broken: fail(.broken)
    }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) { completionHandler(nil) }
}
