import Foundation
import Hark
@testable import HarkPresentation
import LedgerCoverage
import Testing

@Suite("Usage descriptions of the example app")
struct SamplerTextsTests {
  private static func text(_ file: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let example = root.appendingPathComponent("Examples/HarkSampler")
    return try String(contentsOf: example.appendingPathComponent(file), encoding: .utf8)
  }

  private static let wordings: [(String, Wording)] = [
    ("HarkSampler", Wording(for: .composer)),
    ("HarkSamplerMac", Wording(for: .composer)),
    ("CaptureSampler", Wording(for: .capture)),
    ("MealSampler", Wording(for: .mealLog)),
    ("DictationSampler", Wording(for: .dictation, language: .norwegianBokmal)),
  ]

  @Test(
    "Each app has those of its experience in the build settings",
    .covers("S1-17", "S1-18", "S1-19", "S2-35", "S2-36"), arguments: wordings)
  func project(_ target: String, _ wording: Wording) throws {
    let project = try Self.text("project.yml")
    let start = try #require(project.range(of: "\n  \(target):\n"))
    let rest = project[start.upperBound...]
    let target = rest.range(of: "\n  # ").map { rest[..<$0.lowerBound] } ?? rest
    #expect(
      target.contains(
        "INFOPLIST_KEY_NSSpeechRecognitionUsageDescription: \"\(wording[.privacySpeech])\""))
    #expect(
      target.contains(
        "INFOPLIST_KEY_NSMicrophoneUsageDescription: \"\(wording[.privacyMicrophone])\""))
  }

  @Test("An agent on a nearby computer can be reached, as the settings suggest")
  func nearby() throws {
    let project = try Self.text("project.yml")
    #expect(project.contains("NSAllowsLocalNetworking: true"))
    #expect(project.contains("NSLocalNetworkUsageDescription: "))
    let settings = try Self.text("Sources/Settings/SamplerSettingsView.swift")
    #expect(settings.contains("http://my-mac.local"))
  }

  @Test("On a Norwegian phone, they are Norwegian", .covers("S4-02"))
  func norwegian() throws {
    let strings = try Self.text("Resources/nb.lproj/InfoPlist.strings")
    let wording = Wording(for: .dictation, language: .norwegianBokmal)
    #expect(
      strings.contains("NSSpeechRecognitionUsageDescription = \"\(wording[.privacySpeech])\";"))
    #expect(
      strings.contains("NSMicrophoneUsageDescription = \"\(wording[.privacyMicrophone])\";"))
  }

  @Test("A Mac's sandbox lets the app use the microphone and reach Apple's servers")
  func sandbox() throws {
    let project = try Self.text("project.yml")
    for right in ["app-sandbox", "device.audio-input", "network.client"] {
      #expect(project.contains("com.apple.security.\(right): true"))
    }
  }

  @Test("No background mode allows listening in the background")
  func background() throws {
    let project = try Self.text("project.yml")
    #expect(!project.contains("UIBackgroundModes"))
  }
}
