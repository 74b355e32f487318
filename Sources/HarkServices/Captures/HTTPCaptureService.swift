import Foundation
import Hark

/// Saves captures on a server with `POST /api/somethings` (S2-23).
///
/// If the response to a save is lost, the save is retried once with the same idempotency key, so
/// that the server stores it only once. That key is reused if the user then saves the same text
/// again. A token that is about to expire is renewed before the call (S1-75).
public struct HTTPCaptureService: CaptureService {
  private let url: String
  private let tokens: any TokenSource
  private let transport: any HTTPTransport
  private let timeout: Double
  private let key: @Sendable () -> String

  /// The last failed save that the server may have stored, and its key.
  private let lost = Locked<(body: Data, key: String)?>(nil)

  /// Creates a client of the server at `baseURL`, which does not include `/api`.
  ///
  /// `timeout` is the time limit for the head of each response and for each piece of its body, in
  /// seconds. `key` returns a new idempotency key for each save.
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

  /// Saves `content` and returns the stored capture.
  public func save(_ content: String, as contentType: SavedCapture.ContentType) async throws
    -> SavedCapture
  {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let body = try encoder.encode(["content": content, "contentType": contentType.rawValue])
    let lostKey = takeLostKey(of: body)
    let key = lostKey ?? key()
    let mayBeStored = Locked(lostKey != nil)
    do {
      return try await CaptureFailure.translating {
        do {
          return try await post(body, key)
        } catch let failure as HTTPFailure where failure == .timedOut || failure == .broken {
          // The server may have stored the capture; the same key returns the stored one.
          mayBeStored.withLock { $0 = true }
          return try await post(body, key)
        }
      }
    } catch let failure as CaptureFailure {
      if mayBeStored.withLock({ $0 }) || failure == .serverError {
        lost.withLock { $0 = (body, key) }
      }
      throw failure
    }
  }

  private func takeLostKey(of body: Data) -> String? {
    lost.withLock { lost in
      guard let known = lost, known.body == body else { return nil }
      lost = nil
      return known.key
    }
  }

  private func post(_ body: Data, _ key: String) async throws -> SavedCapture {
    let token = try await tokens.token()
    let request = HTTPRequest(
      "POST", url,
      headers: [
        HTTPField("Content-Type", "application/json"), HTTPField("Accept", "application/json"),
        HTTPField("Idempotency-Key", key),
      ] + HTTPField.authorization(token.secret), body: [UInt8](body), timeout: timeout)
    let response = try await transport.send(request)
    guard response.status == 201 || response.status == 200 else {
      throw CaptureFailure(status: response.status)
    }
    let answer = try await response.wholeBody()
    guard let kept = try? SavedCaptureCoding.decoder().decode(SavedCapture.self, from: Data(answer))
    else { throw CaptureFailure.serverError }
    return kept
  }
}

/// The JSON coding of captures, with ISO 8601 dates in UTC, with or without fractional seconds.
public enum SavedCaptureCoding {
  /// Returns a decoder for captures.
  public static func decoder() -> JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .custom { decoder in
      let text = try decoder.singleValueContainer().decode(String.self)
      guard let date = date(text) else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "not an ISO 8601 date"))
      }
      return date
    }
    return decoder
  }

  /// Returns an encoder for captures, which writes dates with milliseconds.
  public static func encoder() -> JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode(format(fractions: true).string(from: date))
    }
    return encoder
  }

  private static func date(_ text: String) -> Date? {
    format(fractions: true).date(from: text) ?? format(fractions: false).date(from: text)
  }

  private static func format(fractions: Bool) -> ISO8601DateFormatter {
    let format = ISO8601DateFormatter()
    if fractions { format.formatOptions.insert(.withFractionalSeconds) }
    return format
  }
}

extension CaptureFailure {
  init(status: Int) {
    switch status {
    case 400, 404, 415: self = .invalid
    case 401, 403: self = .unauthorized
    case 413: self = .tooLong
    case 422: self = .unprocessable
    case 429: self = .tooMany
    default: self = .serverError
    }
  }

  private init(_ error: any Error) {
    self =
      switch error {
      case let failure as CaptureFailure: failure
      case HTTPFailure.badAddress: .invalid
      case HTTPFailure.unreachable: .unreachable
      case HTTPFailure.timedOut: .timedOut
      default: .serverError
      }
  }

  static func translating<Result: Sendable>(
    _ body: @Sendable () async throws -> Result
  ) async throws -> Result {
    do { return try await body() } catch { throw CaptureFailure(error) }
  }
}
