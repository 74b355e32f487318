import Hark
import Synchronization

/// A queue that admits files to transcription, a few at a time, in the order in which their uploads
/// complete, except that no user runs more of them than `userAtOnce`.
///
/// A slot is acquired before the first byte is read, so the limit includes uploads, and so does the limit
/// of disk space.
final class UploadQueue: Sendable {
  /// The positions of a file: 0 when its turn comes, 1 for the first waiting file.
  typealias Places = AsyncStream<Int>

  private struct Waiting {
    let id: Int
    let since: Double
    let places: Places.Continuation
  }

  private struct Slot {
    let user: String

    /// The reserved disk space, in bytes.
    var space = 0
  }

  private struct State {
    /// The slot of each file, from upload to transcription.
    var slots: [Int: Slot] = [:]
    var running: [Int: Double] = [:]
    var waiting: [Waiting] = []
    var next = 0

    /// The recent average transcription time of a file, in seconds, initially an estimate.
    var usual = 10.0
  }

  private let atOnce: Int
  private let userAtOnce: Int
  private let limit: Int
  private let userLimit: Int
  private let space: Int
  private let userSpace: Int
  private let now: @Sendable () -> Double
  private let state = Mutex(State())

  /// Creates a queue that transcribes `atOnce` files while `limit` more are uploaded or wait, all of
  /// which have at most `space` bytes.
  ///
  /// `now` is a monotonic clock in seconds. A `userLimit` of `nil` allows a user all slots, a
  /// `userAtOnce` of `nil` all that are transcribed at once, and a `userSpace` of `nil` all space.
  init(
    atOnce: Int, limit: Int, userLimit: Int? = nil, userAtOnce: Int? = nil, space: Int = .max,
    userSpace: Int? = nil,
    now: @escaping @Sendable () -> Double = { SystemTimekeeper().now }
  ) {
    self.atOnce = atOnce
    self.userAtOnce = userAtOnce ?? atOnce
    self.limit = limit
    self.userLimit = userLimit ?? atOnce + limit
    self.space = space
    self.userSpace = userSpace ?? space
    self.now = now
  }

  func enter(_ user: String) throws(HTTPRefusal) -> UploadPlace {
    let id = state.withLock { state -> Int? in
      let own = state.slots.values.count { $0.user == user }
      guard state.slots.count < atOnce + limit, own < userLimit else { return nil }
      state.next += 1
      state.slots[state.next] = Slot(user: user)
      return state.next
    }
    guard let id else { throw .queueFull(wait: wait) }
    return UploadPlace(id, in: self)
  }

  /// The queue's part of the metrics; the number of sessions is not set.
  var standing: ServerMetrics.Standing {
    state.withLock { state in
      let (running, waiting) = (state.running.count, state.waiting.count)
      return ServerMetrics.Standing(
        coming: state.slots.count - running - waiting, running: running, waiting: waiting,
        oldest: state.waiting.first.map { now() - $0.since } ?? 0)
    }
  }

  fileprivate func reserve(_ bytes: Int, for id: Int) throws(HTTPRefusal) {
    let fits = state.withLock { state in
      guard let slot = state.slots[id], slot.space < bytes else { return true }
      var (total, own) = (bytes, bytes)
      for (other, taken) in state.slots where other != id {
        total += taken.space
        if taken.user == slot.user { own += taken.space }
      }
      guard total <= space, own <= userSpace else { return false }
      state.slots[id]?.space = bytes
      return true
    }
    if !fits { throw .spaceTaken(wait: wait) }
  }

  fileprivate func join(_ id: Int) -> Places {
    let (places, continuation) = Places.makeStream(bufferingPolicy: .bufferingNewest(1))
    state.withLock { state in
      state.waiting.append(Waiting(id: id, since: now(), places: continuation))
      move(&state)
    }
    return places
  }

  fileprivate func leave(_ id: Int, isDone: Bool) {
    state.withLock { state in
      guard state.slots.removeValue(forKey: id) != nil else { return }
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
    while state.running.count < atOnce,
      let index = state.waiting.firstIndex(where: { mayRun($0.id, in: state) })
    {
      let first = state.waiting.remove(at: index)
      state.running[first.id] = now()
      first.places.yield(0)
      first.places.finish()
    }
    for (index, other) in state.waiting.enumerated() { other.places.yield(index + 1) }
  }

  private func mayRun(_ id: Int, in state: State) -> Bool {
    let user = state.slots[id]?.user
    return state.running.keys.count { state.slots[$0]?.user == user } < userAtOnce
  }

  /// The estimated time until a slot is free, in whole seconds, from 1 to 600.
  private var wait: Int {
    let usual = state.withLock { $0.usual }
    return min(max(Int((usual / Double(atOnce)).rounded(.up)), 1), 600)
  }
}

/// A file's slot, held from before its upload until `leave()` is called or the slot is deallocated.
final class UploadPlace: Sendable {
  private let id: Int
  private let queue: UploadQueue

  fileprivate init(_ id: Int, in queue: UploadQueue) {
    self.id = id
    self.queue = queue
  }

  deinit { leave() }

  /// Reserves disk space, in bytes, for the whole file; throws if other files leave too little.
  func reserve(_ bytes: Int) throws(HTTPRefusal) { try queue.reserve(bytes, for: id) }

  /// Returns a stream of positions, the last of which is 0 unless the slot is released before the
  /// file's turn; call once, when the file is uploaded.
  func join() -> UploadQueue.Places { queue.join(id) }

  /// Releases the slot at any stage; only completed work updates the average transcription time.
  func leave(isDone: Bool = false) { queue.leave(id, isDone: isDone) }
}
