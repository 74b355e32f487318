// The recognition tasks of recordings: their reports, and which task receives the audio.
extension VoiceMachine {
  mutating func tell(task id: TaskID, _ event: RecognitionEvent) {
    guard let index = tasks.firstIndex(where: { $0.id == id }) else { return }
    tasks[index].note(event, at: moment.position)
    let task = tasks[index]
    let isQuick = task.isQuick(at: moment.position)
    let outcome = tasks[index].machine.handle(event)
    for signal in answer.take(outcome, { .task(id, task.recording, $0) }) {
      switch signal {
      case .broke(let failure):
        tell(rollover: task.recording, .taskBroke(failure, task.handoff, isQuick: isQuick))
        if hasSuccessor(task) { answer.overcome.append(failure) }
      case .ended: tell(rollover: task.recording, .taskEnded(task.handoff, isQuick: isQuick))
      case .refused(let failure): refuse(task, failure)
      case .settled(let failure): settle(task, failure)
      }
    }
  }

  /// Handles the refusal of a task whose audio has ended; only the newest task can start again,
  /// because no other task has received its audio.
  private mutating func refuse(_ task: RunningTask, _ failure: VoiceFailure) {
    if newestTask(of: task.recording)?.id == task.id {
      tell(rollover: task.recording, .taskRefused(failure))
    } else {
      tell(task: task.id, .broke(failure))
    }
  }

  private mutating func settle(_ task: RunningTask, _ failure: VoiceFailure?) {
    tasks.removeAll { $0.id == task.id }
    // A later task continues this one, so this task's failure does not concern the user.
    let hasSuccessor = hasSuccessor(task)
    answer.effects.append(.settleTask(task.id, task.recording, hasSuccessor ? nil : failure))
    if let failure {
      if hasSuccessor {
        answer.overcome.append(failure)
      } else {
        tell(capture: .failureArose(failure))
      }
    }
    if tasks.contains(where: { $0.recording == task.recording }) {
      tell(rollover: task.recording, .taskSettled)
    } else {
      rollovers[task.recording] = nil
      answer.effects.append(.conclude(task.recording))
    }
    startWaiting()
  }

  private func hasSuccessor(_ task: RunningTask) -> Bool {
    tasks.contains { $0.recording == task.recording && $0.id.number > task.id.number }
  }

  /// Ends tasks, some of which may be waiting for others to end.
  mutating func end(_ ended: [RunningTask], _ event: RecognitionEvent) {
    let wasEndingTasks = isEndingTasks
    isEndingTasks = true
    for task in ended { tell(task: task.id, event) }
    isEndingTasks = wasEndingTasks
    startWaiting()
  }

  private mutating func startWaiting() {
    for task in tasks where task.machine.state.isWaiting && !isEndingTasks {
      guard rollovers[task.recording]?.state.mayStart == true else { continue }
      start(task)
    }
  }

  private mutating func start(_ task: RunningTask) {
    makeRoom(for: task.recording)
    let standing = tasks.first { $0.id == task.id }?.machine.state
    guard !isFull, standing?.isWaiting == true else { return }
    tell(task: task.id, .due)
  }

  mutating func tell(rollover recording: RecordingID, _ event: RolloverEvent) {
    guard let outcome = rollovers[recording]?.handle(event, moment) else { return }
    for signal in answer.take(outcome, { .rollover(recording, $0) }) {
      switch signal {
      case .queueTask(let next): queue(next, for: recording)
      case .endTask: endTask(of: recording)
      case .startTask: if let task = newestTask(of: recording) { start(task) }
      case .giveTaskUp(let failure):
        if let task = newestTask(of: recording) { tell(task: task.id, .broke(failure)) }
      case .breakRecording(let failure): tell(capture: .recognitionBroke(recording, failure))
      case .endRecording: tell(capture: .recognitionEnded(recording))
      }
    }
  }

  /// Abandons tasks of earlier recordings, oldest first, so that a new task has a decoder.
  ///
  /// Each abandoned task keeps the text received so far. With a single decoder, all tasks of earlier
  /// recordings are abandoned.
  mutating func makeRoom(for recording: RecordingID) {
    let wasEndingTasks = isEndingTasks
    isEndingTasks = true
    defer { isEndingTasks = wasEndingTasks }
    let earlier = tasks.filter { $0.recording.number < recording.number }
    for task in earlier where tasksAtOnce == 1 || (isFull && task.machine.state.isAlive) {
      if tasksAtOnce == 1 { tell(rollover: task.recording, .dropped) }
      tell(task: task.id, .abandoned)
    }
  }

  private var isFull: Bool { tasks.count { $0.machine.state.isAlive } >= tasksAtOnce }

  private mutating func queue(_ next: TaskHandoff, for recording: RecordingID) {
    let task = RunningTask(id: TaskID(moment.nextID), recording: recording, from: next.from)
    tasks.append(task)
    tell(task: task.id, .queued(next))
  }

  private mutating func endTask(of recording: RecordingID) {
    let newest = newestTask(of: recording)?.id
    let older = tasks.filter { $0.recording == recording && $0.id != newest }
    for task in older where !task.machine.state.isFinishing { tell(task: task.id, .soundEnded) }
  }

  private func newestTask(of recording: RecordingID) -> RunningTask? {
    tasks.last { $0.recording == recording }
  }
}

extension RolloverState {
  /// Whether the next task may start as soon as the task limit allows.
  fileprivate var mayStart: Bool {
    switch self {
    case .running, .ending, .over: true
    case .idle, .draining, .resting: false
    }
  }
}

extension RecognitionState {
  fileprivate var isWaiting: Bool { self == .waiting || self == .waitingToFinish }

  fileprivate var isFinishing: Bool {
    [.waitingToFinish, .startingToFinish, .finishing, .ended].contains(self)
  }
}

/// A recognition task and the recording whose audio it receives.
struct RunningTask: Sendable {
  let id: TaskID
  let recording: RecordingID

  /// The position from which audio was requested for the task, in samples; the audio may begin
  /// earlier, for example with pre-roll.
  let from: Int

  var machine = RecognitionMachine()

  /// The position up to which the task has reported results, in samples; 0 before the first result.
  private(set) var heard = 0

  /// The audio position at which the task started, in samples; `nil` before it starts.
  private(set) var started: Int?

  /// The amount of new audio, in seconds, below which the end of a task counts as quick.
  private static let quick = 1.0

  mutating func note(_ event: RecognitionEvent, at position: Int) {
    switch event {
    case .started: started = position
    case .interim(_, let at): heard = max(heard, at)
    case .final(let segment, _): heard = max(heard, segment.range.end)
    case .begun, .queued, .due, .refused, .finished, .broke, .soundEnded, .cancelled, .abandoned,
      .finalOverdue:
      break
    }
  }

  /// The handoff from a task that ended on its own or failed, beginning one second before the end of
  /// its results, but not before `from`.
  var handoff: TaskHandoff {
    let overlap = AudioTime.samples(TaskEndpointer.overlap)
    let heard = max(heard, from)
    return TaskHandoff(from: max(heard - overlap, from), heard: heard, reason: .ended)
  }

  func isQuick(at position: Int) -> Bool {
    guard let started else { return true }
    return position - started < AudioTime.samples(Self.quick)
  }
}
