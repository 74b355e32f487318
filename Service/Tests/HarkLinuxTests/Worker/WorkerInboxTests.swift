import Testing

@testable import HarkWorkers

@Suite("What waits for a worker")
struct WorkerInboxTests {
  @Test(
    "What was dropped is not done, and counts as done, so that nobody takes its worker for hanging")
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
