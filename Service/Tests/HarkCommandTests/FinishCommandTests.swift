import SoundFixtures
import Testing

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
