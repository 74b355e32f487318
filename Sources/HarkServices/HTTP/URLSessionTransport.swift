import Foundation
import Hark

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Carries requests by the system's own HTTP client.
///
/// Nothing is kept between requests: no cookie, no cache, no credential. A redirect is followed only
/// to the same host and scheme.
public struct URLSessionTransport: HTTPTransport {
  /// Makes one; it holds nothing.
  public init() {}

  /// The answer to `request`, whatever its status.
  public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard let url = URL(string: request.url), let scheme = url.scheme?.lowercased(),
      ["http", "https"].contains(scheme), url.host != nil
    else { throw HTTPFailure.badAddress }
    var asked = URLRequest(url: url)
    asked.httpMethod = request.method
    // On Linux a fraction of a second counts as none at all; the exact bound is kept below.
    asked.timeoutInterval = request.timeout.rounded(.up) + 60
    for field in request.headers { asked.addValue(field.value, forHTTPHeaderField: field.name) }
    if !request.body.isEmpty { asked.httpBody = Data(request.body) }
    let exchange = HTTPExchange(url: url, patience: request.timeout)
    return try await withTaskCancellationHandler {
      try await exchange.begin(asked)
    } onCancel: {
      exchange.cancel()
    }
  }
}

/// One request under way.
private final class HTTPExchange: NSObject, URLSessionDataDelegate, Sendable {
  private struct State: Sendable {
    var head: CheckedContinuation<HTTPResponse, any Error>?
    var session: URLSession?
    var isOver = false

    /// When something came last, in seconds.
    var lastNews = 0.0
  }

  private let state = Locked(State())
  private let url: URL
  private let patience: Double
  private let body: AsyncThrowingStream<[UInt8], any Error>
  private let pieces: AsyncThrowingStream<[UInt8], any Error>.Continuation

  init(url: URL, patience: Double) {
    self.url = url
    self.patience = patience
    (body, pieces) = AsyncThrowingStream.makeStream()
  }

  func begin(_ request: URLRequest) async throws -> HTTPResponse {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpShouldSetCookies = false
    configuration.httpCookieStorage = nil
    configuration.urlCache = nil
    let session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
    // The reader has gone: so does the connection.
    pieces.onTermination = { [weak self] reason in
      if case .cancelled = reason { self?.cancel() }
    }
    return try await withCheckedThrowingContinuation { head in
      let isOver = state.withLock { state in
        state.lastNews = Self.now
        if state.isOver { return true }
        state.head = head
        state.session = session
        return false
      }
      guard !isOver else {
        session.invalidateAndCancel()
        return head.resume(throwing: CancellationError())
      }
      session.dataTask(with: request).resume()
      watch()
    }
  }

  func cancel() { finish(CancellationError()) }

  /// The system's own time-out bounds the silence on some platforms and the whole on others, so the
  /// silence is watched here.
  private func watch() {
    Task { [weak self, patience] in
      while let last = self?.lastNews {
        let left = last + patience - Self.now
        if left <= 0 {
          self?.finish(HTTPFailure.timedOut)
          return
        }
        try? await Task.sleep(nanoseconds: UInt64(left * 1e9) + 1_000_000)
      }
    }
  }

  /// Nil once the exchange is over.
  private var lastNews: Double? {
    state.withLock { $0.isOver ? nil : $0.lastNews }
  }

  private static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  private func finish(_ error: (any Error)?) {
    let (head, session) = state.withLock { state in
      defer { (state.head, state.session, state.isOver) = (nil, nil, true) }
      return (state.head, state.session)
    }
    session?.invalidateAndCancel()
    head?.resume(throwing: error ?? HTTPFailure.broken)
    pieces.finish(throwing: error)
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    guard let answer = response as? HTTPURLResponse else {
      completionHandler(.cancel)
      return finish(HTTPFailure.broken)
    }
    completionHandler(.allow)
    let fields = answer.allHeaderFields.map { HTTPField("\($0.key)", "\($0.value)") }
    let head = state.withLock { state in
      defer { state.head = nil }
      state.lastNews = Self.now
      return state.head
    }
    head?.resume(
      returning: HTTPResponse(
        status: answer.statusCode, headers: fields.sorted { $0.name < $1.name }, body: body))
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    state.withLock { $0.lastNews = Self.now }
    if !data.isEmpty { pieces.yield([UInt8](data)) }
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    finish(error.map { Self.failure($0) })
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) {
    let isSame =
      request.url?.host == url.host && request.url?.port == url.port
      && request.url?.scheme == url.scheme
    completionHandler(isSame ? request : nil)
  }

  private static func failure(_ error: any Error) -> any Error {
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
}
