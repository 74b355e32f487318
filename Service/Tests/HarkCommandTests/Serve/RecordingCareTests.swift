import Foundation
import Hark
import HarkServices
import HarkSoundFile
import HarkTesting
import SoundFixtures
import Testing

@testable import HarkCommand

@Suite("Recordings of the page's users")
struct RecordingCareTests {
  private let folder: TemporaryFolder
  private let places: UserPlaces

  init() throws {
    folder = try TemporaryFolder()
    places = UserPlaces(environment: [
      "USER": "ada", "XDG_DATA_HOME": folder.file("data"), "XDG_CONFIG_HOME": folder.file("config"),
    ])
  }

  private func record(_ user: String, daysAgo days: Double) async throws {
    let place = RecordingFolder(places.recordings(of: user)) {
      Date(timeIntervalSinceNow: -days * 86_400)
    }
    let writer = try await place.begin()
    let sound = [Float](repeating: 0.1, count: 16_000)
    try await writer.write(CallFrames(person: sound, agent: sound))
    try await writer.finish()
  }

  private func count(_ user: String) async throws -> Int {
    try await RecordingFolder(places.recordings(of: user)).recordings().count
  }

  private func keep(_ retention: CallSettings.Retention, for user: String) async throws {
    var settings = CallSettings()
    settings.retention = retention
    try await CallSettingsFile(URL(fileURLWithPath: places.callSettings(of: user))).keep(settings)
  }

  @Test("Expired recordings are deleted at startup and every hour, by the settings of that moment")
  func hourly() async throws {
    let clock = ManualTimekeeper()
    for days in [6.0, 8, 15] { try await record("ada", daysAgo: days) }
    try await keep(.fortnight, for: "ada")
    let running = Task { [places] in
      await RecordingCare(places: places, timekeeper: clock).run()
    }
    await clock.sleeper(until: 3_600)
    #expect(try await count("ada") == 2)
    try await keep(.week, for: "ada")
    await clock.advance(by: RecordingCare.pace)
    await clock.sleeper(until: 7_200)
    #expect(try await count("ada") == 1)
    running.cancel()
    await running.value
  }

  @Test("Without readable settings, the longest retention applies")
  func unknown() async throws {
    for days in [20.0, 31] { try await record("ada", daysAgo: days) }
    try await keep(.week, for: "ada")
    try Data("no settings".utf8).write(
      to: URL(fileURLWithPath: places.callSettings(of: "ada")))
    await RecordingCare(places: places).expire()
    #expect(try await count("ada") == 1)
  }

  @Test("Each user's retention applies to that user's recordings")
  func each() async throws {
    let long = String(repeating: "ø/..", count: 25)
    for user in ["ada", "grace", long] {
      for days in [6.0, 8, 31] { try await record(user, daysAgo: days) }
    }
    for user in ["grace", long] { try await keep(.week, for: user) }
    await RecordingCare(places: places).expire()
    #expect(try await count("ada") == 2)
    #expect(try await count("grace") == 1)
    #expect(try await count(long) == 1)
  }

  @Test("Every user name has its own valid paths")
  func apart() {
    let names = [
      "ada", "Ada", "..", "a/b", "a%2Fb", "", "\u{0}", String(repeating: "x", count: 128),
    ]
    let paths = names.map { places.callSettings(of: $0) }
    #expect(Set(paths).count == names.count)
    for path in paths + names.map(places.recordings(of:)) {
      #expect(path.hasPrefix(folder.path) && !path.contains("..") && !path.contains("%"))
      #expect(path.split(separator: "/").allSatisfy { $0.utf8.count <= 255 })
    }
  }
}
