/// Food that is shared among a number of people.
enum Sharing {
  case none

  /// Entries from `start` on are shared; the number of people may follow.
  case begun(start: Int, said: String)

  /// Entries from `start` on, none of them named yet, are divided.
  case divided(start: Int, by: Double)

  /// Returns the entries since the statement; if there are none, the last host with its additions.
  private func entries(of plate: Plate) -> Range<Int>? {
    guard let last = plate.last else { return nil }
    switch self {
    case .begun(let start, _), .divided(let start, _):
      if start <= last { return start..<last + 1 }
      // A verb that opens a sentence does not refer to entries before it.
      if case .divided = self { return nil }
    case .none: break
    }
    let host = plate.lastHost ?? last
    return host < plate.start ? nil : host..<last + 1
  }

  /// Handles food shared with an unknown number of people, as in "between us we ate".
  mutating func open(_ said: String, on plate: inout Plate) {
    if entries(of: plate) == nil {
      self = .begun(start: plate.entries.count, said: said)
    } else {
      leaveOpen(said, on: &plate)
    }
  }

  /// Divides the shared food; the statement may precede the food, as in "my wife and I shared".
  mutating func divide(by count: Double, on plate: inout Plate) {
    guard let shared = entries(of: plate) else {
      self = .divided(start: plate.entries.count, by: count)
      return
    }
    self = .none
    for index in shared { plate.scale(index, by: 1 / count) }
  }

  mutating func end(on plate: inout Plate) {
    switch self {
    case .none: break
    case .begun(_, let said): leaveOpen(said, on: &plate)
    case .divided(let start, let count):
      for index in plate.entries.indices.dropFirst(start) { plate.scale(index, by: 1 / count) }
    }
    self = .none
  }

  /// Reports the statement as unknown because the user's share is unknown.
  mutating func leaveOpen(_ said: String, on plate: inout Plate) {
    if let shared = entries(of: plate) {
      for index in shared { plate[index].amount.isVague = true }
      plate.unknown.append(said)
    }
    self = .none
  }
}
