import Foundation
import Hark
import HarkServices
import Testing

@Suite("Call settings file")
struct CallSettingsFileTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("hark-call-settings-\(UUID().uuidString)")

  private var url: URL { folder.appendingPathComponent("new/call.json") }

  @Test("Settings are saved only for their owner; a missing file has none")
  func keeping() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = CallSettingsFile(url)
    #expect(try await file.settings() == nil)
    var settings = CallSettings()
    settings.mode = .autoWithHold
    settings.sensitivity = 0.7
    settings.effects = [.automaticGain, .noiseSuppression]
    settings.inputDevice = "usb"
    settings.retention = .week
    try await file.keep(settings)
    #expect(try await CallSettingsFile(url).settings() == settings)
    let rights = try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions]
    #expect(rights as? Int == 0o600)
    try await file.keep(CallSettings())
    #expect(try await file.settings() == CallSettings())
    let names = try FileManager.default.contentsOfDirectory(
      atPath: url.deletingLastPathComponent().path)
    #expect(names == ["call.json"])
  }

  @Test(
    "A damaged file is reported and kept; an invalid value becomes the default",
    arguments: ["", "[1]", "{\"mode\":", "null"])
  func damaged(_ text: String) async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = CallSettingsFile(url)
    try await file.keep(CallSettings())
    try Data(text.utf8).write(to: url)
    await #expect(throws: CallSettingsFailure.damaged) { try await file.settings() }
    #expect(try Data(contentsOf: url) == Data(text.utf8))
    try Data(#"{"mode": 7, "sensitivity": 9, "effects": ["x", "automaticGain"], "later": 1}"#.utf8)
      .write(to: url)
    let settings = try #require(try await file.settings())
    #expect(settings.mode == .auto && settings.sensitivity == 1)
    #expect(settings.effects == [.automaticGain])
  }

  @Test("An unwritable file is reported, and nothing is lost")
  func unwritable() async throws {
    let file = CallSettingsFile(URL(fileURLWithPath: "/proc/hark/call.json"))
    await #expect(throws: CallSettingsFailure.unwritable) { try await file.keep(CallSettings()) }
  }
}
