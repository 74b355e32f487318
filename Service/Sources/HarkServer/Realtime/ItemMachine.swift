import Hark

/// The state machine for a realtime session's turns, which the protocol calls items, and for the
/// tasks that recognize them.
///
/// ```
///          sound, turn started          task failed
///   idle ──────────────────────▶ open ───────────────▶ broken
///    ▲                             │                     │
///    └─────────────────────────────┴─────────────────────┘        over: from anywhere
///        turn ended, committed, cleared, detection began
/// ```
///
/// One task recognizes turns that follow one another closely, which improves its accuracy. The task
/// ends if no turn begins for a while after the last one, to free its decoder.
/// `ItemMachine+Tasks.swift` handles the tasks and their text.
struct ItemMachine: Sendable {
  typealias Answer = Outcome<ItemState, ItemEffect, Never>

  /// The minimum length of a turn that a client can commit, in samples, the same as OpenAI's.
  private static let shortest = AudioChunk.sampleRate / 10

  private(set) var state = ItemState.idle

  /// The tasks that are not complete, oldest first.
  var tasks: [HeardTask] = []
  var taskCount = 0

  /// The turn that was committed last; `nil` before the first.
  private var lastItem: String?

  mutating func handle(_ event: ItemEvent, _ moment: ItemMoment) -> Answer {
    let answer = answer(to: event, moment)
    if case .move(let next, _, _) = answer { state = next }
    return answer
  }

  /// The number of samples of the open turn; 0 if none is open.
  var openSamples: Int {
    switch state {
    case .open(let item), .broken(let item): item.samples
    case .idle, .over: 0
    }
  }

  private mutating func answer(to event: ItemEvent, _ moment: ItemMoment) -> Answer {
    switch state {
    case .idle: idle(event, moment)
    case .open(let item): turn(item, isBroken: false, event, moment)
    case .broken(let item): turn(item, isBroken: true, event, moment)
    case .over: over(event)
    }
  }

  private mutating func idle(_ event: ItemEvent, _ moment: ItemMoment) -> Answer {
    switch event {
    case .turnStarted(let item, let milliseconds):
      .move(
        .open(.init(id: item)),
        [.post(.speechStarted(item: item, milliseconds: milliseconds))])
    case .soundArrived(let samples, let item): hear(samples, in: .init(id: item), moment)
    case .turnEnded, .detectionBegan: .ignore("no turn is open")
    case .committed: .refuse(.nothingIsRecording)
    case .cleared: .stay([.post(.cleared)])
    case .task(let number, let event): handle(event, of: number, moment)
    case .waited(let samples, let unheard): handleWait(samples, unheard, moment)
    case .closed: close()
    }
  }

  /// Handles an event in an open turn, whose task has failed if `isBroken` is true.
  private mutating func turn(
    _ item: ItemState.Item, isBroken: Bool, _ event: ItemEvent, _ moment: ItemMoment
  ) -> Answer {
    switch event {
    case .soundArrived(let samples, _) where isBroken:
      .move(.broken(.init(id: item.id, samples: item.samples + samples.count)), [])
    case .soundArrived(let samples, _): hear(samples, in: item, moment)
    case .turnEnded(let milliseconds):
      .move(
        .idle,
        [.post(.speechStopped(item: item.id, milliseconds: milliseconds))] + end(item, moment))
    case .committed: commit(item, moment)
    case .cleared: .move(.idle, endTaskItem(item.id, isDropped: true, moment) + [.post(.cleared)])
    case .detectionBegan: .move(.idle, end(item, moment))
    case .task(let number, let event): handle(event, of: number, moment)
    case .waited(let samples, let unheard): handleWait(samples, unheard, moment)
    case .closed: close()
    case .turnStarted: .impossible("the detector ends a turn before it starts the next")
    }
  }

  private func over(_ event: ItemEvent) -> Answer {
    switch event {
    case .task(let number, .started): .stay([.cancelTask(number)])
    case .task(_, .refused), .task(_, .reported), .task(_, .quietPassed):
      .ignore("the task was canceled with its session")
    case .closed: .ignore("the session ended once")
    case .turnStarted, .soundArrived, .turnEnded, .committed, .cleared, .detectionBegan, .waited:
      .ignore("the client sent this before it knew of the end")
    }
  }

  private mutating func hear(
    _ samples: [Float], in item: ItemState.Item, _ moment: ItemMoment
  ) -> Answer {
    .move(
      .open(.init(id: item.id, samples: item.samples + samples.count)),
      moment.wantsText ? recognize(samples, of: item.id, moment) : [])
  }

  private mutating func commit(_ item: ItemState.Item, _ moment: ItemMoment) -> Answer {
    item.samples < Self.shortest
      ? .refuse(.nothingIsRecording) : .move(.idle, end(item, moment))
  }

  private mutating func end(_ item: ItemState.Item, _ moment: ItemMoment) -> [ItemEffect] {
    let before = lastItem
    lastItem = item.id
    return [
      .post(.committed(item: item.id, after: before)), .post(.added(item: item.id, after: before)),
      .post(.done(item: item.id, after: before)),
    ] + endTaskItem(item.id, isDropped: false, moment)
  }

  private mutating func close() -> Answer {
    let effects = tasks.map { ItemEffect.cancelTask($0.number) }
    tasks = []
    return .move(.over, effects)
  }
}
