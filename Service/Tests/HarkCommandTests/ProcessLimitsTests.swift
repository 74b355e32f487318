import Testing

@testable import HarkCommand

@Suite("What the process may use", .serialized)
struct ProcessLimitsTests {
  private static let clip =
    "/usr/share/pocketsphinx/test/data/librivox/sense_and_sensibility_01_austen_64kb-0880.wav"

  @Test("Too little is refused in one sentence, with the command that grants more")
  func sentences() {
    #expect(ProcessLimits(files: 20, memory: .max).problem == nil)
    #expect(
      ProcessLimits(files: 19, memory: .max).problem
        == "Only 19 files may be open at once here and Hark needs 20; allow more with: "
        + "ulimit -n 1024.")
    #expect(
      ProcessLimits(files: 1024, memory: 500_000_000).problem
        == "Only 500 MB of memory may be used here and Hark needs 1000; allow more with: "
        + "ulimit -v unlimited.")
    #expect(ProcessLimits.now.problem == nil)
  }

  @Test("Twenty open files are enough, fewer are told")
  func files() async throws {
    let enough = try await HarkProcess.shell("ulimit -n 20; \"$HARK\" transcribe $1", Self.clip)
    #expect(enough.status == 0 && enough.output.hasPrefix("he was not "))
    let few = try await HarkProcess.shell("ulimit -n 12; \"$HARK\" transcribe $1", Self.clip)
    #expect(few.status == 69)
    #expect(few.error.hasPrefix("hark: Only 12 files may be open"))
  }

  @Test("The doctor tells it too, and checks the recogniser where twenty files are enough")
  func doctor() async throws {
    let nowhere = ["PULSE_SERVER": "unix:/nowhere/pulse.sock", "SWIFT_BACKTRACE": "enable=no"]
    let enough = try await HarkProcess.shell(
      "ulimit -n 20; \"$HARK\" doctor", environment: nowhere)
    #expect(enough.output.contains("works       recogniser  pocketsphinx"))
    let few = try await HarkProcess.shell("ulimit -n 12; \"$HARK\" doctor", environment: nowhere)
    #expect(few.status == 69)
    #expect(few.error.hasPrefix("hark: Only 12 files may be open"))
  }

  @Test("Memory that does not suffice is told before anything is loaded")
  func memory() async throws {
    let process = try await HarkProcess.shell(
      "ulimit -v 400000; \"$HARK\" transcribe $1", Self.clip)
    #expect(process.status == 69)
    #expect(process.error.hasPrefix("hark: Only 409 MB of memory may be used here"))
  }
}
