/// Merges the text of a recording's tasks, each of which heard its own range of the audio.
///
/// The words of a task's last second become final if they precede the middle of the overlap. The
/// others are shown as interim text and become final once the next task has heard them, too. Final
/// words are therefore never withdrawn. In the transcript, the tasks are numbered 0, 1, 2…; the
/// segment with index 0 of each later task contains the words that wait at its overlap.
struct Splice: Sendable {
  /// The newest tasks; older tasks have no pending words.
  var tasks: [TaskText] = []

  /// The transcript number of the first element of `tasks`.
  private(set) var first = 0

  /// The transcript numbers of the tasks that may still report.
  private var ordinals: [Int: Int] = [:]

  /// Creates a splice without tasks.
  init() {}

  /// The number of segments kept because others may still overlap them.
  var keptCount: Int { tasks.reduce(ordinals.count) { $0 + $1.parts.count } }

  /// Returns whether another task has begun after this one.
  func hasSuccessor(_ task: Int) -> Bool {
    place(of: task).map { $0 + 1 < tasks.count } ?? false
  }
}

// MARK: - Reports

extension Splice {
  /// Adds a task, which follows the previous one if `overlap` is given.
  ///
  /// With `replacing`, it takes the place of a previous task that has reported no text and never
  /// will.
  mutating func begin(
    _ task: Int, after overlap: TaskOverlap?, replacing: Bool = false
  ) -> [TranscriptChange] {
    if replacing, let last = tasks.indices.last, tasks[last].parts.isEmpty {
      tasks[last] = TaskText(after: tasks[last].overlap.map { $0.moved(to: overlap) })
      ordinals = ordinals.filter { $0.value != first + last }
    } else {
      tasks.append(TaskText(after: tasks.isEmpty ? nil : overlap))
    }
    ordinals[task] = first + tasks.count - 1
    forget()
    return changes(at: tasks.count - 2) + changes(at: tasks.count - 1)
  }

  /// Applies interim text from a task that has listened up to `position`.
  ///
  /// Interim text for audio that the previous task also heard is not shown, because the previous
  /// task had more context.
  mutating func take(
    _ interim: InterimSegment, at position: Int, task: Int
  ) -> [TranscriptChange] {
    guard let place = place(of: task), !tasks[place].isOver else { return [] }
    if let overlap = tasks[place].overlap, position <= overlap.range.end { return [] }
    var part = TaskText.Part(index: interim.index)
    part.text = interim.text.trimmed
    part.timed = interim.words
    return put(part, at: place)
  }

  /// Applies a final segment from a task.
  mutating func take(_ segment: Segment, task: Int) -> [TranscriptChange] {
    guard let place = place(of: task), !tasks[place].isOver else { return [] }
    var part = TaskText.Part(index: segment.index)
    part.text = segment.text
    part.timed = segment.words
    part.range = segment.range
    part.isFinal = true
    return put(part, at: place)
  }

  /// Makes a task's interim text, spoken in `range`, final without waiting for its final results.
  mutating func promote(_ task: Int, range: AudioRange) -> [TranscriptChange] {
    guard let place = place(of: task) else { return [] }
    for part in tasks[place].parts.indices where !tasks[place].parts[part].isFinal {
      tasks[place].parts[part].isFinal = true
      tasks[place].parts[part].range = range
    }
    return changes(at: place) + changes(at: place + 1)
  }

  /// Ends a task, after which neither its words nor the words that wait for it change.
  mutating func end(_ task: Int) -> [TranscriptChange] {
    guard let place = place(of: task) else { return [] }
    tasks[place].isOver = true
    defer {
      ordinals[task] = nil
      forget()
    }
    return changes(at: place) + changes(at: place + 1)
  }

  private mutating func put(_ part: TaskText.Part, at place: Int) -> [TranscriptChange] {
    tasks[place].put(part)
    defer { tasks[place].forget() }
    return changes(at: place) + changes(at: place + 1)
  }

  private func place(of task: Int) -> Int? {
    ordinals[task].map { $0 - first }
  }

  private mutating func forget() {
    while tasks.count > 2, tasks[0].isOver, tasks[1].isOverlapSettled, tasks[1].isOver {
      tasks.removeFirst()
      first += 1
    }
  }
}
