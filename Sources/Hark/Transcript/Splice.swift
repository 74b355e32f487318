/// Makes one text of what the tasks of a recording heard, each of its own stretch of the sound.
///
/// The words of a task's last second are told as soon as they stand before the middle of the overlap;
/// the others are shown, and told once the next task has heard them, too. So nothing that was told
/// is ever taken back. In the transcript the tasks are numbered 0, 1, 2…; the segment with index 0 of
/// every later one holds the words that wait at its seam.
struct Splice: Sendable {
  /// The newest tasks; older ones have nothing to wait for.
  var tasks: [TaskText] = []

  /// The number in the transcript of the first of `tasks`.
  private(set) var first = 0

  /// The numbers in the transcript of the tasks that may still report.
  private var ordinals: [Int: Int] = [:]

  /// No task yet.
  init() {}

  /// How many segments are kept because they may still meet others.
  var keptCount: Int { tasks.reduce(ordinals.count) { $0 + $1.parts.count } }

  /// Whether another task has begun behind this one.
  func hasSuccessor(_ task: Int) -> Bool {
    place(of: task).map { $0 + 1 < tasks.count } ?? false
  }
}

// MARK: - What is told

extension Splice {
  /// A task begins, behind the one that began before it where there is a seam.
  ///
  /// With `replacing` it takes the place of that one, if that has said nothing and never will.
  mutating func begin(
    _ task: Int, after seam: Seam?, replacing: Bool = false
  ) -> [TranscriptChange] {
    if replacing, let last = tasks.indices.last, tasks[last].parts.isEmpty {
      tasks[last] = TaskText(after: tasks[last].seam.map { $0.moved(to: seam) })
      ordinals = ordinals.filter { $0.value != first + last }
    } else {
      tasks.append(TaskText(after: tasks.isEmpty ? nil : seam))
    }
    ordinals[task] = first + tasks.count - 1
    forget()
    return changes(at: tasks.count - 2) + changes(at: tasks.count - 1)
  }

  /// A task has heard text that may still change, having listened up to `position`.
  ///
  /// What it says of sound that the one before it has heard, too, is not shown: that one knew more.
  mutating func take(
    _ interim: InterimSegment, at position: Int, task: Int
  ) -> [TranscriptChange] {
    guard let place = place(of: task), !tasks[place].isOver else { return [] }
    if let seam = tasks[place].seam, position <= seam.overlap.end { return [] }
    var part = TaskText.Part(index: interim.index)
    part.text = interim.text.trimmed
    part.timed = interim.words
    return put(part, at: place)
  }

  /// A task has heard text that will not change.
  mutating func take(_ segment: Segment, task: Int) -> [TranscriptChange] {
    guard let place = place(of: task), !tasks[place].isOver else { return [] }
    var part = TaskText.Part(index: segment.index)
    part.text = segment.text
    part.timed = segment.words
    part.range = segment.range
    part.isFinal = true
    return put(part, at: place)
  }

  /// A task's finals will not be waited for: its interim text, spoken in `range`, is final.
  mutating func promote(_ task: Int, range: AudioRange) -> [TranscriptChange] {
    guard let place = place(of: task) else { return [] }
    for part in tasks[place].parts.indices where !tasks[place].parts[part].isFinal {
      tasks[place].parts[part].isFinal = true
      tasks[place].parts[part].range = range
    }
    return changes(at: place) + changes(at: place + 1)
  }

  /// A task is over: no word of it, and none that waits for it, will change any more.
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
    while tasks.count > 2, tasks[0].isOver, tasks[1].isSeamSettled, tasks[1].isOver {
      tasks.removeFirst()
      first += 1
    }
  }
}
