import Foundation
import SoundFixtures
import Testing

@testable import HarkServer

@Suite("Secret file")
struct TokenSecretFileTests {
  @Test("A secret of 256 random bits is created once, readable only by its owner")
  func makes() throws {
    let folder = try TemporaryFolder()
    let file = TokenSecretFile(path: folder.file("deep/er/secret"))
    #expect(throws: TokenSecretFile.Failure.isOutOfReach(file.path)) { try file.read() }
    let secret = try file.readOrMake()
    #expect(secret.text.utf8.count == 64)
    #expect(try file.readOrMake().text == secret.text)
    #expect(TokenSecret.random().text != secret.text)
    for (path, rights) in [(file.path, 0o600), (folder.file("deep/er"), 0o700)] {
      let facts = try FileManager.default.attributesOfItem(atPath: path)
      #expect((facts[.posixPermissions] as? NSNumber)?.intValue == rights)
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.file("deep/er")) == ["secret"])
  }

  @Test("Concurrent creators read the same secret")
  func race() async throws {
    let file = TokenSecretFile(path: try TemporaryFolder().file("secret"))
    let secrets = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<8 { group.addTask { try file.readOrMake().text } }
      return try await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(secrets.count == 1)
  }

  @Test("A secret that is public, too short or inaccessible is refused in one sentence")
  func refuses() throws {
    let folder = try TemporaryFolder()
    let long = String(repeating: "s", count: 32)
    let cases: [(String, Int, TokenSecretFile.Failure)] = [
      (long, 0o640, .isOpenToOthers(folder.file("secret"))),
      (String(long.dropLast()) + "\n", 0o600, .isTooShort(folder.file("secret"))),
    ]
    for (text, rights, failure) in cases {
      let file = TokenSecretFile(path: folder.file("secret"))
      try Data(text.utf8).write(to: URL(fileURLWithPath: file.path))
      try FileManager.default.setAttributes(
        [.posixPermissions: rights], ofItemAtPath: file.path)
      #expect(throws: failure) { try file.readOrMake() }
      #expect(failure.sentence.hasSuffix(".") || failure.sentence.hasSuffix(file.path))
    }
    let nowhere = TokenSecretFile(path: folder.file("secret") + "/below")
    #expect(throws: TokenSecretFile.Failure.isOutOfReach(nowhere.path)) {
      try nowhere.readOrMake()
    }
  }

  @Test("Descriptions omit the secret")
  func hidden() {
    let secret = TokenSecret.random()
    var dumped = ""
    dump(secret, to: &dumped)
    #expect(!"\(secret) \(dumped)".contains(secret.text))
  }
}
