import Hark
import HarkScreens
import HarkTesting
import Testing

@testable import HarkUI

@Suite("Who owns a call", .timeLimit(.minutes(5)))
@MainActor
struct CallOwnerTests {
  private let microphone = ScriptedMicrophone()

  private func call() -> CallModel {
    let session = VoiceSession(
      experience: .call,
      ports: SessionPorts(
        microphone: microphone, recognizer: ScriptedRecognizer(),
        permissions: ScriptedPermissions([.speech: .authorized, .microphone: .authorized]),
        timekeeper: ManualTimekeeper()))
    let screen = Call(agentName: "Ada")
    let perform = Call.perform(CallSurroundings())
    return CallModel(screen, runner: ScreenRunner(screen, session: session, perform: perform))
  }

  @Test("A screen that comes back has the call that it had")
  func covered() async {
    let owner = CallOwner()
    await owner.begin { call() }
    let first = owner.model
    await owner.begin { call() }
    #expect(first != nil && owner.model === first)
  }

  @Test("When the owner is gone for good, the call ends and the microphone is closed")
  func gone() async {
    var owner: CallOwner? = CallOwner()
    await owner?.begin { call() }
    // Another reference to the call does not keep it running.
    let model = owner?.model
    model?.act(.begin)
    await microphone.opened()
    owner = nil
    await microphone.closed()
    #expect(model != nil)
  }

  @Test("Another call begins where one is over, and the old one is ended")
  func again() async {
    let owner = CallOwner()
    await owner.begin { call() }
    let first = owner.model
    first?.act(.begin)
    await microphone.opened()
    await owner.beginAgain { call() }
    await microphone.closed()
    #expect(owner.model != nil && owner.model !== first)
  }

  @Test("A call that is made for nobody any more is not kept")
  func left() async {
    let owner = CallOwner()
    let coming = Task { @MainActor in
      await owner.begin {
        withUnsafeCurrentTask { $0?.cancel() }
        return call()
      }
    }
    await coming.value
    #expect(owner.model == nil)
  }
}
