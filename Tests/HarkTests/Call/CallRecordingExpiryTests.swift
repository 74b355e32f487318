import HarkSimulation
import HarkTesting
import LedgerCoverage
import Testing

@testable import Hark

@Suite("Recordings whose time is over", .timeLimit(.minutes(5)))
struct CallRecordingExpiryTests {
  private actor Archive: CallSettingsArchive {
    private var kept: Result<CallSettings?, CallSettingsFailure>

    init(_ kept: Result<CallSettings?, CallSettingsFailure>) { self.kept = kept }

    func settings() throws -> CallSettings? { try kept.get() }

    func keep(_ settings: CallSettings) { kept = .success(settings) }
  }

  @Test("They are looked for at the start and every hour, by the settings of that moment")
  func looks() async throws {
    let (recordings, clock) = (ScriptedCallRecordings(), ManualTimekeeper.serial())
    var settings = CallSettings()
    settings.retention = .week
    let archive = Archive(.success(settings))
    let expiry = CallRecordingExpiry(recordings, settings: archive, timekeeper: clock)
    let running = Task { await expiry.run() }
    await recordings.tidied(1)
    settings.retention = .fortnight
    await archive.keep(settings)
    await clock.sleepers(1)
    #expect(clock.deadlines == [3_600])
    await clock.advance(by: CallRecordingExpiry.pace)
    await recordings.tidied(2)
    #expect(recordings.retentions == [.week, .fortnight])
    running.cancel()
    await running.value
  }

  @Test(
    "Where nobody can tell for how long they are wanted, the longest time holds",
    arguments: [.success(nil), .failure(.damaged)] as [Result<CallSettings?, CallSettingsFailure>])
  func unknown(_ kept: Result<CallSettings?, CallSettingsFailure>) async {
    let recordings = ScriptedCallRecordings()
    let expiry = CallRecordingExpiry(
      recordings, settings: Archive(kept), timekeeper: ManualTimekeeper.serial())
    let running = Task { await expiry.run() }
    await recordings.tidied(1)
    #expect(recordings.retentions == [.month])
    running.cancel()
    await running.value
  }
}
