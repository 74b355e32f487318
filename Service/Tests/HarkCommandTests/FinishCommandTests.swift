import Hark
import SoundFixtures
import Testing

@testable import HarkCommand

@Suite("hark finish")
struct FinishCommandTests {
  @Test("Each line is finished as a text of its own")
  func lines() async throws {
    let folder = try TemporaryFolder()
    let said = "hello comma um twenty five people\n\nwe met on monday new line bye\n"
    let input = try folder.write(Array(said.utf8), to: "said.txt")
    let process = try await HarkProcess.run(["finish"], input: input)
    #expect(process.output == "Hello, um 25 people\n\nWe met on Monday\nBye\n")
    #expect(process.status == 0)
    let options = ["--no-commands", "--no-numbers", "--no-casing", "--omit-fillers"]
    let plain = try await HarkProcess.run(
      ["finish", "--locale", "en-GB"] + options, input: input)
    #expect(
      plain.output == "hello comma twenty five people\n\nwe met on monday new line bye\n")
  }

  @Test("Without --omit-fillers, the setting of the experience applies")
  func fillers() throws {
    for own in [true, false, nil] {
      let options = FinishingOptions(fillers: own)
      #expect(try FinishingArguments.parse([]).applied(to: options).fillers == own)
      #expect(try FinishingArguments.parse(["--omit-fillers"]).applied(to: options).fillers == true)
    }
  }

  @Test(
    "The environment's language is used if it has a grammar, and English otherwise",
    arguments: [("de_DE.UTF-8", "25 people"), ("nb_NO.UTF-8", "Twenty five people")])
  func environment(language: String, text: String) async throws {
    let folder = try TemporaryFolder()
    let input = try folder.write(Array("twenty five people\n".utf8), to: "said.txt")
    let process = try await HarkProcess.run(
      ["finish"], input: input, environment: ["LC_ALL": language])
    #expect(process.output == text + "\n")
    #expect(process.status == 0)
  }

  @Test("Names, spoken forms, and replacements come from a file")
  func vocabulary() async throws {
    let folder = try TemporaryFolder()
    let names = try folder.write(
      Array("# Friends\nSiobhan: shivawn\n\nmy address = 5 Harbour Street\n".utf8), to: "names.txt")
    let input = try folder.write(Array("shivawn lives at my address\n".utf8), to: "said.txt")
    let process = try await HarkProcess.run(
      ["finish", "--locale", "en", "--vocabulary", names], input: input)
    #expect(process.output == "Siobhan lives at 5 Harbour Street\n")
    #expect(process.status == 0)
  }

  @Test("A vocabulary can be a pipe, or empty")
  func pipe() async throws {
    let piped = try await HarkProcess.shell(
      #"echo shivawn | "$HARK" finish --locale en --vocabulary <(echo Siobhan: shivawn)"#, "")
    #expect(piped.output == "Siobhan\n")
    let empty = try await HarkProcess.shell(
      #"echo shivawn | "$HARK" finish --locale en --vocabulary /dev/null"#, "")
    #expect(empty.output == "Shivawn\n")
    #expect([piped.status, empty.status] == [0, 0])
  }

  @Test(
    "A vocabulary that cannot be read is reported with its line",
    arguments: [
      ("Ada\n= text\n", "hark: Line 2 of names.txt needs text on both sides of “=”.\n", 64),
      ("Ada:\n", "hark: Line 1 of names.txt needs text on both sides of “:”.\n", 64),
      (
        String(repeating: "a", count: 24_001),
        "hark: The vocabulary names.txt has more than 24000 bytes; shorten it.\n", 64
      ),
      (nil, "hark: The vocabulary names.txt cannot be read as text; check the path.\n", 66),
    ] as [(String?, String, Int32)])
  func unreadable(_ text: String?, _ sentence: String, _ status: Int32) async throws {
    let folder = try TemporaryFolder()
    if let text { _ = try folder.write(Array(text.utf8), to: "names.txt") }
    let process = try await HarkProcess.shell(
      #"cd "$1" && echo hello | "$HARK" finish --locale en --vocabulary names.txt"#,
      folder.file(""))
    #expect(process.error == sentence)
    #expect(process.status == status)
    #expect(process.output.isEmpty)
  }

  @Test("A folder, and a device without an end, are no vocabulary", arguments: [".", "/dev/zero"])
  func unusual(_ path: String) async throws {
    let process = try await HarkProcess.shell(
      #"echo hello | "$HARK" finish --locale en --vocabulary "$1""#, path)
    #expect(process.error.hasPrefix("hark: The vocabulary \(path) "))
    #expect(process.status != 0 && process.output.isEmpty)
  }

  @Test("Control characters of the words are not written")
  func controls() async throws {
    let folder = try TemporaryFolder()
    let input = try folder.write(Array("a\u{1B}[2Jb".utf8), to: "said.txt")
    let process = try await HarkProcess.run(["finish", "--locale", "en"], input: input)
    #expect(process.output == "A[2Jb\n")
  }

  @Test("A language without a grammar ends with 64 and the list of known ones")
  func languages() async throws {
    let process = try await HarkProcess.run(["finish", "--locale", "xx"])
    #expect(process.status == 64)
    #expect(process.error.hasPrefix("hark: xx is not a language in which text can be finished"))
    #expect(process.error.contains("en"))
  }
}
