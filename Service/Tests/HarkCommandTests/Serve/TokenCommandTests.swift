import Foundation
import HarkServices
import SoundFixtures
import Testing

@testable import HarkCommand

@Suite("hark token")
struct TokenCommandTests {
  @Test("The token has the requested lifetime, and the secret is created on first use")
  func writes() async throws {
    let home = try TemporaryFolder()
    let process = try await HarkProcess.run(
      ["token", "--user", "bob", "--expires", "2h"],
      environment: ServingProcess.environment(home))
    #expect(process.status == 0 && process.error.isEmpty && process.lines.count == 1)
    let token = try #require(BearerToken(process.lines[0]))
    #expect(abs(try #require(token.expiry) - Date().timeIntervalSince1970 - 7_200) < 600)
    let facts = try FileManager.default.attributesOfItem(
      atPath: home.file(".local/state/hark/token-secret"))
    #expect((facts[.posixPermissions] as? NSNumber)?.intValue == 0o600)
  }

  @Test("An invalid user name and an invalid lifetime are rejected")
  func refuses() async throws {
    let environment = ServingProcess.environment(try TemporaryFolder())
    let name = try await HarkProcess.run(["token", "--user", ""], environment: environment)
    #expect(name.status == 64 && name.error.contains("--user") && name.output.isEmpty)
    let time = try await HarkProcess.run(["token", "--expires", "x"], environment: environment)
    #expect(time.status == 64 && time.output.isEmpty)
  }

  @Test("Lifetimes are from one second to thirty days")
  func lifetimes() {
    let times = ["90s": 90.0, "30m": 1_800, "12h": 43_200, "30d": 2_592_000]
    for (text, seconds) in times { #expect(Lifetime(argument: text)?.seconds == seconds) }
    for text in ["", "h", "0h", "-1h", "31d", "1.5h", "12", "1w", "99999999999999999999d"] {
      #expect(Lifetime(argument: text) == nil)
    }
  }
}
