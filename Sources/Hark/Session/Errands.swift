/// Work that a session has under way in the outside world, by what it is for.
final class Errands: Sendable {
  /// What an errand is for.
  enum Purpose: Sendable {
    /// Reading the microphone.
    case sound

    /// Waiting for a moment.
    case alarm

    /// Asking the person.
    case question

    /// Starting a recognition task.
    case start

    /// Closing the microphone.
    case closing

    /// Getting or speaking a reply.
    case reply
  }

  private struct Running: Sendable {
    var nextID = 0
    var tasks: [Int: (purpose: Purpose, task: Task<Void, Never>)] = [:]
    var ended: Set<Int> = []
  }

  private let running = Locked(Running())

  /// Begins an errand.
  func run(_ purpose: Purpose, _ work: @escaping @Sendable () async -> Void) {
    let id = running.withLock { running in
      running.nextID += 1
      return running.nextID
    }
    let task = Task {
      await work()
      end(id)
    }
    running.withLock { running in
      // A quick errand may be over before it is entered here.
      if running.ended.remove(id) == nil { running.tasks[id] = (purpose, task) }
    }
  }

  /// Returns when no errand for `purpose` is under way; false when none was.
  @discardableResult
  func settle(_ purpose: Purpose) async -> Bool {
    var waited = false
    while let task = first(purpose) {
      await task.value
      waited = true
    }
    return waited
  }

  /// Gives up every errand for `purpose`.
  func cancel(_ purpose: Purpose) {
    let tasks = running.withLock { $0.tasks.values.filter { $0.purpose == purpose } }
    for entry in tasks { entry.task.cancel() }
  }

  /// Gives up every errand but the closing of the microphone.
  func cancelAll() {
    for purpose in [Purpose.sound, .alarm, .question, .start, .reply] { cancel(purpose) }
  }

  private func first(_ purpose: Purpose) -> Task<Void, Never>? {
    running.withLock { $0.tasks.values.first { $0.purpose == purpose }?.task }
  }

  private func end(_ id: Int) {
    running.withLock { running in
      if running.tasks.removeValue(forKey: id) == nil { running.ended.insert(id) }
    }
  }
}
