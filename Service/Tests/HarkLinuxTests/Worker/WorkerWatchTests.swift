import Testing

@testable import HarkWorkers

@Suite("Detection of hung workers")
struct WorkerWatchTests {
  @Test("A worker is hung if it is silent, or alive without progress")
  func watch() {
    var watch = WorkerWatch(WorkerProcess.Patience(round: 1, silentRounds: 2, idleBeats: 2))
    let silent = [watch.heardNothing(), watch.heardNothing()]
    #expect(silent == [false, true])
    watch.heard()
    let beats: [(UInt32, UInt32)] = [(1, 1), (1, 1), (1, 2), (2, 3), (2, 3), (2, 3)]
    let found = beats.map { watch.heardBeat(done: $0, asked: $1) }
    #expect(found == [false, false, false, false, false, true])
    watch.heardWork()
    let hangs = watch.heardBeat(done: 2, asked: 3)
    #expect(!hangs, "partial work is progress")
  }
}
