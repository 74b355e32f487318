import SoundFixtures
import Testing

@Suite("Usage of hark")
struct UsageTests {
  @Test("Help and version are written to standard output")
  func help() async throws {
    let help = try await HarkProcess.run(["--help"])
    #expect(help.status == 0)
    #expect(help.output.contains("EXAMPLES"))
    for command in ["transcribe", "vad"] {
      let page = try await HarkProcess.run([command, "--help"])
      #expect(page.output.contains("hark \(command) "))
      #expect(page.output.contains("EXAMPLES"))
    }
    #expect(try await HarkProcess.run(["--version"]).output == "0.1.0\n")
  }

  @Test("Every example fits on one line of 80 columns")
  func examples() async throws {
    for command in [
      [], ["transcribe"], ["listen"], ["compose"], ["call"], ["log"], ["capture"], ["finish"],
      ["vad"],
    ] {
      let help = try await HarkProcess.run(command + ["--help"]).output
      let examples =
        help.components(separatedBy: "EXAMPLES\n").last?
        .components(separatedBy: "\n\n").first?.split(separator: "\n") ?? []
      #expect(!examples.isEmpty && examples.allSatisfy { $0.hasPrefix("  ") && $0.count <= 80 })
    }
  }

  @Test(
    "Incorrect arguments end with 64",
    arguments: [
      ["sing"], ["help", "sing"], ["transcribe"], ["vad"], ["transcribe", "--loud", "a.wav"],
      ["vad", "-", "-"],
      ["transcribe", "-", "a.wav", "-"],
    ])
  func wrongCall(arguments: [String]) async throws {
    let process = try await HarkProcess.run(arguments)
    #expect(process.status == 64)
    #expect(process.output.isEmpty)
    #expect(process.error.contains("Usage: hark"))
  }

  @Test(
    "For a mistyped command, the message suggests the one that was meant",
    arguments: [
      (["trnscribe"], "transcribe"), (["lisetn"], "listen"), (["help", "docter"], "doctor"),
      (["Recover"], "recover"), (["vda"], "vad"),
    ])
  func mistyped(arguments: [String], command: String) async throws {
    let process = try await HarkProcess.run(arguments)
    #expect(process.status == 64 && process.output.isEmpty)
    #expect(process.error.contains("is not a command; did you mean \(command)?"))
  }

  @Test("A preset that ends before the audio reports this, not missing speech")
  func givesUp() async throws {
    let folder = try TemporaryFolder()
    let silence = [Int16](repeating: 0, count: 20 * 16_000)
    let path = try folder.write(WAVBytes(silence).bytes, to: "quiet.wav")
    let process = try await HarkProcess.run(["transcribe", "--experience", "mealLog", path])
    #expect(process.status == 0)
    #expect(process.error.hasSuffix("use --experience dictation for the rest.\n"))
  }

  @Test(
    "An unknown name ends with 64 and the list of known ones",
    arguments: [
      ("experience", "an experience; choose one of: composer, capture, call, dictation, mealLog."),
      (
        "recognizer",
        "a recognizer; choose one of: pocketsphinx, sherpa-onnx, realtime, upload, wyoming."
      ),
      ("locale", "a language of this recognizer; choose one of: en-US."),
    ])
  func unknownNames(option: String, sentence: String) async throws {
    let process = try await HarkProcess.run(["transcribe", "--\(option)", "xx", "a.wav"])
    #expect(process.status == 64)
    #expect(process.error == "hark: xx is not \(sentence)\n")
  }
}
