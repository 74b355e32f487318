/// A queue of sentences for the system's synthesizer, which synthesizes one at a time.
struct SentenceQueue: Sendable {
  private(set) var current: Int?

  private var waiting: [Int] = []
  private var count = 0

  /// Returns the number of a new sentence and whether it can begin immediately.
  mutating func ask() -> (id: Int, begins: Bool) {
    count += 1
    guard current == nil else {
      waiting.append(count)
      return (count, false)
    }
    current = count
    return (count, true)
  }

  /// Removes a complete or abandoned sentence, and returns the next one to synthesize, if any.
  mutating func end(_ id: Int) -> Int? {
    waiting.removeAll { $0 == id }
    guard current == id else { return nil }
    current = waiting.isEmpty ? nil : waiting.removeFirst()
    return current
  }
}
