/// Merges the text of a recording's tasks, each of which heard its own range of the audio.
///
/// The words of a task's last second become final if they precede the middle of the overlap. The
/// others are shown as interim text and become final once the next task has heard them, too. Final
/// words are therefore never withdrawn. In the transcript, the tasks are numbered 0, 1, 2…; the
/// segment with index 0 of each later task contains the pending words at its overlap.
struct Splice: Sendable {
  /// The newest tasks; older tasks have no pending words.
  private var tasks: [TaskText] = []

  /// The transcript number of the first element of `tasks`.
  private var first = 0

  /// The transcript numbers of the tasks that may still report.
  private var ordinals: [Int: Int] = [:]

  /// The number of tasks and segments that are kept because their text may still change.
  var keptCount: Int { tasks.reduce(ordinals.count) { $0 + $1.parts.count } }

  func hasSuccessor(_ task: Int) -> Bool { place(of: task).map { $0 + 1 < tasks.count } ?? false }
}

// MARK: - Reports

extension Splice {
  /// Adds a task, which follows the previous one if `overlap` is given; with `replacing`, it takes
  /// the place of a previous task that has reported no text and never will.
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

  /// Applies interim text from a task that has processed audio up to `position`, unless the
  /// previous task processed all of that audio, too: the previous task had more context.
  mutating func take(_ interim: InterimSegment, at position: Int, task: Int) -> [TranscriptChange] {
    guard let place = place(of: task), !tasks[place].isOver else { return [] }
    if let overlap = tasks[place].overlap, position <= overlap.range.end { return [] }
    let text = interim.text.trimmed
    return put(TaskText.Part(index: interim.index, text: text, timed: interim.words), at: place)
  }

  mutating func take(_ segment: FinalSegment, task: Int) -> [TranscriptChange] {
    guard let place = place(of: task), !tasks[place].isOver else { return [] }
    let part = TaskText.Part(
      index: segment.index, text: segment.text, timed: segment.words, range: segment.range,
      isFinal: true)
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

  /// Ends a task, so that its words and the words that wait for it no longer change.
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

  private func place(of task: Int) -> Int? { ordinals[task].map { $0 - first } }

  private mutating func forget() {
    while tasks.count > 2, tasks[0].isOver, tasks[1].isOverlapSettled, tasks[1].isOver {
      tasks.removeFirst()
      first += 1
    }
  }
}

// MARK: - Changes that result from a task

extension Splice {
  /// Returns the changes for a task's unsettled segments and overlap, and settles the final ones.
  private mutating func changes(at place: Int) -> [TranscriptChange] {
    guard tasks.indices.contains(place) else { return [] }
    var changes: [TranscriptChange] = []
    let head = tasks[place].isOverlapSettled ? nil : tasks[place].head
    let isEarlierOver = place == 0 || tasks[place - 1].isOver
    for part in tasks[place].parts.indices where tasks[place].parts[part].settled == nil {
      let standing = standing(part, at: place)
      let settles = standing.isFinal && (part != head || isEarlierOver)
      changes.append(change(standing, at: place, settles: settles))
      guard settles else { continue }
      if part == head {
        tasks[place].settleOverlap(inheriting: inherited(at: place))
        changes.append(waiting([], at: place, isFinal: true))
      }
      tasks[place].parts[part] = standing
    }
    if !tasks[place].isOverlapSettled {
      let isFinal = tasks[place].isOver && isEarlierOver
      changes.append(
        waiting(head == nil ? wordsWaiting(at: place) : [], at: place, isFinal: isFinal))
      if isFinal { tasks[place].settleOverlap(inheriting: inherited(at: place)) }
    }
    return changes
  }

  /// Returns the words of earlier tasks near a task's overlap that are missing from the task itself.
  ///
  /// The next task may hear them again if this task ends early.
  private func inherited(at place: Int) -> [OverlapWord] {
    if tasks[place].isOverlapSettled { return tasks[place].inherited }
    let near = wordsNearOverlap(at: place)
    return tasks[place].head != nil ? Array(near.words.prefix(near.settled)) : near.words
  }

  /// Returns a segment with its current words and the number of words that precede the next
  /// overlap.
  ///
  /// The words in the overlap with the previous task are joined with that task's words.
  private func standing(_ number: Int, at place: Int) -> TaskText.Part {
    let task = tasks[place]
    var part = task.parts[number]
    if let overlap = task.overlap, !task.isOverlapSettled, number == task.head {
      let near = wordsNearOverlap(at: place)
      let join = WordJoin(
        earlier: near.words, settled: near.settled, later: part.words, overlap: overlap.range)
      let joined = join.following
      if joined != join.later { part.replace(with: joined) }
      part.range = AudioRange(start: max(part.range.start, overlap.middle), end: part.range.end)
    }
    part.settled = count(of: part, number, at: place)
    return part
  }

  private func count(of part: TaskText.Part, _ number: Int, at place: Int) -> Int {
    guard let next = nextOverlap(at: place) else { return part.settled ?? .max }
    return part.countBefore(next, isLast: isLast(number, at: place))
  }

  private func isLast(_ number: Int, at place: Int) -> Bool {
    tasks[place].parts[(number + 1)...].allSatisfy(\.text.isEmpty)
  }

  private func nextOverlap(at place: Int) -> TaskOverlap? {
    place + 1 < tasks.count ? tasks[place + 1].overlap : nil
  }

  /// Returns the words of earlier tasks that the task may also have heard, and how many of them are
  /// settled.
  private func wordsNearOverlap(at place: Int) -> (words: [OverlapWord], settled: Int) {
    guard place > 0, let overlap = tasks[place].overlap else { return ([], 0) }
    var near: (words: [OverlapWord], settled: Int) = ([], 0)
    for number in tasks[place - 1].parts.indices {
      let part = standing(number, at: place - 1)
      let (words, settled) = part.nearOverlap(
        overlap, kept: part.settled ?? 0, isLast: isLast(number, at: place - 1))
      near.words += words
      near.settled += settled
    }
    // Words of an even earlier task can occur only in audio that it shared with the previous task.
    let heard = tasks[place - 1].overlap?.range.end ?? 0
    let inherited =
      overlap.reach < heard ? overlap.near(inherited(at: place - 1), besides: near.words.count) : []
    return (inherited + near.words, inherited.count + near.settled)
  }

  /// Returns the words of the previous task that are not settled yet.
  private func wordsWaiting(at place: Int) -> [OverlapWord] {
    guard place > 0 else { return [] }
    return tasks[place - 1].parts.indices.flatMap { number in
      let part = standing(number, at: place - 1)
      return part.words.dropFirst(part.settled ?? 0)
    }
  }
}

// MARK: - Transcript changes

extension Splice {
  private func change(_ part: TaskText.Part, at place: Int, settles: Bool) -> TranscriptChange {
    let (task, index) = (first + place, part.index + (first + place > 0 ? 1 : 0))
    var part = part
    let words = part.settled == .max ? [] : part.words
    if let settled = part.settled, settled < words.count {
      part.replace(with: Array(words.prefix(settled)))
    }
    let text = part.text
    guard settles else {
      return .interim(InterimSegment(index: index, text: text, words: part.timed), task: task)
    }
    let end = nextOverlap(at: place).map { min(part.range.end, $0.middle) } ?? part.range.end
    return .final(
      FinalSegment(
        index: index, text: text, range: AudioRange(start: part.range.start, end: end),
        words: part.timed, task: task))
  }

  private func waiting(_ words: [OverlapWord], at place: Int, isFinal: Bool) -> TranscriptChange {
    let text = words.map(\.text).joined(separator: " ")
    let task = first + place
    guard isFinal, let overlap = tasks[place].overlap else {
      return .interim(InterimSegment(index: 0, text: text, words: words.timed), task: task)
    }
    let range = AudioRange(start: overlap.middle, end: overlap.range.end)
    return .final(FinalSegment(index: 0, text: text, range: range, words: words.timed, task: task))
  }
}
