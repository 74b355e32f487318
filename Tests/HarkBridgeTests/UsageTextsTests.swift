import Foundation
import Hark
@testable import HarkBridge
import HarkPresentation
import LedgerCoverage
import Testing

@Suite("Usage descriptions of the plugin's example")
struct UsageTextsTests {
  private static let plugin = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Flutter/hark_speech")
  private static let wording = Wording(for: .dictation, language: .norwegianBokmal)
  private static let usage = [
    "NSMicrophoneUsageDescription": wording[.privacyMicrophone],
    "NSSpeechRecognitionUsageDescription": wording[.privacySpeech],
  ]

  @Test(
    "The example app and the README contain the engine's strings",
    .covers("S4-02"), arguments: usage)
  func areTheSame(_ key: String, _ text: String) throws {
    let file = Self.plugin.appendingPathComponent("example/ios/Runner/Info.plist")
    let list = try PropertyListSerialization.propertyList(
      from: Data(contentsOf: file), format: nil)
    #expect((list as? [String: Any])?[key] as? String == text)
    let readme = try String(
      contentsOf: Self.plugin.appendingPathComponent("README.md"), encoding: .utf8)
    #expect(readme.contains("<key>\(key)</key>\n<string>\(text)</string>"))
  }
}
