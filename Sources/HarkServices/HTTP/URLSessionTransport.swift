import Foundation
import Hark

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Carries requests by Foundation's HTTP client.
///
/// Nothing is kept between requests: no cookie, no cache, no credential. A redirect is followed only
/// to the same host, port and scheme.
///
/// On Linux, Foundation in Swift 6.3 uses a full core while a response is open, and terminates the process
/// on a declined redirect or a status below 200. Use `SystemHTTPTransport`.
public final class URLSessionTransport: HTTPTransport {
  private let session: URLSession
  private let switchboard: HTTPSwitchboard
  private let timekeeper: any Timekeeper

  /// Makes one, whose time-outs go by `timekeeper`; connections are opened when they are needed.
  public init(timekeeper: any Timekeeper = SystemTimekeeper()) {
    self.timekeeper = timekeeper
    let configuration = URLSessionConfiguration.ephemeral
    configuration.httpShouldSetCookies = false
    configuration.httpCookieStorage = nil
    configuration.urlCache = nil
    switchboard = HTTPSwitchboard()
    session = URLSession(configuration: configuration, delegate: switchboard, delegateQueue: nil)
  }

  // A session holds its delegate until it is told that it is over.
  deinit { session.finishTasksAndInvalidate() }

  /// The answer to `request`, whatever its status.
  public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard let url = URL(string: request.url), let scheme = url.scheme?.lowercased(),
      ["http", "https"].contains(scheme), url.host != nil
    else { throw HTTPFailure.badAddress }
    var asked = URLRequest(url: url)
    asked.httpMethod = request.method
    let patience = min(HTTPExchange.longestPatience, request.timeout)
    // On Linux a fraction of a second counts as none at all; the exact bound is kept by the exchange.
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

/// Passes what a session tells to the exchange that it is about.
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
    let isTaken = exchange.take(
      status: answer.statusCode, fields.sorted { $0.name < $1.name })
    completionHandler(isTaken ? .allow : .cancel)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    exchange(of: dataTask)?.take([UInt8](data))
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let exchange = exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    exchange?.finish(error.map(Self.failure))
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

  /// What an error of the system's is here.
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
