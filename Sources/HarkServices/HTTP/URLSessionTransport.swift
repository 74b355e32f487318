import Foundation
import Hark

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sends requests with Foundation's HTTP client.
///
/// Stores no cookies or cached responses, and writes nothing to disk. Follows redirects only to the
/// same host, port, and scheme.
///
/// On Linux, Foundation in Swift 6.3 uses a full core while a response is open, and terminates the
/// process on a declined redirect or a status below 200. Use `SystemHTTPTransport` there.
public final class URLSessionTransport: HTTPTransport {
  private let session: URLSession
  private let switchboard: HTTPSwitchboard
  private let timekeeper: any Timekeeper

  /// Creates a transport whose timeouts follow `timekeeper`; connections are opened on demand.
  public init(timekeeper: any Timekeeper = SystemTimekeeper()) {
    self.timekeeper = timekeeper
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpShouldSetCookies = false
    configuration.httpCookieStorage = nil
    configuration.urlCache = nil
    switchboard = HTTPSwitchboard()
    session = URLSession(configuration: configuration, delegate: switchboard, delegateQueue: nil)
  }

  // A session retains its delegate until it is invalidated.
  deinit { session.finishTasksAndInvalidate() }

  /// Sends `request` and returns the response, regardless of its status.
  ///
  /// Throws `badAddress` if the URL, the method, or a header field is invalid.
  public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    var asked = URLRequest(url: try request.validURL())
    asked.httpMethod = request.method
    let patience = min(HTTPExchange.longestPatience, request.timeout)
    // On Linux, fractions of a second are discarded; the exchange enforces the exact timeout.
    asked.timeoutInterval = patience.rounded(.up) + 60
    for field in request.headers { asked.addValue(field.value, forHTTPHeaderField: field.name) }
    if !request.body.isEmpty { asked.httpBody = Data(request.body) }
    let task = session.dataTask(with: asked)
    let exchange = HTTPExchange(
      patience: patience, timekeeper: timekeeper, start: { _ in task.resume() },
      cancel: { _ in task.cancel() })
    switchboard.connect(exchange, to: task)
    return try await exchange.answer()
  }
}

/// Routes the callbacks of a session to the corresponding exchanges.
private final class HTTPSwitchboard: NSObject, URLSessionDataDelegate, Sendable {
  private let exchanges = Locked<[Int: HTTPExchange]>([:])

  func connect(_ exchange: HTTPExchange, to task: URLSessionTask) {
    exchanges.withLock { $0[task.taskIdentifier] = exchange }
  }

  private func exchange(of task: URLSessionTask) -> HTTPExchange? {
    exchanges.withLock { $0[task.taskIdentifier] }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    let exchange = exchange(of: dataTask)
    guard let exchange, let answer = response as? HTTPURLResponse else {
      exchange?.finish(HTTPFailure.broken)
      return completionHandler(.cancel)
    }
    let fields = answer.allHeaderFields.map { HTTPField("\($0.key)", "\($0.value)") }
    let isTaken = exchange.take(status: answer.statusCode, fields.sorted { $0.name < $1.name })
    completionHandler(isTaken ? .allow : .cancel)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    exchange(of: dataTask)?.take([UInt8](data))
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let exchange = exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    let isCancelled = (error as? URLError)?.code == .cancelled
    exchange?.finish(isCancelled ? CancellationError() : error.map { HTTPFailure($0) })
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping (URLRequest?) -> Void
  ) {
    let (old, new) = (task.originalRequest?.url, request.url)
    let isSame = old?.host == new?.host && old?.port == new?.port && old?.scheme == new?.scheme
    completionHandler(isSame ? request : nil)
  }
}

extension HTTPFailure {
  init(_ error: (any Error)?) {
    self =
      switch (error as? URLError)?.code {
      case .timedOut: .timedOut
      case .badURL, .unsupportedURL: .badAddress
      case .cannotFindHost, .cannotConnectToHost, .notConnectedToInternet, .dnsLookupFailed:
        .unreachable
      default: .broken
      }
  }
}
