/// Makes one text of what the tasks of a recording heard, each of its own stretch of the sound.
///
/// The words of a task's last second are told as soon as they stand before the middle of the overlap;
/// the others are shown, and told once the next task has heard them, too. So nothing that was told
/// is ever taken back. In the transcript the tasks are numbered 0, 1, 2…; the segment with index 0 of
/// every later one holds the words that wait at its seam.
struct Splice: Sendable {
  /// The newest tasks; older ones have nothing to wait for.
  private var tasks: [TaskText] = []

  /// The number in the transcript of the first of `tasks`.
  private var first = 0

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

// MARK: - What follows from it

extension Splice {
  /// What stands in the place of a task's segments and of its seam, as far as it is not settled.
  private mutating func changes(at place: Int) -> [TranscriptChange] {
    guard tasks.indices.contains(place) else { return [] }
    var changes: [TranscriptChange] = []
    let head = tasks[place].isSeamSettled ? nil : tasks[place].head
    let isEarlierOver = place == 0 || tasks[place - 1].isOver
    for part in tasks[place].parts.indices where tasks[place].parts[part].settled == nil {
      let standing = standing(part, at: place)
      let settles = standing.isFinal && (part != head || isEarlierOver)
      changes.append(change(standing, at: place, settles: settles))
      guard settles else { continue }
      tasks[place].parts[part] = standing
      if part == head {
        tasks[place].isSeamSettled = true
        changes.append(waiting([], at: place, isFinal: true))
      }
    }
    if !tasks[place].isSeamSettled {
      let isFinal = tasks[place].isOver && isEarlierOver
      changes.append(
        waiting(head == nil ? wordsWaiting(at: place) : [], at: place, isFinal: isFinal))
      if isFinal { tasks[place].isSeamSettled = true }
    }
    return changes
  }

  /// A segment with the words that stand for it, joined with those before it where it is the first,
  /// and with how many of them stand before the next seam.
  private func standing(_ number: Int, at place: Int) -> TaskText.Part {
    let task = tasks[place]
    var part = task.parts[number]
    if let seam = task.seam, !task.isSeamSettled, number == task.head {
      let near = wordsNearSeam(at: place)
      let words = part.words
      let join = WordJoin(
        earlier: near.words, settled: near.settled, later: words, overlap: seam.overlap)
      let joined = join.following
      if joined != words { part.replace(with: joined) }
      part.range = AudioRange(start: max(part.range.start, seam.middle), end: part.range.end)
    }
    part.settled = count(of: part, number, at: place)
    return part
  }

  private func count(of part: TaskText.Part, _ number: Int, at place: Int) -> Int {
    guard let next = nextSeam(at: place) else { return part.settled ?? .max }
    return part.countBefore(next, isLast: isLast(number, at: place))
  }

  private func isLast(_ number: Int, at place: Int) -> Bool {
    tasks[place].parts[(number + 1)...].allSatisfy(\.text.isEmpty)
  }

  private func nextSeam(at place: Int) -> Seam? {
    place + 1 < tasks.count ? tasks[place + 1].seam : nil
  }

  /// The words of the task before this one that both may have heard.
  private func wordsNearSeam(at place: Int) -> (words: [SeamWord], settled: Int) {
    guard place > 0, let seam = tasks[place].seam else { return ([], 0) }
    var near: (words: [SeamWord], settled: Int) = ([], 0)
    for number in tasks[place - 1].parts.indices {
      let part = standing(number, at: place - 1)
      let (words, settled) = part.nearSeam(
        seam, kept: part.settled ?? 0, isLast: isLast(number, at: place - 1))
      near.words += words
      near.settled += settled
    }
    return near
  }

  /// The words of the task before this one that are not told yet.
  private func wordsWaiting(at place: Int) -> [SeamWord] {
    guard place > 0 else { return [] }
    return tasks[place - 1].parts.indices.flatMap { number in
      let part = standing(number, at: place - 1)
      return part.words.dropFirst(part.settled ?? 0)
    }
  }
}

// MARK: - As the transcript takes it

extension Splice {
  private func change(
    _ part: TaskText.Part, at place: Int, settles: Bool
  ) -> TranscriptChange {
    let (task, index) = (first + place, part.index + (first + place > 0 ? 1 : 0))
    var part = part
    let words = part.settled == .max ? [] : part.words
    if let settled = part.settled, settled < words.count {
      part.replace(with: Array(words.prefix(settled)))
    }
    let text = part.text
    guard settles else { return .interim(InterimSegment(index: index, text: text), task: task) }
    let end = nextSeam(at: place).map { min(part.range.end, $0.middle) } ?? part.range.end
    return .final(
      Segment(
        index: index, text: text, range: AudioRange(start: part.range.start, end: end),
        words: part.timed, task: task))
  }

  private func waiting(
    _ words: [SeamWord], at place: Int, isFinal: Bool
  ) -> TranscriptChange {
    let text = words.map(\.text).joined(separator: " ")
    let task = first + place
    guard isFinal, let seam = tasks[place].seam else {
      return .interim(InterimSegment(index: 0, text: text), task: task)
    }
    let range = AudioRange(start: seam.middle, end: seam.overlap.end)
    return .final(Segment(index: 0, text: text, range: range, words: words.timed, task: task))
  }
}
