import Testing

@testable import HarkWorkers

@Suite("A worker's pending requests")
struct WorkerInboxTests {
  @Test(
    "Dropped requests count as done, so that the worker does not appear to hang")
  func dropping() {
    var inbox = WorkerInbox()
    let kept: [WorkerRequest] = [.begin(stream: 2, phrases: []), .sync(1), .finish(stream: 2)]
    for request in [.begin(stream: 1, phrases: []), .sound(stream: 1, [0]), .finish(stream: 1)]
      + kept
    {
      inbox.add(request)
    }
    inbox.add(.drop(stream: 1))
    #expect(inbox.requests == kept + [.drop(stream: 1)])
    #expect(inbox.done == 3)
  }
}
