/// What a session has said, numbered, and as much of it as a client may still want.
///
/// Of interim texts of an item the newest stands for all before it; beyond `limit` what is oldest is
/// forgotten.
struct RealtimeLog: Sendable {
  /// The most events that are kept.
  static let limit = 1_024

  /// The number of the last event; they count from 1.
  private(set) var count = 0

  /// The number of the last event that is forgotten, and that nothing stands for.
  private var forgotten = 0
  private var kept: [(number: Int, event: RealtimeEvent)] = []

  /// Keeps an event.
  mutating func add(_ event: RealtimeEvent) {
    if case .interim(let item, _) = event, let old = kept.lastIndex(where: { $0.event.is(item) }) {
      kept.remove(at: old)
    }
    count += 1
    kept.append((count, event))
    if kept.count > Self.limit { forgotten = kept.removeFirst().number }
  }

  /// Whether everything behind event `number` can still be told.
  func reaches(_ number: Int) -> Bool { (forgotten...count).contains(number) }

  /// Whether events behind event `number` are not kept any more.
  func hasForgotten(_ number: Int) -> Bool { (0..<forgotten).contains(number) }

  /// The first event behind event `number`; nil when there is none yet.
  func next(after number: Int) -> (number: Int, event: RealtimeEvent)? {
    // The events wanted are nearly always the last ones.
    var next: (number: Int, event: RealtimeEvent)?
    for entry in kept.reversed() {
      guard entry.number > number else { break }
      next = entry
    }
    return next
  }
}

extension RealtimeEvent {
  /// Whether it is an interim text of `item`.
  fileprivate func `is`(_ item: String) -> Bool {
    if case .interim(item, _) = self { true } else { false }
  }
}
