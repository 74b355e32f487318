import Hark
import Synchronization
import Testing

@testable import HarkCommand

@Suite("The settings of one call")
struct ChosenSettingsTests {
  private final class Archive: CallSettingsArchive {
    let kept: Mutex<CallSettings?>
    let isDamaged: Bool

    init(_ settings: CallSettings?, isDamaged: Bool = false) {
      kept = Mutex(settings)
      self.isDamaged = isDamaged
    }

    func settings() async throws -> CallSettings? {
      if isDamaged { throw CallSettingsFailure.damaged }
      return kept.withLock { $0 }
    }

    func keep(_ settings: CallSettings) async throws { kept.withLock { $0 = settings } }
  }

  @Test("Options apply to the call only, and changes during the call are saved")
  func changes() async throws {
    var own = CallSettings()
    own.sensitivity = 0.3
    let archive = Archive(own)
    let settings = await ChosenSettings(
      archive, [CallSettingChange(\.mode, .pushToTalk), CallSettingChange(\.speaksReplies, false)])
    var now = settings.chosen
    #expect(now.mode == .pushToTalk && !now.speaksReplies && now.sensitivity == 0.3)
    now.mode = .autoWithHold
    now.effects = []
    try await settings.keep(now)
    let kept = try #require(archive.kept.withLock { $0 })
    #expect(kept.mode == .autoWithHold && kept.effects == [] && kept.sensitivity == 0.3)
    #expect(kept.speaksReplies)
  }

  @Test("Unreadable settings are reported, and the defaults apply")
  func damaged() async {
    let settings = await ChosenSettings(Archive(nil, isDamaged: true), [])
    #expect(settings.failure == .damaged && settings.chosen == CallSettings())
    #expect(await ChosenSettings(Archive(nil), []).failure == nil)
  }
}
