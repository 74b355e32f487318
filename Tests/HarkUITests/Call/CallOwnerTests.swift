import Hark
import HarkScreens
import HarkTesting
import TestLimits
import Testing

@testable import HarkUI

@Suite("Owner of a call", .hangLimit(minutes: 5))
@MainActor
struct CallOwnerTests {
  private let microphone = ScriptedMicrophone()

  @available(iOS 17, macOS 14, *)
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

  @available(iOS 17, macOS 14, *)
  @Test("A screen that reappears keeps its call")
  func covered() async {
    let owner = CallOwner()
    await owner.begin { call() }
    let first = owner.model
    await owner.begin { call() }
    #expect(first != nil && owner.model === first)
  }

  @available(iOS 17, macOS 14, *)
  @Test("Deallocating the owner ends the call and closes the microphone")
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

  @available(iOS 17, macOS 14, *)
  @Test("Another call can begin after the first, which is ended")
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

  @available(iOS 17, macOS 14, *)
  @Test("A call created for a removed screen is ended")
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
