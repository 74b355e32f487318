import Synchronization
import Testing

@testable import HarkServer

@Suite("Upload queue", .timeLimit(.minutes(5)))
struct UploadQueueTests {
  private func place(_ places: UploadQueue.Places) async -> Int? {
    for await place in places { return place }
    return nil
  }

  @Test("Files run in order of arrival and receive their positions")
  func order() async throws {
    let queue = UploadQueue(atOnce: 1, limit: 3)
    let files = try (0..<3).map { _ in try queue.enter("ada") }
    let places = files.map { $0.join() }
    for number in 0..<3 { #expect(await place(places[number]) == number) }
    files[0].leave(isDone: true)
    #expect(await place(places[1]) == 0)
    #expect(await place(places[2]) == 1)
    let standing = queue.standing
    #expect(standing.running == 1 && standing.waiting == 1 && standing.oldest >= 0)
    withExtendedLifetime(files) {}
  }

  @Test("Files advance when an earlier one leaves")
  func leaving() async throws {
    let queue = UploadQueue(atOnce: 1, limit: 3)
    let files = try (0..<3).map { _ in try queue.enter("ada") }
    let places = files.map { $0.join() }
    files[1].leave()
    #expect(await place(places[2]) == 1)
    files[0].leave()
    #expect(await place(places[2]) == 0)
    files[2].leave()
    #expect(queue.standing.running == 0)
  }

  @Test("A queue full of waiting and uploading files refuses more, with a delay")
  func full() throws {
    let queue = UploadQueue(atOnce: 2, limit: 1)
    var coming = try (0..<3).map { _ in try queue.enter("ada") }
    #expect(queue.standing.coming == 3)
    #expect(throws: HTTPRefusal.queueFull(wait: 5)) { try queue.enter("bob") }
    coming.removeLast()
    _ = try queue.enter("bob")
  }

  @Test("An upload in progress does not delay files that are complete")
  func slow() async throws {
    let queue = UploadQueue(atOnce: 1, limit: 1)
    let slow = try queue.enter("ada")
    let quick = try queue.enter("ada")
    #expect(await place(quick.join()) == 0)
    withExtendedLifetime(slow) {}
  }

  @Test("A user cannot occupy all slots")
  func users() throws {
    let queue = UploadQueue(atOnce: 1, limit: 3, userLimit: 2)
    let own = try (0..<2).map { _ in try queue.enter("ada") }
    #expect(throws: HTTPRefusal.queueFull(wait: 10)) { try queue.enter("ada") }
    let other = try queue.enter("bob")
    withExtendedLifetime((own, other)) {}
  }

  @Test("A user's files do not run in all slots, and do not delay those of others")
  func usersAtOnce() async throws {
    let queue = UploadQueue(atOnce: 2, limit: 4, userAtOnce: 1)
    let own = try (0..<3).map { _ in try queue.enter("ada") }
    let places = own.map { $0.join() }
    #expect(await place(places[0]) == 0)
    #expect(await place(places[1]) == 1)
    let other = try queue.enter("bob")
    #expect(await place(other.join()) == 0)
    other.leave()
    #expect(queue.standing.running == 1)
    own[0].leave()
    #expect(await place(places[1]) == 0)
    #expect(await place(places[2]) == 1)
    withExtendedLifetime(own) {}
  }

  @Test("Files reserve disk space, of which a user has a share, until they leave")
  func space() throws {
    let queue = UploadQueue(atOnce: 1, limit: 7, space: 100, userSpace: 60)
    let (first, second, other) = (
      try queue.enter("ada"), try queue.enter("ada"), try queue.enter("bob")
    )
    try first.reserve(40)
    // Less than what is reserved needs nothing more.
    try first.reserve(10)
    try second.reserve(20)
    let refusal = HTTPRefusal.spaceTaken(wait: 10)
    #expect(throws: refusal) { try second.reserve(21) }
    try other.reserve(40)
    #expect(throws: refusal) { try other.reserve(41) }
    first.leave()
    try other.reserve(60)
    #expect(throws: refusal) { try other.reserve(61) }
    #expect(refusal.headers[.retryAfter] == "10")
  }

  @Test("Canceled files do not lower the average time")
  func estimate() throws {
    let clock = Mutex(0.0)
    let queue = UploadQueue(atOnce: 1, limit: 0) { clock.withLock { $0 } }
    for _ in 0..<20 {
      let place = try queue.enter("ada")
      _ = place.join()
      place.leave()
    }
    let place = try queue.enter("ada")
    #expect(throws: HTTPRefusal.queueFull(wait: 10)) { try queue.enter("ada") }
    _ = place.join()
    clock.withLock { $0 += 20 }
    place.leave(isDone: true)
    let next = try queue.enter("ada")
    #expect(throws: HTTPRefusal.queueFull(wait: 13)) { try queue.enter("ada") }
    withExtendedLifetime(next) {}
  }
}
