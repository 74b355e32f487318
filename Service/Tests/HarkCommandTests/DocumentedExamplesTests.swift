import Foundation
import SoundFixtures
import Testing

@testable import HarkCommand

@Suite("The examples of the documents", .timeLimit(.minutes(2)))
struct DocumentedExamplesTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .appending(path: "../../../..").standardizedFileURL

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  @Test(
    "The programs of Hark in a Swift app are the ones that are built, and they transcribe",
    arguments: ["transcribe", "listen"])
  func program(name: String) async throws {
    let program = try Self.text("Service/Examples/\(name)/main.swift")
    #expect(try Self.text("Docs/SwiftPackage.md").contains("```swift\n" + program + "```"))
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      atPath: "/usr/share/pocketsphinx/test/data/librivox/"
        + "sense_and_sensibility_01_austen_64kb-0880.wav",
      toPath: folder.file("talk.wav"))
    let process = try await HarkProcess.shell(
      #"cd "$1" && "$(dirname "$HARK")/$2""#, folder.file(""), name)
    #expect(process.status == 0)
    #expect(process.lines.last?.hasPrefix("He was not") == true)
  }

  @Test("The meal of the command line's page is the output of hark log")
  func meal() async throws {
    let line = #"echo "two eggs and a slice of toast with butter" | hark log"#
    let process = try await HarkProcess.shell(
      line.replacing("hark log", with: #""$HARK" log"#))
    #expect(
      try Self.text("Docs/CommandLine.md")
        .contains("```\n$ " + line + "\n" + process.output + "```"))
  }
}
