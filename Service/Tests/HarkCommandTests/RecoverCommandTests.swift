import Foundation
import Hark
import HarkStore
import LedgerCoverage
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

  private func leave(_ texts: String...) async throws -> [UUID] {
    let repository = PartialTranscriptionRepository(path: path, user: "ada")
    var names: [UUID] = []
    for (number, text) in texts.enumerated() {
      let origin = DictationOrigin(
        experience: "dictation", field: "notes", locale: .americanEnglish,
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
