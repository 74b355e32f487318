import Foundation
import Hark

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// One request under way.
final class HTTPExchange: Sendable {
  private struct State: Sendable {
    var head: CheckedContinuation<HTTPResponse, any Error>?

    /// The body until it is handed over; then it is the reader's alone, and goes with the reader.
    var body: AsyncThrowingStream<[UInt8], any Error>?

    /// How much of the body has come, in bytes.
    var length = 0
    var isOver = false

    /// When something came last, in seconds.
    var lastNews: Double
  }

  private let state: Locked<State>
  private let task: URLSessionDataTask
  private let patience: Double
  private let timekeeper: any Timekeeper
  private let pieces: AsyncThrowingStream<[UInt8], any Error>.Continuation

  init(_ task: URLSessionDataTask, patience: Double, timekeeper: any Timekeeper) {
    self.task = task
    self.patience = patience
    self.timekeeper = timekeeper
    let body: AsyncThrowingStream<[UInt8], any Error>
    (body, pieces) = AsyncThrowingStream.makeStream()
    state = Locked(State(body: body, lastNews: timekeeper.now))
  }

  /// The task's number in its session.
  var id: Int { task.taskIdentifier }

  /// Sends the request and returns when the head of the answer is there.
  func begin() async throws -> HTTPResponse {
    pieces.onTermination = { [task] reason in
      // The reader has gone: so does the connection.
      if case .cancelled = reason { task.cancel() }
    }
    return try await withCheckedThrowingContinuation { head in
      let isOver = state.withLock { state in
        if !state.isOver { state.head = head }
        return state.isOver
      }
      if isOver { return head.resume(throwing: CancellationError()) }
      task.resume()
      watch()
    }
  }

  /// Takes the head of the answer; false when it is none.
  func take(_ response: URLResponse) -> Bool {
    guard let answer = response as? HTTPURLResponse else {
      finish(HTTPFailure.broken)
      return false
    }
    let fields = answer.allHeaderFields.map { HTTPField("\($0.key)", "\($0.value)") }
    let now = timekeeper.now
    let (head, body) = state.withLock { state in
      defer { (state.head, state.body) = (nil, nil) }
      state.lastNews = now
      return (state.head, state.body)
    }
    guard let head, let body else { return false }
    head.resume(
      returning: HTTPResponse(
        status: answer.statusCode, headers: fields.sorted { $0.name < $1.name }, body: body))
    return true
  }

  /// Takes the next piece of the body.
  ///
  /// What comes too fast for its reader waits here, so it has an end: more is broken off.
  func take(_ data: Data) {
    let now = timekeeper.now
    let length = state.withLock { state in
      state.lastNews = now
      state.length += data.count
      return state.length
    }
    guard length <= HTTPRequest.longestAnswer else { return finish(HTTPFailure.broken) }
    if !data.isEmpty { pieces.yield([UInt8](data)) }
  }

  /// Ends it, if it has not ended: nil when the answer is complete.
  func finish(_ error: (any Error)?) {
    let (head, wasOver) = state.withLock { state in
      defer { (state.head, state.isOver) = (nil, true) }
      return (state.head, state.isOver)
    }
    if wasOver { return }
    if error != nil { task.cancel() }
    head?.resume(throwing: error ?? HTTPFailure.broken)
    pieces.finish(throwing: error)
  }

  /// What an error of the system's is here.
  static func failure(_ error: any Error) -> any Error {
    guard let error = error as? URLError else { return HTTPFailure.broken }
    switch error.code {
    case .timedOut: return HTTPFailure.timedOut
    case .badURL, .unsupportedURL: return HTTPFailure.badAddress
    case .cannotFindHost, .cannotConnectToHost, .notConnectedToInternet, .dnsLookupFailed:
      return HTTPFailure.unreachable
    case .cancelled: return CancellationError()
    default: return HTTPFailure.broken
    }
  }

  /// The system's own time-out bounds the silence on some platforms and the whole on others, so the
  /// silence is watched here.
  private func watch() {
    Task { [weak self, patience, timekeeper] in
      while let last = self?.lastNews {
        if last + patience <= timekeeper.now {
          self?.finish(HTTPFailure.timedOut)
          return
        }
        try? await timekeeper.sleep(until: last + patience)
      }
    }
  }

  /// Nil once it is over.
  private var lastNews: Double? {
    state.withLock { $0.isOver ? nil : $0.lastNews }
  }
}
