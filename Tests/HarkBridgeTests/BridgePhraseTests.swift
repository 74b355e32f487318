import Hark
@testable import HarkBridge
import HarkPresentation
import HarkTesting
import LedgerCoverage
import TestLimits
import Testing

@Suite("Strings for the other side of a bridge", .hangLimit(minutes: 5))
struct BridgePhraseTests {
  private let bokmal = Wording(for: .dictation, language: .norwegianBokmal)

  @Test(
    "Each phrase has the same text as in every UI", .covers("S4-40", "S4-42", "S4-43"))
  func texts() {
    let texts = bokmal.bridged(refused: .speech)
    let names = BridgePhrase.allCases.map(\.rawValue) + BridgeErrorCode.allCases.map(\.rawValue)
    #expect(Set(texts.keys) == Set(names))
    #expect(texts.values.allSatisfy { !$0.isEmpty })
    #expect(texts["rationaleTitle"] == bokmal[.rationaleTitle])
    #expect(texts["splitHint"] == bokmal[.splitHint])
    #expect(texts["openSettings"] == bokmal[.action(.openSettings)])
    #expect(texts["noSpeechDetected"] == bokmal[.message(.noSpeechDetected)])
    #expect(texts["recognizeAgain"] == bokmal[.action(.recognizeAgain)])
    #expect(texts["noSoundKept"] == bokmal[.noSoundKept])
    #expect(texts["fieldNotApproved"] == bokmal[scope: .fieldDenied])
    let english = Wording(for: .dictation, language: .americanEnglish)
    #expect(english.bridged(refused: .speech)["stop"] == "Stop dictation")
  }

  @Test(
    "The message for a denial names the missing permission and its path", .covers("S4-44"),
    arguments: Permission.allCases, [SettingsLayout.privacy, .privacyAndSecurity])
  func refusals(_ permission: Permission, _ layout: SettingsLayout) {
    let texts = bokmal.bridged(refused: permission, layout: layout)
    let failure: VoiceFailure =
      permission == .speech ? .speechPermissionDenied : .microphonePermissionDenied
    #expect(texts["permissionDenied"] == bokmal[.message(failure)])
    #expect(texts["settingsPath"] == bokmal[.settingsPath(permission, layout)])
  }

  @Test("The bridge knows which permission is missing")
  func missing() async {
    for permission in Permission.allCases {
      let other: Permission = permission == .speech ? .microphone : .speech
      let permissions = ScriptedPermissions([permission: .denied, other: .authorized])
      let session = VoiceSession(
        experience: .dictation,
        ports: SessionPorts(
          microphone: ScriptedMicrophone(), recognizer: ScriptedRecognizer(),
          permissions: permissions))
      let bridge = SpeechBridge(session, permissions: permissions)
      #expect(
        await bridge.perform(.wording) == .wording(bokmal.bridged(refused: permission)))
    }
  }
}
