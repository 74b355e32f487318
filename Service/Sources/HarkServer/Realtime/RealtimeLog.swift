/// A session's numbered events that a client may still request.
///
/// An item's latest interim text replaces its earlier ones. When the number of events exceeds
/// `limit`, the oldest are discarded.
struct RealtimeLog: Sendable {
  /// The maximum number of stored events.
  static let limit = 1_024

  /// The number of the last event, counted from 1.
  private(set) var count = 0

  /// The number of the last event that was discarded without a replacement.
  private var forgotten = 0
  private var kept: [(number: Int, event: RealtimeEvent)] = []

  /// Appends an event.
  mutating func add(_ event: RealtimeEvent) {
    if case .interim(let item, _) = event, let old = kept.lastIndex(where: { $0.event.is(item) }) {
      kept.remove(at: old)
    }
    count += 1
    kept.append((count, event))
    if kept.count > Self.limit { forgotten = kept.removeFirst().number }
  }

  /// Returns whether all events after event `number` are available.
  func reaches(_ number: Int) -> Bool { (forgotten...count).contains(number) }

  /// Returns whether events after event `number` have been discarded.
  func hasForgotten(_ number: Int) -> Bool { (0..<forgotten).contains(number) }

  /// Returns the first event after event `number`, or `nil` if there is none yet.
  func next(after number: Int) -> (number: Int, event: RealtimeEvent)? {
    // The requested events are almost always the last ones.
    var next: (number: Int, event: RealtimeEvent)?
    for entry in kept.reversed() {
      guard entry.number > number else { break }
      next = entry
    }
    return next
  }
}

extension RealtimeEvent {
  /// Returns whether the event contains interim text of `item`.
  fileprivate func `is`(_ item: String) -> Bool {
    if case .interim(item, _) = self { true } else { false }
  }
}
