import Hark
import Hummingbird

/// Counts each user's requests: a bucket that holds a burst and is filled again little by little.
actor RateLimiter {
  private struct Bucket {
    var requests: Double
    var filled: Double
  }

  private let rate: RequestRate
  private let now: @Sendable () -> Double
  private var buckets: [String: Bucket] = [:]

  /// Makes one; `now` is a clock in seconds that only goes forward.
  init(
    _ rate: RequestRate,
    now: @escaping @Sendable () -> Double = { SystemTimekeeper().now }
  ) {
    self.rate = rate
    self.now = now
  }

  /// Counts a request of `user`'s; nil when it may be done, else after how many seconds it may.
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

  /// How many users are remembered.
  var count: Int { buckets.count }

  private var perSecond: Double { Double(rate.perMinute) / 60 }

  private func filled(_ bucket: Bucket, at now: Double) -> Double {
    min(bucket.requests + (now - bucket.filled) * perSecond, Double(rate.burst))
  }

  /// A full bucket is as good as none.
  private func forgetFull(at now: Double) {
    buckets = buckets.filter { filled($0.value, at: now) < Double(rate.burst) }
  }
}

/// Turns away the requests of a user who asks too often.
struct RateLimiting: RouterMiddleware {
  let limiter: RateLimiter

  func handle(
    _ request: Request, context: UserContext,
    next: (Request, UserContext) async throws -> Response
  ) async throws -> Response {
    if let seconds = await limiter.take(for: context.user) {
      throw Refusal.tooMany(wait: max(Int(seconds.rounded(.up)), 1))
    }
    return try await next(request, context)
  }
}

/// How often a user may ask.
public struct RequestRate: Sendable, Equatable {
  /// Requests that may come at once.
  public var burst: Int

  /// Requests in a minute, in the long run.
  public var perMinute: Int

  /// Makes a rate; by default far above what people do and below what a program gone wild does.
  public init(burst: Int = 1_200, perMinute: Int = 1_200) {
    self.burst = max(burst, 1)
    self.perMinute = max(perMinute, 1)
  }
}
