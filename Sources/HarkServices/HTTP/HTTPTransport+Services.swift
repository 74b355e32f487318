import Foundation
import Hark

extension HTTPTransport {
  /// Sends `request`, retrying with exponential backoff after failures that may be transient.
  ///
  /// `backOff` is the minimum first delay, in seconds; `chance` returns a random number in 0..<1 for
  /// the jitter. `delay` returns the minimum delay before the next attempt, in seconds, or `nil` if
  /// the response is final.
  func send(
    _ request: HTTPRequest, retries: Int, backOff: Double, timekeeper: any Timekeeper,
    chance: () -> Double, delay: (HTTPResponse) -> Double?
  ) async throws -> HTTPResponse {
    for attempt in 0..<max(retries, 0) {
      var least = 0.0
      do {
        let response = try await send(request)
        guard let delay = delay(response) else { return response }
        least = delay
      } catch let failure as HTTPFailure where failure != .badAddress {
        // The next attempt may succeed.
      }
      let wait = backOff * Double(1 << min(attempt, 16)) * (1 + chance() / 2)
      try await timekeeper.sleep(until: timekeeper.now + max(least, wait))
    }
    return try await send(request)
  }
}

extension HTTPRequest {
  init(
    post body: some Encodable, to path: String, of baseURL: String, key: Secret?, accept: String,
    timeout: Double
  ) throws {
    self.init(
      "POST", Self.url(baseURL, path),
      headers: [HTTPField("Content-Type", "application/json"), HTTPField("Accept", accept)]
        + HTTPField.authorization(key),
      body: [UInt8](try JSONEncoder().encode(body)), timeout: timeout)
  }

  /// Returns the URL of `path` below `base`, which may end in slashes.
  static func url(_ base: String, _ path: String) -> String {
    String(base.reversed().drop { $0 == "/" }.reversed()) + path
  }
}

extension HTTPResponse {
  /// Returns the whole body; throws `ServerSentEvents.TooLong` if it exceeds one mebibyte.
  func wholeBody() async throws -> [UInt8] {
    var whole: [UInt8] = []
    for try await piece in body {
      whole += piece
      if whole.count > ServerSentEvents.longestLine { throw ServerSentEvents.TooLong() }
    }
    return whole
  }

  /// The delay that the server requests before the next attempt, in seconds, if any.
  var retryAfter: Double? { header("Retry-After").flatMap { Self.delay($0, now: Date()) } }

  /// Returns the delay in a `Retry-After` field, which is a number of seconds or a date.
  static func delay(_ field: String, now: Date) -> Double? {
    let field = field.trimmingCharacters(in: .whitespaces)
    if let seconds = Double(field), seconds.isFinite { return max(seconds, 0) }
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = TimeZone(identifier: "GMT")
    format.dateFormat = "EEE, dd MMM yyyy HH:mm:ss zzz"
    return format.date(from: field).map { max($0.timeIntervalSince(now), 0) }
  }
}
