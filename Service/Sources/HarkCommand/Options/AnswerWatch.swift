import HarkServices
import Synchronization

/// Carries requests, and remembers how the last one fared, of which a screen tells less.
///
/// It keeps a status and nothing of what was said.
final class AnswerWatch: HTTPTransport {
  private let transport: any HTTPTransport
  private let latest = Mutex<Result<Int, HTTPFailure>?>(nil)

  /// Carries them by `transport`.
  init(_ transport: any HTTPTransport = SystemHTTPTransport()) { self.transport = transport }

  /// The status of the last answer, or why there was none; nil before the first one.
  var last: Result<Int, HTTPFailure>? { latest.withLock { $0 } }

  func send(_ request: HTTPRequest) async throws -> HTTPResponse {
    do {
      let response = try await transport.send(request)
      latest.withLock { $0 = .success(response.status) }
      return response
    } catch {
      latest.withLock { $0 = (error as? HTTPFailure).map { .failure($0) } }
      throw error
    }
  }
}
