import Hark
import Testing

@testable import HarkServices

@Suite("Retries")
struct RetryingTests {
  private struct Course {
    var moments: [Double] = []
    var failure: VoiceFailure?
  }

  private func retrying(_ policy: RetryPolicy) -> Retrying {
    Retrying(policy: policy, timekeeper: LeapingClock(), chance: { 0 })
  }

  /// Returns the times of attempts that fail with `troubles`; the last failure repeats.
  private func course(_ retrying: Retrying, _ troubles: TransientFailure...) async throws -> Course
  {
    let begun = retrying.timekeeper.now
    var course = Course()
    do {
      try await retrying.run {
        course.moments.append(retrying.timekeeper.now - begun)
        throw troubles[min(course.moments.count, troubles.count) - 1]
      }
    } catch let failure as VoiceFailure { course.failure = failure }
    return course
  }

  private let broken = TransientFailure(failure: .recognitionFailed)
  private let away = TransientFailure(failure: .networkUnavailable, isUnreachable: true)

  @Test("Delays double up to the maximum")
  func waits() async throws {
    let policy = RetryPolicy(patience: 100, retries: 7)
    let course = try await course(retrying(policy), broken)
    #expect(course.moments == [0, 0.25, 0.75, 1.75, 3.75, 7.75, 12.75, 17.75])
    #expect(course.failure == .recognitionFailed)
    #expect(policy.wait(before: 90, chance: 0.5) == 6.25)
    #expect(RetryPolicy(retries: -1).retries == 0)
  }

  @Test("Patience limits the attempts, and more strictly before the first connection")
  func patience() async throws {
    let policy = RetryPolicy(patience: 10)
    #expect(try await course(retrying(policy), broken).moments.last == 7.75)
    #expect(try await course(retrying(policy), away).moments.last == 3.75)
    #expect(try await course(retrying(RetryPolicy(patience: 1)), away).moments.last == 0.75)
    // A server that reports overload has been reached.
    let busy = TransientFailure(failure: .serviceUnavailable)
    #expect(try await course(retrying(policy), busy, away).moments.last == 7.75)
  }

  @Test("All tasks of a recognizer know that the server was reached")
  func remembered() async throws {
    let retrying = retrying(RetryPolicy(patience: 10))
    #expect(retrying.connectTimeout == 5)
    #expect(try await course(retrying, away).moments.last == 3.75)
    try await retrying.run {}
    #expect(retrying.connectTimeout == 10)
    #expect(try await course(retrying, away).moments.last == 7.75)
  }

  @Test("The delay that a server requests is respected")
  func leave() async throws {
    let trouble = TransientFailure(failure: .serviceUnavailable, retryAfter: 4)
    #expect(try await course(retrying(RetryPolicy(retries: 2)), trouble).moments == [0, 4, 8])
    let long = TransientFailure(failure: .serviceUnavailable, retryAfter: 40)
    #expect(try await course(retrying(RetryPolicy()), long).moments == [0])
  }

  @Test("Permanent failures end the retries, and a success is returned")
  func ends() async throws {
    let retrying = retrying(RetryPolicy())
    var count = 0
    let value = try await retrying.run {
      count += 1
      if count < 3 { throw broken }
      return count
    }
    #expect(value == 3)
    await #expect(throws: VoiceFailure.recognizerUnavailable) {
      try await retrying.run {
        count += 1
        throw VoiceFailure.recognizerUnavailable
      }
    }
    #expect(count == 4)
  }
}
