import Foundation
import Hark

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Carries requests by the system's own HTTP client.
///
/// Nothing is kept between requests: no cookie, no cache, no credential. A redirect is followed only
/// to the same host, port and scheme.
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

  /// No wait is longer, whatever is asked for: the system counts it in whole numbers; in seconds.
  private static let longestPatience = 86_400.0

  /// The answer to `request`, whatever its status.
  public func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    guard let url = URL(string: request.url), let scheme = url.scheme?.lowercased(),
      ["http", "https"].contains(scheme), url.host != nil
    else { throw HTTPFailure.badAddress }
    var asked = URLRequest(url: url)
    asked.httpMethod = request.method
    let patience = request.timeout < Self.longestPatience ? request.timeout : Self.longestPatience
    // On Linux a fraction of a second counts as none at all; the exact bound is kept by the exchange.
    asked.timeoutInterval = patience.rounded(.up) + 60
    for field in request.headers { asked.addValue(field.value, forHTTPHeaderField: field.name) }
    if !request.body.isEmpty { asked.httpBody = Data(request.body) }
    let exchange = HTTPExchange(
      session.dataTask(with: asked), patience: patience, timekeeper: timekeeper)
    switchboard.connect(exchange)
    return try await withTaskCancellationHandler {
      try await exchange.begin()
    } onCancel: {
      exchange.finish(CancellationError())
    }
  }
}

/// Passes what a session tells to the exchange that it is about.
private final class HTTPSwitchboard: NSObject, URLSessionDataDelegate, Sendable {
  private let exchanges = Locked<[Int: HTTPExchange]>([:])

  func connect(_ exchange: HTTPExchange) {
    exchanges.withLock { $0[exchange.id] = exchange }
  }

  private func exchange(of task: URLSessionTask) -> HTTPExchange? {
    exchanges.withLock { $0[task.taskIdentifier] }
  }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    completionHandler(exchange(of: dataTask)?.take(response) == true ? .allow : .cancel)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    exchange(of: dataTask)?.take(data)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {
    let exchange = exchanges.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    exchange?.finish(error.map(HTTPExchange.failure))
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
