import Foundation
import HarkServices
import SoundFixtures
import Testing

@testable import HarkCommand
@testable import HarkServer

@Suite("hark token")
struct TokenCommandTests {
  @Test("The token has the requested lifetime, and the secret is created on first use")
  func writes() async throws {
    let home = try TemporaryFolder()
    let process = try await HarkProcess.run(
      ["token", "--user", "bob", "--expires", "2h"],
      environment: ServingProcess.environment(home))
    #expect(process.status == 0 && process.lines.count == 1)
    let token = try #require(BearerToken(process.lines[0]))
    let id = try #require(TokenAuthority.writtenID(in: process.lines[0]))
    #expect(process.error == "hark: Token ID: \(id)\n")
    #expect(abs(try #require(token.expiry) - Date().timeIntervalSince1970 - 7_200) < 600)
    let facts = try FileManager.default.attributesOfItem(
      atPath: home.file(".local/state/hark/token-secret"))
    #expect((facts[.posixPermissions] as? NSNumber)?.intValue == 0o600)
  }

  @Test("A token is revoked by its ID or by itself, for a server that is running")
  func revokes() async throws {
    let home = try TemporaryFolder()
    let server = try await ServingProcess(home: home)
    for isByID in [true, false] {
      let client = try await server.client()
      let other = try await server.client()
      let token = try #require(client.token)
      let id = try #require(TokenAuthority.writtenID(in: token))
      #expect(try await client.send("GET", "/api/somethings").status == 200)
      let process = try await HarkProcess.run(
        ["token", "revoke", isByID ? id : token], environment: ServingProcess.environment(home))
      #expect(process.status == 0 && process.output.isEmpty)
      #expect(
        process.error
          == (isByID
            ? "hark: Revoked ID \(id). Issued IDs are not recorded, so check it for typing errors.\n"
            : "hark: Revoked the token, its renewals, and the keys made with it.\n"))
      #expect(try await client.send("GET", "/api/somethings").status == 401)
      #expect(try await client.send("POST", "/api/token/refresh").status == 401)
      #expect(try await other.send("GET", "/api/somethings").status == 200)
    }
  }

  @Test("A text that cannot be an ID, and a missing one, are rejected")
  func refusesRevocation() async throws {
    let environment = ServingProcess.environment(try TemporaryFolder())
    let bad = [
      "", "a.b.c", "0123456789abcde", "0123456789abcdef0", "0123456789ABCDEF", "0123456789abcdeg",
    ]
    for arguments in [[]] + bad.map({ [$0] }) {
      let process = try await HarkProcess.run(
        ["token", "revoke"] + arguments, environment: environment)
      #expect(process.status == 64 && !process.error.isEmpty, "\(arguments)")
    }
  }

  @Test("The life of renewals is at most a year")
  func lives() {
    #expect(TokenLife(argument: "365d")?.lifetime.seconds == TokenAuthority.longestLife)
    #expect(TokenLife(argument: "366d") == nil)
    #expect(TokenLife.standard.defaultValueDescription == "30d")
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
