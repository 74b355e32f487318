import Hark
import HarkScreens
import Testing

@testable import HarkCommand

@Suite("The settings of a call in the terminal")
struct CallSettingsListTests {
  private func call(_ change: (inout CallSettings) -> Void = { _ in }) -> Call {
    var settings = CallSettings()
    change(&settings)
    var call = Call(settings, agentName: "Coach")
    let begun = call.handle(.did(.begin))
    let inputs = ["one", "two"].map { AudioInput(id: $0, name: "Microphone \($0)") }
    if case .request(let id, .load)? = begun.first {
      _ = call.handle(.answered(id, .choices(inputs, Set(AudioEffect.allCases))))
    }
    return call
  }

  @Test("Each setting that applies has a line")
  func rows() {
    #expect(
      CallSettingsList.rows(of: call()) == [
        .mode, .sensitivity, .trailingSilence, .listensToWords, .effect(.echoCancellation),
        .effect(.noiseSuppression), .effect(.automaticGain), .input, .speaksReplies,
        .recordsCalls,
      ])
    let manual = CallSettingsList.rows(of: call { $0.mode = .pushToTalk })
    #expect(!manual.contains(.sensitivity) && !manual.contains(.trailingSilence))
    #expect(
      CallSettingsList().lines(of: call())[0].hasPrefix("> Detection Mode  "))
    #expect(CallSettingsList().lines(of: call())[0].hasSuffix("‹ Auto-Detect ›"))
  }

  @Test("Keys move through the list and change the selected setting")
  func changes() {
    var list = CallSettingsList()
    #expect(list.change(true, in: call()) == .mode(.autoWithHold))
    #expect(list.change(false, in: call()) == .mode(.pushToTalk))
    list.move(1, in: call())
    #expect(list.change(true, in: call()) == .sensitivity(0.6))
    list.move(-5, in: call())
    #expect(list.change(true, in: call()) == .mode(.autoWithHold))
    list.move(7, in: call())
    #expect(list.change(true, in: call()) == .inputDevice("one"))
    #expect(list.change(false, in: call { $0.inputDevice = "one" }) == .inputDevice(nil))
    list.move(1, in: call())
    #expect(list.change(true, in: call()) == .speaksReplies(false))
    list.move(99, in: call())
    #expect(list.change(true, in: call()) == .recordsCalls(true))
    let recorded = call { $0.recordsCalls = true }
    list.move(1, in: recorded)
    #expect(list.change(false, in: recorded) == .retention(.fortnight))
  }
}
