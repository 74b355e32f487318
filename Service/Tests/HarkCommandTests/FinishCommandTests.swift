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

  @Test("A language without a grammar ends with 64 and the list of known ones")
  func languages() async throws {
    let process = try await HarkProcess.run(["finish", "--locale", "xx"])
    #expect(process.status == 64)
    #expect(process.error.hasPrefix("hark: xx is not a language in which text can be finished"))
    #expect(process.error.contains("en"))
  }
}
