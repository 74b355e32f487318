import Hark
import HarkPresentation
import HarkScreens
import LedgerCoverage
import Testing

@Suite("UI of a call")
struct CallLookTests {
  private func call(_ phase: Phase, input: InputCondition = .live) -> Call {
    var call = Call(agentName: "Ada")
    _ = call.handle(.shown(Snapshot(phase: phase, input: input)))
    return call
  }

  private func look(_ call: Call) -> CallLook { CallLook(call, theme: Theme(for: .call)) }

  /// Returns the identifier of the wait that the call requests in response to `event`.
  private func wait(
    _ call: inout Call, _ event: ScreenEvent<Call.Action, Call.Answer>
  ) -> ScreenID? {
    call.handle(event).lazy.compactMap {
      if case .wait(let id, _) = $0 { id } else { nil }
    }.first
  }

  @Test("The ring of a held button begins to turn when its hint appears", .covers("S3-34"))
  func turning() throws {
    var call = Call(agentName: "Ada")
    let id = try #require(wait(&call, .shown(Snapshot(phase: .recording(.held)))))
    #expect(look(call).look.button.rings.count == 2)
    #expect(look(call).look.button.rings.allSatisfy { $0.turnSeconds == nil })
    #expect(look(call).hint == nil)
    _ = call.handle(.elapsed(id))
    #expect(look(call).look.button.rings.contains { $0.turnSeconds != nil })
    #expect(look(call).hint == "Release when done")
  }

  @Test("A banner replaces the status, which is otherwise visible")
  func status() {
    var call = call(.failed(.microphoneLost))
    #expect(look(call).showsStatus)
    _ = call.handle(.happened(.failed(.microphoneLost)))
    #expect(!look(call).showsStatus)
    #expect(look(self.call(.listening)).showsStatus)
  }

  @Test("The hint for a silent microphone precedes all other hints")
  func hints() throws {
    var call = Call(agentName: "Ada")
    _ = call.handle(.answered(.init(call), .recordingFailed(.full)))
    #expect(look(call).hint?.contains("disk is full") == true)
    let id = try #require(wait(&call, .shown(Snapshot(phase: .speaking))))
    _ = call.handle(.elapsed(id))
    #expect(look(call).hint == "Tap to stop")
    _ = call.handle(.shown(Snapshot(phase: .speaking, input: .zeros)))
    #expect(look(call).hint == "No sound arrives. Is the microphone muted?")
  }

  @Test("The recording sign and the agent's ring are visible only while they apply")
  func signs() {
    var call = call(.speaking)
    #expect(look(call).avatarRing != nil && look(call).recordedDot == nil)
    _ = call.handle(.answered(.init(call), .recorded(true)))
    #expect(look(call).recordedDot?.pulse == Motion.composerDot)
    let still = CallLook(call, theme: Theme(for: .call), reducesMotion: true)
    #expect(still.recordedDot?.pulse?.isStill == true && still.avatarRing?.pulse == nil)
    #expect(look(self.call(.listening)).avatarRing == nil)
  }

  @Test("An unavailable chosen microphone is not shown as the active one")
  func inputs() {
    var call = Call(agentName: "Ada")
    let inside = AudioInput(id: "1", name: "Inside")
    _ = call.handle(.did(.change(.inputDevice("2"))))
    _ = call.handle(.answered(.init(call), .choices([inside], [])))
    #expect(call.heardInput == nil && call.settings.inputDevice == "2")
    let outside = AudioInput(id: "2", name: "Outside")
    _ = call.handle(.answered(.init(call), .choices([inside, outside], [])))
    #expect(call.heardInput == outside.id)
  }

  @Test(
    "Only a recorded call shows the retention, which can be changed",
    .covers("S3-95", "S3-96"), arguments: CallSettings.Retention.allCases)
  func footer(_ retention: CallSettings.Retention) {
    var call = Call(agentName: "Ada")
    _ = call.handle(.did(.change(.retention(retention))))
    #expect(call.recordingFooter == nil && !call.offersRetention)
    _ = call.handle(.did(.change(.recordsCalls(true))))
    #expect(
      call.recordingFooter
        == "Call recordings are stored locally for \(retention.rawValue) days.")
    #expect(call.offersRetention)
  }

  @Test("Settings that cannot be saved precede recordings that cannot be made")
  func notices() {
    var call = Call(agentName: "Ada")
    _ = call.handle(.answered(.init(call), .recordingFailed(.readOnly)))
    #expect(call.settingsNotice?.contains("recordings' folder") == true)
    _ = call.handle(.answered(.init(call), .failed(.unwritable)))
    #expect(call.settingsNotice?.contains("could not be saved") == true)
  }

  @Test("Each effect has one switch with its own name", .covers("S3-92"))
  func effects() {
    let wording = Wording(for: .call)
    #expect(
      AudioEffect.switches.map { wording[call: $0.phrase] }
        == ["Noise Suppression", "Echo Cancellation", "Auto Gain Control"])
    #expect(Set(AudioEffect.switches) == Set(AudioEffect.allCases))
  }

  @Test("Only available effects are offered, and a missing noise switch is explained")
  func offeredEffects() {
    var call = Call(agentName: "Ada")
    #expect(call.offeredEffects == [] && call.audioFooter == nil)
    _ = call.handle(
      .answered(.init(call), .choices([], [.automaticGain, .echoCancellation])))
    #expect(call.offeredEffects == [.echoCancellation, .automaticGain])
    #expect(call.audioFooter == call.wording[call: .noNoiseSwitch])
    _ = call.handle(.answered(.init(call), .choices([], Set(AudioEffect.allCases))))
    #expect(call.offeredEffects == AudioEffect.switches && call.audioFooter == nil)
  }
}

extension ScreenID {
  /// Creates the identifier of an arbitrary request of `call`.
  fileprivate init(_ call: Call) {
    var copy = call
    for effect in copy.handle(.did(.begin)) {
      if case .request(let id, _) = effect {
        self = id
        return
      }
    }
    fatalError("a call that begins asks for its settings")
  }
}
