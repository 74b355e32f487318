import Hark
import Hummingbird

/// Limits each user's requests with a token bucket, which holds a burst and refills gradually.
actor RateLimiter {
  private struct Bucket {
    var requests: Double
    var filled: Double
  }

  private let rate: RequestRate
  private let now: @Sendable () -> Double
  private var buckets: [String: Bucket] = [:]

  /// Creates a limiter; `now` is a monotonic clock in seconds.
  init(_ rate: RequestRate, now: @escaping @Sendable () -> Double = { SystemTimekeeper().now }) {
    self.rate = rate
    self.now = now
  }

  /// Returns `nil` and counts a request if it is allowed; otherwise returns the seconds to wait.
  func take(for user: String) -> Double? {
    let now = now()
    var bucket = buckets[user] ?? Bucket(requests: Double(rate.burst), filled: now)
    bucket.requests = filled(bucket, at: now)
    bucket.filled = now
    let isAllowed = bucket.requests >= 1
    if isAllowed { bucket.requests -= 1 }
    if buckets[user] == nil { forgetFull(at: now) }
    buckets[user] = bucket
    return isAllowed ? nil : (1 - bucket.requests) / perSecond
  }

  var count: Int { buckets.count }

  private var perSecond: Double { Double(rate.perMinute) / 60 }

  private func filled(_ bucket: Bucket, at now: Double) -> Double {
    min(bucket.requests + (now - bucket.filled) * perSecond, Double(rate.burst))
  }

  /// Removes full buckets, which are equivalent to missing ones.
  private func forgetFull(at now: Double) {
    buckets = buckets.filter { filled($0.value, at: now) < Double(rate.burst) }
  }
}

struct RateLimiting: RouterMiddleware {
  let limiter: RateLimiter

  func handle(
    _ request: Request, context: UserContext, next: (Request, UserContext) async throws -> Response
  ) async throws -> Response {
    if let seconds = await limiter.take(for: context.user) {
      throw HTTPRefusal.tooMany(wait: max(Int(seconds.rounded(.up)), 1))
    }
    return try await next(request, context)
  }
}

/// The maximum request rate of a user.
public struct RequestRate: Sendable, Equatable {
  /// The maximum number of requests in a burst.
  public var burst: Int

  /// The sustained number of requests per minute.
  public var perMinute: Int

  /// Creates a rate; the default is far above human use and below that of a runaway program.
  public init(burst: Int = 1_200, perMinute: Int = 1_200) {
    self.burst = max(burst, 1)
    self.perMinute = max(perMinute, 1)
  }
}
