import Hark
import HarkSimulation
import HarkTesting
import LedgerCoverage
import Observation
import SeededTests
import TestLimits
import Testing

@testable import HarkScreens

@Suite("A call that SwiftUI observes", .seeds(50), .hangLimit(minutes: 5))
@MainActor
struct CallModelTests {
  private func stage(
    _ surroundings: CallSurroundings = CallSurroundings()
  ) -> ScreenStage<Call> {
    ScreenStage(Call(agentName: "Ada"), .call, perform: Call.perform(surroundings))
  }

  @Test("Static parts do not change with the level; audio parts do")
  func still() {
    let screen = Call(agentName: "Ada")
    var (faint, loud, other) = (screen, screen, screen)
    _ = faint.handle(.shown(Snapshot(phase: .listening, level: 0.1)))
    _ = loud.handle(.shown(Snapshot(phase: .listening, level: 0.9, replyLevel: 0.3, elapsed: 2)))
    _ = other.handle(.shown(Snapshot(phase: .speaking, level: 0.9)))
    #expect(faint != loud && faint.still == loud.still)
    #expect(other.still != loud.still)
    #expect(faint.still.sounding(like: loud) == loud)
  }

  @available(iOS 17, macOS 14, *)
  @Test("An observer of the static parts is not notified of levels", .covers("S5-SC-010"))
  func calm() async throws {
    var settings = CallSettings()
    settings.mode = .pushToTalk
    let screen = Call(settings, agentName: "Ada")
    let stage = ScreenStage(
      screen, .call(settings), perform: Call.perform(CallSurroundings()))
    let model = CallModel(screen, runner: stage.runner)
    model.act(.begin)
    model.act(.voice(.activate))
    await stage.microphone.opened()
    stage.hear("####")
    await see(model) { $0.snapshot.phase == .recording(.hand) && $0.snapshot.level > 0 }
    // The settings and the current recording arrive separately.
    await see(model) { $0.hasLoaded && $0.known.underWay != nil }
    let level = model.state.snapshot.level
    let isTold = Locked(false)
    withObservationTracking {
      _ = model.still
    } onChange: {
      isTold.withLock { $0 = true }
    }
    stage.hear("________")
    await see(model) { $0.snapshot.level != level }
    #expect(!isTold.withLock { $0 })
    #expect(model.still == model.state.still)
    await model.end()
  }

  @available(iOS 17, macOS 14, *)
  @Test("The last action's requests are performed before the others are dropped")
  func last() async throws {
    let ending = Watched((hasBegun: false, mayEnd: false, isDone: false))
    let stage = stage(
      CallSurroundings(end: {
        ending.change { $0.hasBegun = true }
        await ending.wait { $0.mayEnd }
        ending.change { $0.isDone = !Task.isCancelled }
      }))
    let model = CallModel(Call(agentName: "Ada"), runner: stage.runner)
    model.act(.begin)
    await stage.microphone.opened()
    let leaving = Task { await model.end(with: .end) }
    await ending.wait { $0.hasBegun }
    await SerialScheduler.shared.settle()
    ending.change { $0.mayEnd = true }
    await leaving.value
    #expect(ending.now.isDone)
    #expect(await stage.runner.state.isOver)
    await stage.microphone.closed()
  }

  @available(iOS 17, macOS 14, *)
  @Test("A setting changed immediately before the end is saved")
  func lastChange() async throws {
    let kept = KeptSettings()
    let stage = stage(CallSurroundings(archive: kept))
    let model = CallModel(Call(agentName: "Ada"), runner: stage.runner)
    model.act(.show(.quick))
    await see(model) { $0.hasLoaded }
    model.act(.change(.sensitivity(0.3)))
    await model.end(with: .end)
    #expect(await stage.runner.state.settings.sensitivity == 0.3)
    #expect(kept.newest?.sensitivity == 0.3)
  }

  private final class KeptSettings: CallSettingsArchive {
    private let state = Locked<CallSettings?>(nil)
    var newest: CallSettings? { state.withLock { $0 } }

    func settings() async throws -> CallSettings? { newest }
    func keep(_ settings: CallSettings) async throws { state.withLock { $0 = settings } }
  }

  @available(iOS 17, macOS 14, *)
  private func see(_ model: CallModel, _ isIt: (Call) -> Bool) async {
    await observe { isIt(model.state) }
  }
}
