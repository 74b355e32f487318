import Foundation
import Hark
import HarkServices
import HarkSoundFile
import SoundFixtures
import Testing

@testable import HarkCommand

@Suite("hark recordings")
struct RecordingsCommandTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private var environment: [String: String] {
    [
      "USER": "ada", "XDG_DATA_HOME": home.file("data"), "XDG_CONFIG_HOME": home.file("config"),
      "TZ": "UTC",
    ]
  }

  private var path: String { home.file("data/hark/recordings") }

  private func hark(
    _ arguments: String..., server: PulseServer? = nil
  ) async throws -> HarkProcess {
    try await HarkProcess.run(
      ["recordings"] + arguments,
      environment: environment.merging(server?.environment ?? [:]) { $1 })
  }

  /// Creates recordings that began `ages` days ago and returns their names.
  private func leave(_ ages: Double..., seconds: Double = 2) async throws -> [String] {
    var names: [String] = []
    for age in ages {
      let folder = RecordingFolder(path) { Date(timeIntervalSinceNow: -age * 86_400) }
      let writer = try await folder.begin()
      let tone = Tone(seconds: seconds).samples
      try await writer.write(CallFrames(person: tone, agent: tone.map { -$0 / 2 }))
      try await writer.finish()
      names.append(writer.id)
    }
    return names
  }

  @Test("Without recordings, a message says so, and no folder is created")
  func none() async throws {
    let process = try await hark()
    #expect(process.status == 0 && process.output.isEmpty)
    #expect(process.error == "hark: There are no recordings.\n")
    #expect(!FileManager.default.fileExists(atPath: path))
    #expect(try await hark("--json").error.isEmpty)
  }

  @Test("Recordings are listed newest first, and expired ones are deleted")
  func lists() async throws {
    let names = try await leave(31, 2, 1)
    let process = try await hark()
    #expect(process.lines.map { $0.prefix(26) } == [names[2].prefix(26), names[1].prefix(26)])
    #expect(process.lines.allSatisfy { $0.hasSuffix("  0:02") })
    #expect(try FileManager.default.contentsOfDirectory(atPath: path).count == 2)
    let json = try await hark("--json")
    #expect(json.lines.count == 2 && json.lines[0].contains("\"seconds\":2,"))
  }

  @Test("The longest retention in the settings applies: that of calls here, or of this user's page")
  func retention() async throws {
    let names = try await leave(15, 8, 6)
    try FileManager.default.createDirectory(
      atPath: home.file("config/hark"), withIntermediateDirectories: true)
    _ = try home.write(Array(#"{"retention": 7}"#.utf8), to: "config/hark/call.json")
    let page = UserPlaces(environment: environment).callSettings(of: "ada")
    var settings = CallSettings()
    settings.retention = .fortnight
    try await CallSettingsFile(URL(fileURLWithPath: page)).keep(settings)
    #expect(try await hark().lines.map { String($0.prefix(26)) } == [names[2], names[1]])
    try FileManager.default.removeItem(atPath: page)
    #expect(try await hark().lines.map { String($0.prefix(26)) } == [names[2]])
  }

  @Test("A unique prefix of a name selects a file")
  func names() async throws {
    let names = try await leave(2, 1)
    let process = try await hark(String(names[0].prefix(13)))
    #expect(process.output == "\(path)/\(names[0]).opus\n")
    let both = try await hark("2")
    #expect(both.status == 64 && both.error.contains("choose one of: \(names[1]), \(names[0])."))
    let unknown = try await hark("../x")
    #expect(unknown.status == 64 && unknown.error.contains("../x is not a recording"))
  }

  @Test("--delete requires names or --all")
  func deletes() async throws {
    let names = try await leave(3, 2, 1)
    #expect(try await hark("--delete").status == 64)
    #expect(try await hark("--delete", names[1]).status == 0)
    #expect(try await hark().lines.count == 2)
    let writer = try await RecordingFolder(path).begin()
    try await writer.write(
      CallFrames(person: Tone(seconds: 2).samples, agent: Tone(seconds: 2).samples))
    let refused = try await hark("--delete", writer.id)
    #expect(refused.status == 69 && refused.error.contains("still in progress"))
    #expect(try await hark("--delete", "--all").status == 0)
    let left = try await hark()
    #expect(left.lines.count == 1 && left.output.contains("being recorded"))
    try await writer.finish()
  }

  @Test("A file in place of the folder is reported in one sentence")
  func fileInTheWay() async throws {
    try FileManager.default.createDirectory(
      atPath: home.file("data/hark"), withIntermediateDirectories: true)
    _ = try home.write([1], to: "data/hark/recordings")
    let process = try await hark()
    #expect(process.status == 69)
    #expect(process.error == "hark: \(path) cannot be reached; check that it is a folder.\n")
  }

  @Test("--play plays a recording to its end", .enabled(if: PulseServer.isInstalled))
  func plays() async throws {
    let names = try await leave(1, seconds: 4)
    let server = try await PulseServer()
    let played = home.file("played.wav")
    let process = try await HarkProcess.shell(
      """
      size() { stat -c %s "$1" 2> /dev/null || echo 0; }
      parecord --device=speaker.monitor --latency-msec=50 --file-format=wav "$1" & recorder=$!
      # The file has a header before the recorder receives audio.
      for wait in {1..600}; do [ "$(size "$1")" -gt 20000 ] && break; sleep 0.1; done
      "$HARK" recordings --play "$2"; status=$?
      # The end of the audio is written later; two more seconds of audio show that it is complete.
      all=$(($(size "$1") + 350000))
      for wait in {1..600}; do [ "$(size "$1")" -gt $all ] && break; sleep 0.1; done
      kill $recorder; wait $recorder
      exit $status
      """, played, names[0], environment: environment.merging(server.environment) { $1 })
    #expect(process.status == 0 && process.error.isEmpty)
    let sound = try #require(DecodedSound(played))
    let loud = sound.left.filter { abs($0) > 0.01 }.count
    #expect(Double(loud) / Double(sound.rate) > 2)
    let silent = try await HarkProcess.run(
      ["recordings", "--play", names[0]],
      environment: environment.merging(["PULSE_SERVER": "unix:/nowhere"]) { $1 })
    #expect(silent.status == 69 && !silent.error.isEmpty)
  }
}
