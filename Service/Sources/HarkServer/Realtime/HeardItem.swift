import Hark

/// A turn of a client's, and what a task of recognition has heard of it.
struct HeardItem: Sendable {
  /// Its name on the wire.
  let id: String

  /// Where its sound lies in the task's; the end is nil while more is coming.
  let start: Int
  var end: Int?

  /// Whether nobody wants its text.
  var isDropped = false

  /// What has been given of its text.
  var prefix = StablePrefix()

  private var finals: [Int: String] = [:]
  private var interims: [Int: String] = [:]
  private var finalEnd: Int

  init(id: String, start: Int) {
    self.id = id
    self.start = start
    finalEnd = start
  }

  /// How long its sound is, in seconds.
  var seconds: Double { AudioTime.seconds(max(0, (end ?? start) - start)) }

  /// Whether all of its sound has a final text.
  var isHeard: Bool { end.map { finalEnd >= $0 } ?? false }

  /// Whether sample number `place` of the task is its own.
  func holds(_ place: Int) -> Bool { place >= start && end.map { place < $0 } ?? true }

  /// The text as it seems now.
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

/// A task of recognition, and the turns that it hears one after another.
struct HeardTask {
  /// What is to be given to it once it has started.
  enum Input {
    case sound(AudioChunk)
    case pause(SpeechPause)
    case finish
  }

  let number: Int
  var items: [HeardItem] = []

  /// How much sound it has been given, in samples, and how far it is known to have listened.
  private(set) var position = 0
  private var heardTo = 0

  /// When it was last heard of, in seconds.
  var lastNews: Double

  var task: (any RecognitionTask)?
  private(set) var waiting: [Input] = []
  private(set) var isFinished = false

  init(number: Int, now: Double) {
    self.number = number
    lastNews = now
  }

  /// Samples that it has still to listen to.
  var unheard: Int { position - heardTo }

  /// It has listened up to `place`.
  mutating func hasHeard(to place: Int) { heardTo = min(position, max(heardTo, place)) }

  /// It says nothing of so many more samples, as of silence, and is taken to have listened to them.
  mutating func presume(_ samples: Int) { hasHeard(to: heardTo + samples) }

  mutating func append(_ samples: [Float]) {
    give(.sound(AudioChunk(start: position, samples: samples)))
    position += samples.count
  }

  /// Ends the turn that is being heard.
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

  /// Hands over what has waited.
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

  /// Which turn a report at `place` is about.
  func item(at place: Int) -> Int? {
    items.firstIndex { $0.holds(place) } ?? items.indices.last
  }
}
