import Hark

/// An operation that is awaited for a limited time.
struct Trial<Outcome: Sendable>: Sendable {
  private let outcome = Watched<Outcome?>(nil)
  private let task: Task<Void, Never>

  init(_ operation: @escaping @Sendable () async -> Outcome) {
    let outcome = outcome
    task = Task.detached {
      let result = await operation()
      outcome.change { $0 = result }
    }
  }

  /// Returns the outcome, or `nil` if it takes longer than `seconds`; the operation then continues.
  func outcome(within seconds: Double) async -> Outcome? {
    let isLate = Locked(false)
    let alarm = Task.detached {
      try? await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
      isLate.withLock { $0 = true }
      outcome.change { _ in }
    }
    await outcome.wait { $0 != nil || isLate.withLock { $0 } }
    alarm.cancel()
    return outcome.now
  }

  func cancel() { task.cancel() }
}

extension Watched {
  /// Waits for `condition`, for at most `seconds`, and returns whether it holds.
  func wait(
    within seconds: Double, until condition: @escaping @Sendable (State) -> Bool
  ) async -> Bool {
    let waiting = Trial { [self] in await wait(until: condition) }
    defer { waiting.cancel() }
    return await waiting.outcome(within: seconds) != nil
  }
}

extension Trial {
  static func run(
    within seconds: Double, _ operation: @escaping @Sendable () async -> Outcome
  ) async -> Outcome? { await Trial(operation).outcome(within: seconds) }
}

enum Attempt<Value: Sendable>: Sendable {
  case came(Value)
  case refused(VoiceFailure)
  case threw(String)

  init(_ operation: () async throws -> Value) async {
    do {
      self = .came(try await operation())
    } catch let failure as VoiceFailure {
      self = .refused(failure)
    } catch { self = .threw("\(type(of: error))") }
  }
}
