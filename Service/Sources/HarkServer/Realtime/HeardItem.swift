import Hark

/// A client's turn and the text that a task recognizes in it.
struct HeardItem: Sendable {
  let id: String

  /// The item's range in the task's audio, in samples; the end is `nil` while more audio is
  /// expected.
  let start: Int
  var end: Int?
  var isDropped = false

  /// The text that has been sent.
  var prefix = StablePrefix()

  private var finals: [Int: String] = [:]
  private var interims: [Int: String] = [:]
  private var finalEnd: Int

  init(id: String, start: Int) {
    self.id = id
    self.start = start
    finalEnd = start
  }

  var seconds: Double { AudioTime.seconds(max(0, (end ?? start) - start)) }

  /// Whether the text of all of the item's audio is final.
  var isHeard: Bool { end.map { finalEnd >= $0 } ?? false }

  func holds(_ place: Int) -> Bool { place >= start && end.map { place < $0 } ?? true }

  var text: String {
    finals.merging(interims) { final, _ in final }.sorted { $0.key < $1.key }.map(\.value)
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  mutating func take(_ interim: InterimSegment) { interims[interim.index] = interim.text }

  mutating func take(_ segment: Segment) {
    finals[segment.index] = segment.text
    interims[segment.index] = nil
    finalEnd = max(finalEnd, segment.range.end)
  }
}

/// A recognition task and the consecutive turns that it recognizes.
struct HeardTask {
  /// An input that is passed to the task once it has started.
  enum Input {
    case sound(AudioChunk)
    case pause(SpeechPause)
    case finish
  }

  let number: Int
  var items: [HeardItem] = []

  /// The number of samples passed to the task, and how many of them it is known to have processed.
  private(set) var position = 0
  private var heardTo = 0

  /// The time of the task's last report, in seconds.
  var lastNews: Double
  var task: (any RecognitionTask)?
  private(set) var waiting: [Input] = []
  private(set) var isFinished = false

  init(number: Int, now: Double) {
    self.number = number
    lastNews = now
  }

  var unheard: Int { position - heardTo }

  mutating func hasHeard(to place: Int) { heardTo = min(position, max(heardTo, place)) }

  /// Assumes that the task has processed the given number of samples without a report, such as
  /// silence.
  mutating func presume(_ samples: Int) { hasHeard(to: heardTo + samples) }

  mutating func append(_ samples: [Float]) {
    give(.sound(AudioChunk(start: position, samples: samples)))
    position += samples.count
  }

  mutating func endItem(isDropped: Bool) {
    guard let last = items.indices.last, items[last].end == nil else { return }
    items[last].end = position
    items[last].isDropped = isDropped
    let speech = AudioRange(start: items[last].start, end: position)
    if position > items[last].start { give(.pause(SpeechPause(speech: speech, cut: position))) }
  }

  mutating func finish() {
    guard !isFinished else { return }
    isFinished = true
    give(.finish)
  }

  mutating func open(_ task: any RecognitionTask) {
    self.task = task
    let waiting = waiting
    self.waiting = []
    for input in waiting { give(input) }
  }

  private mutating func give(_ input: Input) {
    switch (task, input) {
    case (nil, _): waiting.append(input)
    case (let task?, .sound(let chunk)): task.append(chunk)
    case (let task?, .pause(let pause)): task.markPause(pause)
    case (let task?, .finish): task.finish()
    }
  }

  func item(at place: Int) -> Int? {
    items.firstIndex { $0.holds(place) } ?? items.indices.last
  }
}
