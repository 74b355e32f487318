import HarkServices
import Synchronization

/// An HTTP transport that remembers the outcome of the last request, which is more specific than a
/// screen's message.
///
/// It stores only a status, never speech content.
final class AnswerWatch: HTTPTransport {
  private let transport: any HTTPTransport
  private let latest = Mutex<Result<Int, HTTPFailure>?>(nil)

  /// Creates a transport that forwards requests to `transport`.
  init(_ transport: any HTTPTransport = SystemHTTPTransport()) { self.transport = transport }

  /// The status of the last response, or the reason for its absence; `nil` before the first one.
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
