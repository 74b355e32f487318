/// The order in which tasks start, at most `limit` at once.
///
/// A task that ends while it starts may hold a decoder until the recognizer has answered; a task that
/// would be one too many waits for the answer.
struct TaskStarts: Sendable {
  private let limit: Int

  /// The tasks whose start the recognizer has not answered.
  private var unanswered: Set<TaskID> = []
  private var waiting: [TaskID] = []

  init(limit: Int) { self.limit = limit }

  mutating func add(_ task: TaskID) { waiting.append(task) }

  /// Records that the recognizer has started or refused a task.
  mutating func answer(_ task: TaskID) { unanswered.remove(task) }

  /// Returns the tasks to start now, given those that have neither ended nor to wait for a turn.
  mutating func due(among alive: Set<TaskID>) -> [TaskID] {
    waiting.removeAll { !alive.contains($0) }
    let ended = unanswered.subtracting(alive).count
    let free = limit - ended - (alive.count - waiting.count)
    let due = Array(waiting.prefix(max(0, free)))
    waiting.removeFirst(due.count)
    unanswered.formUnion(due)
    return due
  }
}
