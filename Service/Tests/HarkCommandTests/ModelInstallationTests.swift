import Foundation
import SoundFixtures
import Testing

@testable import HarkCommand

@Suite("The installation of models")
struct ModelInstallationTests {
  private let folder: TemporaryFolder
  private let models: InstalledModels

  init() throws {
    folder = try TemporaryFolder()
    models = InstalledModels(places: UserPlaces(environment: ["XDG_DATA_HOME": folder.path]))
  }

  /// Creates an archive of a folder `toy-en` with `tokens.txt`, after `script` has run beside it.
  private func archive(_ script: String = ":", options: String = "toy-en") throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c",
      "mkdir toy-en && echo a > toy-en/tokens.txt && (\(script)) && tar -cPf toy.tar \(options)",
    ]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return folder.file("toy.tar")
  }

  private var left: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: models.folder)) ?? []).sorted()
  }

  @Test("A model is tried under its name, and then moved into place")
  func installs() async throws {
    let installation = ModelInstallation(models: models) { tried in
      #expect(tried.hasSuffix("/toy-en"))
      #expect(FileManager.default.fileExists(atPath: tried + "/tokens.txt"))
    }
    let name = try await installation.install(archive: archive(), named: nil)
    #expect(name == "toy-en" && models.names == ["toy-en"] && left == ["toy-en"])
    #expect(models.chosen == nil)
  }

  @Test("A model that fails its trial leaves nothing behind, and the choice as it was")
  func fails() async throws {
    try models.choose("old")
    let installation = ModelInstallation(models: models) { _ in
      throw CommandFailure.unavailable("No.")
    }
    let path = try archive()
    await #expect(throws: CommandFailure.unavailable("No.")) {
      try await installation.install(archive: path, named: nil)
    }
    #expect(left == [".chosen"] && models.chosen == "old")
  }

  @Test(
    "An archive with a link or a path outside its folder is refused before its trial",
    arguments: [
      ("ln -s /etc toy-en/link", "toy-en"),
      ("ln toy-en/tokens.txt toy-en/same", "toy-en"),
      ("mkfifo toy-en/pipe", "toy-en"),
      ("echo b > out", "--transform s,^out,toy-en/../../out, toy-en out"),
      ("echo b > out", "--transform s,^out,/out, toy-en out"),
    ])
  func climbs(script: String, options: String) async throws {
    let path = try archive(script, options: options)
    let installation = ModelInstallation(models: models) { _ in Issue.record("It was tried.") }
    let failure = await #expect(throws: CommandFailure.self) {
      try await installation.install(archive: path, named: nil)
    }
    #expect(failure?.sentence.contains("a path outside its folder") == true)
    #expect(left == [])
  }

  @Test("A truncated archive is refused")
  func truncated() async throws {
    let path = try archive("head -c 90000 /dev/zero > toy-en/model.onnx")
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    _ = try folder.write(Array(bytes.prefix(50_000)), to: "toy.tar")
    let installation = ModelInstallation(models: models) { _ in Issue.record("It was tried.") }
    let failure = await #expect(throws: CommandFailure.self) {
      try await installation.install(archive: path, named: nil)
    }
    #expect(failure?.sentence.contains("not a complete tar archive") == true && left == [])
  }

  @Test("Removing the model in use selects PocketSphinx")
  func removes() async throws {
    let installation = ModelInstallation(models: models) { _ in }
    let name = try await installation.install(archive: archive(), named: "mine")
    try models.choose(name)
    #expect(models.chosenFolder == models.folder + "/mine")
    try models.remove(name)
    #expect(models.chosen == nil && left == [])
    #expect(throws: CommandFailure.self) { try models.remove(name) }
  }

  @Test("The list marks the recognizer in use")
  func lists() async throws {
    let process = try await HarkProcess.run(
      ["model", "list"], environment: ["XDG_DATA_HOME": folder.path])
    #expect(process.status == 0 && process.output == "* pocketsphinx\n")
  }
}
