import Hark
import Synchronization

/// The decoders that each user's recordings occupy, so that one user's do not occupy all of them.
final class DecoderShares: Sendable {
  /// The maximum number of decoders of one user other than `host`.
  let userLimit: Int

  /// The account of a local server, which may use all decoders; `nil` if there is none.
  private let host: String?
  private let inUse = Mutex<[String: Int]>([:])

  /// Gives each user a quarter of `decoders`, but at least one.
  init(of decoders: Int, host: String? = nil) {
    userLimit = max(1, decoders / 4)
    self.host = host
  }

  /// Returns `recognizer` as `user` may use it: beyond the user's share, it is busy.
  func recognizer(_ recognizer: any Recognizer, for user: String) -> any Recognizer {
    user == host ? recognizer : SharedRecognizer(recognizer, shares: self, user: user)
  }

  fileprivate func take(for user: String) throws(VoiceFailure) -> DecoderLease {
    let isTaken = inUse.withLock { inUse in
      guard inUse[user, default: 0] < userLimit else { return false }
      inUse[user, default: 0] += 1
      return true
    }
    guard isTaken else { throw .recognizerBusy }
    return DecoderLease { self.giveBack(of: user) }
  }

  private func giveBack(of user: String) {
    inUse.withLock { inUse in
      let left = inUse[user, default: 1] - 1
      inUse[user] = left > 0 ? left : nil
    }
  }

  /// The number of users who occupy decoders.
  var userCount: Int { inUse.withLock { $0.count } }
}

/// A decoder of a user's share, until `end()` is called or the lease is deallocated.
private final class DecoderLease: Sendable {
  private let hasEnded = Atomic(false)
  private let giveBack: @Sendable () -> Void

  init(_ giveBack: @escaping @Sendable () -> Void) { self.giveBack = giveBack }

  deinit { end() }

  func end() { if !hasEnded.exchange(true, ordering: .relaxed) { giveBack() } }
}

private struct SharedRecognizer: Recognizer {
  let traits: RecognizerTraits
  private let recognizer: any Recognizer
  private let shares: DecoderShares
  private let user: String

  init(_ recognizer: any Recognizer, shares: DecoderShares, user: String) {
    var traits = recognizer.traits
    // With a share of one, a recording begins by settling the previous one instead of failing.
    traits.tasksAtOnce = min(traits.tasksAtOnce, shares.userLimit)
    (self.traits, self.recognizer, self.shares, self.user) = (traits, recognizer, shares, user)
  }

  var unavailability: VoiceFailure? { recognizer.unavailability }

  func startTask(
    _ request: RecognitionRequest, report: @escaping @Sendable (RecognitionReport) -> Void
  ) async throws -> any RecognitionTask {
    let lease = try shares.take(for: user)
    do {
      let task = try await recognizer.startTask(request) { news in
        switch news {
        case .ended, .failed: lease.end()
        case .interim, .final: break
        }
        report(news)
      }
      return SharedTask(task, lease)
    } catch {
      // The recognizer may keep the closure for a while.
      lease.end()
      throw error
    }
  }
}

private final class SharedTask: RecognitionTask {
  private let task: any RecognitionTask
  private let lease: DecoderLease

  init(_ task: any RecognitionTask, _ lease: DecoderLease) {
    (self.task, self.lease) = (task, lease)
  }

  deinit { lease.end() }

  func append(_ chunk: AudioChunk) { task.append(chunk) }

  func markPause(_ pause: SpeechPause) { task.markPause(pause) }

  func finish() { task.finish() }

  func cancel() {
    task.cancel()
    lease.end()
  }

  func caughtUp() async { await task.caughtUp() }
}
