import Hark
import Synchronization

/// Files on their way to their words: they come, wait in the order in which they are there, and are
/// recognised a few at a time.
///
/// Each has a place from before its first byte is read, so that no more can come at once than may wait.
final class UploadQueue: Sendable {
  /// A file's place: 0 is its turn, 1 the first of those that wait.
  typealias Places = AsyncStream<Int>

  private struct Waiting {
    let id: Int
    let since: Double
    let places: Places.Continuation
  }

  private struct State {
    /// Whose each place is, wherever its file is on its way.
    var users: [Int: String] = [:]
    var running: [Int: Double] = [:]
    var waiting: [Waiting] = []
    var next = 0

    /// What a file took of late, in seconds; a guess until one is done.
    var usual = 10.0
  }

  private let atOnce: Int
  private let limit: Int
  private let userLimit: Int
  private let now: @Sendable () -> Double
  private let state = Mutex(State())

  /// Makes a queue of which `atOnce` may be recognised and `limit` more may come or wait.
  ///
  /// - Parameters:
  ///   - userLimit: How many places one user may have; nil for all of them.
  ///   - now: A clock in seconds that only goes forward.
  init(
    atOnce: Int, limit: Int, userLimit: Int? = nil,
    now: @escaping @Sendable () -> Double = { SystemTimekeeper().now }
  ) {
    self.atOnce = atOnce
    self.limit = limit
    self.userLimit = userLimit ?? atOnce + limit
    self.now = now
  }

  /// Gives `user` a place for a file that is about to come.
  func enter(_ user: String) throws(Refusal) -> UploadPlace {
    let id = state.withLock { state -> Int? in
      let own = state.users.values.count(where: { $0 == user })
      guard state.users.count < atOnce + limit, own < userLimit else { return nil }
      state.next += 1
      state.users[state.next] = user
      return state.next
    }
    guard let id else { throw .queueFull(wait: wait) }
    return UploadPlace(id, in: self)
  }

  /// How many come, work and wait, and for how many seconds the first of these has.
  var standing: (coming: Int, running: Int, waiting: Int, oldest: Double) {
    state.withLock { state in
      let (running, waiting) = (state.running.count, state.waiting.count)
      return (
        state.users.count - running - waiting, running, waiting,
        state.waiting.first.map { now() - $0.since } ?? 0
      )
    }
  }

  /// Says that a file is there; the stream tells its place until that is 0.
  fileprivate func join(_ id: Int) -> Places {
    let (places, continuation) = Places.makeStream(bufferingPolicy: .bufferingNewest(1))
    state.withLock { state in
      state.waiting.append(Waiting(id: id, since: now(), places: continuation))
      move(&state)
    }
    return places
  }

  /// Takes a place back; only work that was done to its end tells how long work takes.
  fileprivate func leave(_ id: Int, isDone: Bool) {
    state.withLock { state in
      guard state.users.removeValue(forKey: id) != nil else { return }
      if let begun = state.running.removeValue(forKey: id), isDone {
        state.usual = 0.7 * state.usual + 0.3 * (now() - begun)
      }
      if let index = state.waiting.firstIndex(where: { $0.id == id }) {
        state.waiting.remove(at: index).places.finish()
      }
      move(&state)
    }
  }

  private func move(_ state: inout State) {
    while state.running.count < atOnce, !state.waiting.isEmpty {
      let first = state.waiting.removeFirst()
      state.running[first.id] = now()
      first.places.yield(0)
      first.places.finish()
    }
    for (index, other) in state.waiting.enumerated() { other.places.yield(index + 1) }
  }

  /// Whole seconds after which a place may be free.
  private var wait: Int {
    let usual = state.withLock { $0.usual }
    return min(max(Int((usual / Double(atOnce)).rounded(.up)), 1), 600)
  }
}

/// A file's place, from before it comes until its words are found; free again when nobody has it any more.
final class UploadPlace: Sendable {
  private let id: Int
  private let queue: UploadQueue

  fileprivate init(_ id: Int, in queue: UploadQueue) {
    self.id = id
    self.queue = queue
  }

  deinit { leave() }

  /// Says that the file is there, once; the stream tells its place until that is 0.
  func join() -> UploadQueue.Places { queue.join(id) }

  /// Gives the place up, wherever the file is; or says that its work `isDone`.
  func leave(isDone: Bool = false) { queue.leave(id, isDone: isDone) }
}

extension Refusal {
  static func queueFull(wait: Int) -> Refusal {
    Refusal(
      .tooManyRequests,
      "Too many files are waiting; send this one again in \(wait) second\(wait == 1 ? "" : "s").",
      code: "rate_limit_exceeded", [.retryAfter: "\(wait)"])
  }
}
