import Foundation
import SoundFixtures
import Testing

@testable import HarkCommand

@Suite("hark doctor --security")
struct SecurityCheckTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func places(_ secret: String? = nil) -> UserPlaces {
    var environment = ["HOME": folder.path]
    environment["HARK_SECRET"] = secret
    return UserPlaces(environment: environment)
  }

  private func finding(_ name: String, _ secret: String? = nil) throws -> DoctorFinding {
    try #require(SecurityCheck(places: places(secret)).run().first { $0.name == name })
  }

  @Test("A file that other accounts can reach is named, with the command that protects it")
  func files() throws {
    #expect(try finding("files").detail == "nothing has been stored yet")
    let path = places().soundKey
    try FileManager.default.createDirectory(
      atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path,
      withIntermediateDirectories: true)
    _ = FileManager.default.createFile(
      atPath: path, contents: Data("key".utf8), attributes: [.posixPermissions: 0o600])
    #expect(
      try finding("files").detail == "only this account can reach the 1 file with private data")
    chmod(path, 0o640)
    let open = try finding("files")
    #expect(!open.isOK && open.detail.contains(path))
    #expect(open.fix == "chmod go-rwx '\(path)'")
  }

  @Test("Files of other places are checked where they are, and links to them")
  func otherFiles() throws {
    let (file, link) = (folder.path + "/captures", folder.path + "/link")
    func finding() -> DoctorFinding { SecurityCheck(places: places(), others: [link]).run()[0] }
    #expect(finding().detail == "There is no file \(link).")
    _ = FileManager.default.createFile(
      atPath: file, contents: nil, attributes: [.posixPermissions: 0o600])
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: file)
    #expect(finding().isOK)
    chmod(file, 0o644)
    #expect(!finding().isOK)
  }

  @Test("The secret must be long, and in a file that only this account can read")
  func secret() throws {
    #expect(try finding("secret").isOK)
    #expect(try !finding("secret", "short").isOK)
    #expect(try finding("secret", String(repeating: "s", count: 32)).detail == "from HARK_SECRET")
    let file = places().secret
    _ = try file.readOrMake()
    #expect(try finding("secret").detail == "in \(file.path)")
    chmod(file.path, 0o644)
    #expect(try !finding("secret").isOK)
  }

  @Test("The report names what the kernel cannot enforce")
  func isolation() {
    #expect(SecurityCheck.isolation(7).isOK)
    let old = SecurityCheck.isolation(1)
    #expect(!old.isOK && old.detail.contains("Landlock") && old.detail.contains("seccomp"))
    #expect(!SecurityCheck.isolation(3).detail.contains("Landlock"))
    // The server logs the same sentence when it starts.
    #expect(Isolation.problem(7) == nil)
    #expect(Isolation.problem(1) == old.detail)
  }

  @Test("The command writes only these findings, without the secret")
  func command() async throws {
    let process = try await HarkProcess.run(
      ["doctor", "--security"],
      environment: ["HOME": folder.path, "HARK_SECRET": "a secret of thirty-two bytes or more"])
    let names = process.lines.filter { !$0.hasPrefix(" ") }.map { $0.split(separator: " ")[1] }
    #expect(names == ["files", "secret", "isolation"])
    #expect(!process.output.contains("thirty-two"))
  }
}
