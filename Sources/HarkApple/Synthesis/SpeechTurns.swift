/// Who speaks and who waits: the system's synthesizer makes one sentence at a time.
struct SpeechTurns: Sendable {
  /// Whose sentence is being made; nil while none is.
  private(set) var current: Int?

  private var waiting: [Int] = []
  private var count = 0

  /// A number for a new sentence, and whether it can be made at once.
  mutating func ask() -> (id: Int, begins: Bool) {
    count += 1
    guard current == nil else {
      waiting.append(count)
      return (count, false)
    }
    current = count
    return (count, true)
  }

  /// A sentence is made or given up; the one to make next, or nil.
  mutating func end(_ id: Int) -> Int? {
    waiting.removeAll { $0 == id }
    guard current == id else { return nil }
    current = waiting.isEmpty ? nil : waiting.removeFirst()
    return current
  }
}
