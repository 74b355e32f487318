import Foundation
import SoundFixtures
import Testing

/// PocketSphinx exits or crashes the process that loads an invalid model.
@Suite("hark with an invalid model", .serialized)
struct NonsenseModelTests {
  private static let debian = "/usr/share/pocketsphinx/model/en-us/"
  private static let clip =
    "/usr/share/pocketsphinx/test/data/librivox/sense_and_sensibility_01_austen_64kb-0880.wav"
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Creates a copy of Debian's model in which the file `name` contains `bytes`.
  private func spoil(_ name: String, _ bytes: [UInt8]) throws {
    let files = FileManager.default
    try files.createDirectory(atPath: folder.file("en-us"), withIntermediateDirectories: true)
    let names = try files.contentsOfDirectory(atPath: Self.debian + "en-us").map { "en-us/" + $0 }
    for part in names + ["en-us.lm.bin", "cmudict-en-us.dict"] where part != name {
      try files.createSymbolicLink(
        atPath: folder.file(part), withDestinationPath: Self.debian + part)
    }
    _ = try folder.write(bytes, to: name)
  }

  private func refuses(_ arguments: [String]) async throws {
    let process = try await HarkProcess.run(
      arguments, environment: ["HARK_MODEL": folder.path, "SWIFT_BACKTRACE": "enable=no"])
    #expect(process.status == 69)
    #expect(process.output.isEmpty)
    #expect(
      process.error
        == "hark: The files in \(folder.path) are not a PocketSphinx model; "
        + "fix it with: unset HARK_MODEL.\n")
  }

  @Test(
    "An invalid model file is reported in one sentence",
    arguments: ["en-us/mdef", "en-us/transition_matrices", "en-us.lm.bin", "cmudict-en-us.dict"])
  func nonsense(name: String) async throws {
    try spoil(name, Array("nonsense".utf8))
    try await refuses(["transcribe", Self.clip])
  }

  @Test("A truncated model file is reported in one sentence")
  func half() async throws {
    let whole = try Data(contentsOf: URL(fileURLWithPath: Self.debian + "en-us/mdef"))
    try spoil("en-us/mdef", Array(whole.prefix(whole.count / 2)))
    try await refuses(["transcribe", Self.clip])
  }

  @Test(
    "An invalid model is reported before the microphone opens",
    .enabled(if: PulseServer.isInstalled))
  func listen() async throws {
    try spoil("en-us/mdef", Array("nonsense".utf8))
    try await refuses(["listen"])
  }

  @Test("A complete model is used in any folder")
  func whole() async throws {
    try spoil("README", [])
    let process = try await HarkProcess.run(
      ["transcribe", Self.clip], environment: ["HARK_MODEL": folder.path])
    #expect(process.output == "He was not until exposed young man\n")
    #expect(process.status == 0)
  }
}
