import Foundation
import Hark

/// Keeps captures at a server, by `POST /api/somethings` (S2-23).
///
/// A save whose answer got lost is asked for once more under the same key, so that it is kept once;
/// so it is when the person then saves the same text again.
/// The token is renewed before the call where it is about to end (S1-75).
public struct HTTPCaptureService: CaptureService {
  private let url: String
  private let tokens: any TokenSource
  private let transport: any HTTPTransport
  private let timeout: Double
  private let key: @Sendable () -> String

  /// The last save whose answer got lost, with its key: it may have been kept.
  private let lost = Locked<Lost?>(nil)

  private struct Lost: Sendable {
    let body: Data
    let key: String
  }

  /// Makes a client.
  ///
  /// - Parameters:
  ///   - baseURL: The server's address, up to and without `/api`.
  ///   - tokens: Where the token comes from.
  ///   - transport: What carries the requests.
  ///   - timeout: The longest wait for an answer, in seconds.
  ///   - key: A new name for each save.
  public init(
    baseURL: String, tokens: any TokenSource,
    transport: any HTTPTransport = SystemHTTPTransport(), timeout: Double = 15,
    key: @escaping @Sendable () -> String = { UUID().uuidString }
  ) {
    url = baseURL + "/api/somethings"
    self.tokens = tokens
    self.transport = transport
    self.timeout = timeout
    self.key = key
  }

  /// Saves `content` and returns it as kept.
  public func save(_ content: String, as contentType: ContentType) async throws -> Something {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let body = try encoder.encode(["content": content, "contentType": contentType.rawValue])
    let key = takeLostKey(of: body) ?? key()
    do {
      return try await CaptureFailure.translating {
        do {
          return try await post(body, key)
        } catch let failure as HTTPFailure where failure == .timedOut || failure == .broken {
          // It may have been kept: the same key brings the same one back.
          return try await post(body, key)
        }
      }
    } catch let failure as CaptureFailure where failure == .timedOut || failure == .serverError {
      lost.withLock { $0 = Lost(body: body, key: key) }
      throw failure
    }
  }

  /// The key of the lost save, if it was of the same text; whoever takes it goes on with it.
  private func takeLostKey(of body: Data) -> String? {
    lost.withLock { lost in
      guard let known = lost, known.body == body else { return nil }
      lost = nil
      return known.key
    }
  }

  private func post(_ body: Data, _ key: String) async throws -> Something {
    let token = try await tokens.token()
    let request = HTTPRequest(
      "POST", url,
      headers: [
        HTTPField("Authorization", "Bearer \(token.secret.text)"),
        HTTPField("Content-Type", "application/json"), HTTPField("Accept", "application/json"),
        HTTPField("Idempotency-Key", key),
      ], body: [UInt8](body), timeout: timeout)
    let response = try await transport.send(request)
    guard response.status == 201 || response.status == 200 else {
      throw CaptureFailure(status: response.status)
    }
    let answer = try await ChatCompletions.body(of: response)
    guard let kept = try? SomethingCoding.decoder().decode(Something.self, from: Data(answer))
    else { throw CaptureFailure.serverError }
    return kept
  }
}
