import Hark

/// A recognition task and the consecutive turns that it recognizes.
struct HeardTask: Sendable {
  enum Stage: Sendable, Equatable {
    /// No decoder is available yet; these inputs are passed to the task once it has started.
    case starting([HeardInput])
    case hearing

    /// No more audio follows.
    case finishing
  }

  let number: Int
  private(set) var stage = Stage.starting([])
  var items: [HeardItem] = []

  /// The number of samples passed to the task, and the number of those that it is known or presumed
  /// to have processed.
  private(set) var position = 0
  private var heardTo = 0

  /// The time of the task's last report, or of its start or end if that is later, in seconds.
  var lastReport: Double

  init(number: Int, now: Double) {
    self.number = number
    lastReport = now
  }

  var unheard: Int { position - heardTo }

  var isFinished: Bool {
    switch stage {
    case .starting(let waiting): waiting.last == .finish
    case .hearing: false
    case .finishing: true
    }
  }

  func item(at place: Int) -> Int? { items.firstIndex { $0.holds(place) } ?? items.indices.last }

  mutating func hasHeard(to place: Int) { heardTo = min(position, max(heardTo, place)) }

  /// Assumes that the task has processed `samples` more samples without reporting them, as it does
  /// for silence.
  mutating func presume(_ samples: Int) { hasHeard(to: heardTo + samples) }

  mutating func append(_ samples: [Float], of item: String) -> [ItemEffect] {
    if items.last?.id != item { items.append(HeardItem(id: item, start: position)) }
    defer { position += samples.count }
    return pass(.sound(AudioChunk(start: position, samples: samples)))
  }

  mutating func endItem(isDropped: Bool) -> [ItemEffect] {
    guard let last = items.indices.last, items[last].extent == .open else { return [] }
    let speech = AudioRange(start: items[last].start, end: position)
    items[last].extent = isDropped ? .dropped(end: position) : .committed(end: position)
    return speech.end > speech.start ? pass(.pause(SpeechPause(speech: speech, cut: position))) : []
  }

  mutating func finish() -> [ItemEffect] {
    guard !isFinished else { return [] }
    let effects = pass(.finish)
    if stage == .hearing { stage = .finishing }
    return effects
  }

  /// Records that the task has started, and returns the effects that pass it the waiting inputs.
  mutating func start() -> [ItemEffect] {
    guard case .starting(let waiting) = stage else { return [] }
    stage = isFinished ? .finishing : .hearing
    return waiting.map { .pass($0, task: number) }
  }

  private mutating func pass(_ input: HeardInput) -> [ItemEffect] {
    guard case .starting(var waiting) = stage else { return [.pass(input, task: number)] }
    waiting.append(input)
    stage = .starting(waiting)
    return []
  }
}

enum HeardInput: Sendable, Equatable {
  case sound(AudioChunk)
  case pause(SpeechPause)
  case finish
}
