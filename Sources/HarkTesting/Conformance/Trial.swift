import Hark

/// Something under way that is waited for only so long.
struct Trial<Outcome: Sendable>: Sendable {
  private let outcome = Watched<Outcome?>(nil)
  private let task: Task<Void, Never>

  /// Begins `operation` at once.
  init(_ operation: @escaping @Sendable () async -> Outcome) {
    let outcome = outcome
    task = Task.detached {
      let result = await operation()
      outcome.change { $0 = result }
    }
  }

  /// The outcome, or nil when it takes longer than `seconds`; the operation then goes on.
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

  /// Cancels the operation.
  func cancel() { task.cancel() }
}

extension Trial {
  /// The outcome of `operation`, or nil when it takes longer than `seconds`.
  static func run(
    within seconds: Double, _ operation: @escaping @Sendable () async -> Outcome
  ) async -> Outcome? {
    await Trial(operation).outcome(within: seconds)
  }
}

/// How something that may throw came out.
enum Attempt<Value: Sendable>: Sendable {
  case came(Value)
  case refused(VoiceFailure)
  case threw(String)

  init(_ operation: () async throws -> Value) async {
    do {
      self = .came(try await operation())
    } catch let failure as VoiceFailure {
      self = .refused(failure)
    } catch {
      self = .threw("\(type(of: error))")
    }
  }
}

extension ConformanceBounds {
  /// Calls something that has to return at once; returns a sentence when it did not.
  func prompt(_ name: String, _ call: () -> Void) -> String? {
    let clock = SystemTimekeeper()
    let start = clock.now
    call()
    let took = clock.now - start
    return took <= prompt ? nil : "\(name) took \(Int(took * 1000)) ms"
  }

  /// Lets pass what would show late.
  func settle() async { try? await Task.sleep(nanoseconds: UInt64(settling * 1e9)) }
}
