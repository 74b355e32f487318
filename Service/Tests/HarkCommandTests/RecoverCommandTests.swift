import Foundation
import Hark
import HarkStore
import LedgerCoverage
import HarkTesting
import SoundFixtures
import Testing

@testable import HarkCommand

@Suite("hark recover", .timeLimit(.minutes(5)))
struct RecoverCommandTests {
  private static let clip =
    "/usr/share/pocketsphinx/test/data/librivox/sense_and_sensibility_01_austen_64kb-0930.wav"

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private var environment: [String: String] {
    ["XDG_STATE_HOME": folder.file("state"), "USER": "ada"]
  }

  private var path: String { folder.file("state/hark/unfinished.sqlite") }

  private func recover(_ arguments: String...) async throws -> HarkProcess {
    try await HarkProcess.run(["recover"] + arguments, environment: environment)
  }

  /// The start of the first dictation, which is recent because old dictations are deleted.
  private let beginning = Date()

  private func leave(_ texts: String..., ids: [UUID] = []) async throws -> [UUID] {
    let repository = PartialTranscriptionRepository(path: path, user: "ada")
    var names: [UUID] = []
    for (number, text) in texts.enumerated() {
      let origin = DictationOrigin(
        id: ids.isEmpty ? UUID() : ids[number], experience: "dictation", field: "notes",
        locale: .americanEnglish,
        settings: DictationSettings(.dictation, recognizer: "pocketsphinx"),
        startedAt: beginning.addingTimeInterval(Double(number)))
      _ = try await repository.write(
        DictationChange(origin, keeping: 0, segments: [text], tail: ""))
      names.append(origin.id)
    }
    await repository.close()
    return names
  }

  @Test(
    "After a kill, the next start reports the dictation, which can be recovered",
    .covers("S4-41"), .enabled(if: PulseServer.isInstalled))
  func killed() async throws {
    let server = try await PulseServer(
      arguments: ["-L", "module-remap-source master=speaker.monitor source_name=mouth"])
    let process = try await HarkProcess.shell(
      """
      coproc { exec "$HARK" listen --json > "$2"; }
      pid=$!
      for wait in {1..600}; do grep -q started "$2" && break; sleep 0.1; done
      # On a busy machine, playback may break up so that no word is recognized.
      final='"final".*"text":"[^"]'
      for turn in 1 2 3 4; do
        paplay --device=speaker "$1"
        for wait in {1..200}; do grep -q "$final" "$2" && break 2; sleep 0.1; done
      done
      text=$(grep -m 1 "$final" "$2")
      text=${text##*'"text":"'}
      text=${text%%'"'*}
      # A slow disk may save the text after it is shown, and the end of the file even later.
      for wait in {1..600}; do
        grep -aqsF -- "$text" "$3" "$3-wal" && break
        sleep 0.1
      done
      sleep 0.5
      kill -9 $pid
      wait $pid
      echo "status $?"
      echo "$text"
      """, Self.clip, folder.file("events"), path,
      environment: environment.merging(server.environment) { $1 })
    await server.kill()
    #expect(process.lines.first == "status 137")
    let shown = try #require(process.lines.dropFirst().first)
    let next = try await HarkProcess.run(["log"], environment: environment)
    #expect(next.error.hasPrefix("hark: You have an unfinished dictation of "))
    #expect(next.error.hasSuffix(" See hark recover.\n") && next.status == 0)
    let list = try await recover("--json")
    #expect(list.lines.count == 1 && list.output.contains(#""experience":"dictation""#))
    #expect(list.output.contains(shown))
    let text = try await recover("--all")
    #expect(text.status == 0 && text.lines.count == 1 && text.output.contains(shown))
    let none = try await recover()
    #expect(none.output.isEmpty && none.error == "hark: Nothing to recover.\n")
    let quiet = try await HarkProcess.run(["log"], environment: environment)
    #expect(quiet.error.isEmpty)
  }

  @Test("Dictations are listed oldest first, and each is written once, by name")
  func names() async throws {
    let names = try await leave("one two three", "four").map { $0.uuidString.lowercased() }
    let list = try await recover()
    #expect(list.lines.count == 2)
    #expect(list.lines[0].hasPrefix(names[0].prefix(4)))
    #expect(list.lines[0].hasSuffix("dictation/notes  3 words"))
    #expect(list.lines[1].hasSuffix("dictation/notes  1 word"))
    #expect(!list.output.contains("one two three"))
    #expect(try await recover(names[0]).output == "one two three\n")
    let gone = try await recover(names[0])
    #expect(gone.status == 64 && gone.error.contains("choose one of: \(names[1].prefix(4))."))
    #expect(try await recover(String(names[1].prefix(6))).output == "four\n")
  }

  @Test(
    "A name that does not exist is a usage error that lists the names, or says that there are none",
    arguments: [[], ["--again"], ["--discard"], ["--json"]])
  func unknown(_ options: [String]) async throws {
    func recoverUnknown() async throws -> HarkProcess {
      try await HarkProcess.run(["recover", "nosuch"] + options, environment: environment)
    }
    func expectNone() async throws {
      let process = try await recoverUnknown()
      #expect(process.status == 64 && process.output.isEmpty)
      #expect(
        process.error
          == "hark: nosuch is not an unfinished dictation, and none is saved; list the dictations "
          + "with hark recover.\n")
    }
    try await expectNone()
    #expect(!FileManager.default.fileExists(atPath: path))
    let name = try #require(try await leave("one").first).uuidString.lowercased()
    let process = try await recoverUnknown()
    #expect(process.status == 64 && process.output.isEmpty)
    #expect(
      process.error
        == "hark: nosuch is not an unfinished dictation; choose one of: \(name.prefix(4)).\n")
    #expect(try await recover(name).output == "one\n")
    try await expectNone()
  }

  private var key: String { folder.file("state/hark/sound-key") }

  /// Saves the audio of a dictation.
  private func save(_ samples: [Float], of name: UUID) async throws {
    let repository = PartialTranscriptionRepository(path: path, user: "ada")
    let found = try #require(try await repository.claim(name))
    let sounds = SoundRepository(beside: repository, key: try SoundKey.file(at: key))
    for start in stride(from: 0, to: samples.count, by: 16_000) {
      let piece = Array(samples[start..<min(start + 16_000, samples.count)])
      try await sounds.write(SoundPiece(start: start, samples: piece), of: found.origin)
    }
    await repository.close()
  }

  @Test("--again writes the text that the saved audio contains")
  func again() async throws {
    let name = try #require(try await leave("nonsense").first)
    let samples = try WaveFile.samples(at: Self.clip)
    try await save(samples, of: name)
    let list = try await recover()
    #expect(list.lines[0].hasSuffix("1 word  audio \((samples.count + 15_999) / 16_000) s"))
    let text = try await recover("--again", "--all")
    let direct = try await HarkProcess.run(["transcribe", Self.clip], environment: environment)
    #expect(text.status == 0 && text.output == direct.output && !text.output.isEmpty)
    #expect(try await recover().lines.isEmpty)
  }

  @Test("--again keeps the saved words after the end of the audio, and says so")
  func cutAudio() async throws {
    let direct = try await HarkProcess.run(["transcribe", Self.clip], environment: environment)
    let words = try #require(direct.lines.first)
    let name = try #require(try await leave(words + " and then some").first)
    try await save(try WaveFile.samples(at: Self.clip), of: name)
    let text = try await recover("--again", "--all")
    #expect(text.status == 0 && text.output == words + " and then some\n")
    #expect(
      text.error
        == "hark: The saved text of \(name.uuidString.prefix(4).lowercased()) is longer than its "
        + "audio, so its last words follow the new text.\n")
  }

  @Test("--again without audio, without names or with a wrong key says so, and nothing is lost")
  func againRefused() async throws {
    let name = try #require(try await leave("one two").first).uuidString.lowercased()
    #expect(try await recover("--again").status == 64)
    #expect(try await recover("--again", "--discard", name).status == 64)
    let silent = try await recover("--again", name)
    #expect(silent.status == 69 && silent.output.isEmpty)
    #expect(
      silent.error
        == "hark: No audio of \(name.prefix(4)) is saved; recover its text without --again.\n")
    #expect(!FileManager.default.fileExists(atPath: key))
    _ = try SoundKey.file(at: key)
    chmod(key, 0o644)
    let open = try await recover("--again", name)
    #expect(open.status == 69 && open.error.contains("chmod 600"))
    try Data("short".utf8).write(to: URL(fileURLWithPath: key))
    chmod(key, 0o600)
    let wrong = try await recover("--again", name)
    #expect(wrong.status == 69 && wrong.error.contains("does not contain a key"))
    #expect(try await recover(name).output == "one two\n")
  }

  @Test("--again with another key, or without one, says so for each dictation, and goes on")
  func otherKey() async throws {
    let names = try await leave("one", "two", "three")
    let (first, second) = (names[0].uuidString.lowercased(), names[1].uuidString.lowercased())
    let samples = try WaveFile.samples(at: Self.clip)
    try await save(Array(samples.prefix(32_000)), of: names[0])
    try FileManager.default.moveItem(atPath: key, toPath: key + "-old")
    let missing = try await recover("--again", first, second)
    #expect(missing.status == 69 && missing.output.isEmpty)
    #expect(
      missing.error
        == "hark: The audio of \(first.prefix(4)) cannot be decrypted, because the key \(key) does "
        + "not exist; recover its text without --again.\nhark: No audio of \(second.prefix(4)) is "
        + "saved; recover its text without --again.\n")
    #expect(!FileManager.default.fileExists(atPath: key))
    // The third dictation is saved with a new key.
    try await save(samples, of: names[2])
    let other = try await recover("--again", "--all")
    let direct = try await HarkProcess.run(["transcribe", Self.clip], environment: environment)
    #expect(other.status == 69 && other.output == direct.output && !other.output.isEmpty)
    #expect(
      other.error.hasPrefix(
        "hark: The audio of \(first.prefix(4)) cannot be decrypted with the key in \(key); recover "
          + "its text without --again.\n"))
    #expect(!other.error.contains("damaged"))
    #expect(try await recover("--all").output == "one\ntwo\n")
  }

  @Test("Failures name a dictation as the list does, so that the name selects only it")
  func similarNames() async throws {
    let ids = try ["ABCDE000", "ABCDF000"].map {
      try #require(UUID(uuidString: "\($0)-0000-4000-8000-000000000000"))
    }
    _ = try await leave("one", "two", ids: ids)
    let process = try await recover("--again", "--all")
    #expect(process.status == 69 && process.output.isEmpty)
    #expect(
      process.error == """
        hark: No audio of abcde is saved; recover its text without --again.
        hark: No audio of abcdf is saved; recover its text without --again.

        """)
    #expect(try await recover("abcdf").output == "two\n")
  }

  @Test("--discard requires names or --all")
  func discarded() async throws {
    let names = try await leave("one", "two", "three").map { $0.uuidString.lowercased() }
    let bare = try await recover("--discard")
    #expect(bare.status == 64 && bare.error.contains("--all"))
    #expect(try await recover("--discard", names[1]).output.isEmpty)
    #expect(try await recover().lines.count == 2)
    #expect(try await recover("--discard", "--all").output.isEmpty)
    #expect(try await recover().lines.isEmpty)
  }

  @Test("If the text would be lost, nothing is written and nothing is deleted")
  func nowhere() async throws {
    _ = try await leave("one two")
    for place in [">&-", "> /dev/null", "> /dev/full"] {
      let process = try await HarkProcess.shell(
        #""$HARK" recover --all \#(place)"#, environment: environment)
      #expect(process.status != 0, "\(place)")
      #expect(process.error.split(separator: "\n").count == 1, "\(place)")
    }
    #expect(try await recover("--all").output == "one two\n")
    _ = try await leave("three")
    let dropped = try await HarkProcess.shell(
      #""$HARK" recover --all --discard > /dev/null"#, environment: environment)
    #expect(dropped.status == 0)
    #expect(try await recover().lines.isEmpty)
  }

  @Test("A damaged file is reported in one sentence and left unchanged")
  func damaged() async throws {
    try FileManager.default.createDirectory(
      atPath: folder.file("state/hark"), withIntermediateDirectories: true)
    let bytes = Data(repeating: 0x41, count: 8_192)
    try bytes.write(to: URL(fileURLWithPath: path))
    let process = try await recover("--all")
    #expect(process.status == 69 && process.output.isEmpty)
    #expect(process.error.contains("is damaged") && process.error.split(separator: "\n").count == 1)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
  }

  @Test("Sent text is not kept, and --no-keep saves nothing")
  func sent() async throws {
    let kept = try await HarkProcess.run(
      ["compose", "--file", Self.clip], environment: environment)
    #expect(kept.status == 0 && kept.error.isEmpty)
    #expect(FileManager.default.fileExists(atPath: path))
    #expect(try await recover().lines.isEmpty)
    try FileManager.default.removeItem(atPath: folder.file("state"))
    let free = try await HarkProcess.run(
      ["compose", "--no-keep", "--file", Self.clip], environment: environment)
    #expect(free.output == kept.output)
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test("A disk failure is reported in one line, and the text is still written")
  func inTheWay() async throws {
    try FileManager.default.createDirectory(
      atPath: path + "/full", withIntermediateDirectories: true)
    let process = try await HarkProcess.run(
      ["compose", "--file", Self.clip], environment: environment)
    #expect(process.status == 0 && process.output.contains("You: "))
    #expect(process.error.hasPrefix("hark: Unfinished dictations are kept in memory only. "))
    #expect(process.error.contains(path) && process.error.split(separator: "\n").count == 1)
  }
}
