import Testing

@testable import HarkCommand

@Suite("The limits of the process", .serialized)
struct ProcessLimitsTests {
  private static let clip =
    "/usr/share/pocketsphinx/test/data/librivox/sense_and_sensibility_01_austen_64kb-0880.wav"

  @Test("Insufficient limits are reported with the command that raises them")
  func sentences() {
    #expect(ProcessLimits(files: 20, memory: .max).problem == nil)
    #expect(
      ProcessLimits(files: 19, memory: .max).problem
        == "The limit of 19 open files is too low for Hark, which needs 20; raise it with: "
        + "ulimit -n 1024.")
    #expect(
      ProcessLimits(files: 1024, memory: 500_000_000).problem
        == "The limit of 500 MB of memory is too low for Hark, which needs 1000 MB; raise it "
        + "with: ulimit -v unlimited.")
    #expect(ProcessLimits.now.problem == nil)
  }

  @Test("Twenty open files are enough, and fewer are reported")
  func files() async throws {
    let enough = try await HarkProcess.shell("ulimit -n 20; \"$HARK\" transcribe $1", Self.clip)
    #expect(enough.status == 0 && enough.output.hasPrefix("He was not "))
    let few = try await HarkProcess.shell("ulimit -n 12; \"$HARK\" transcribe $1", Self.clip)
    #expect(few.status == 69)
    #expect(few.error.hasPrefix("hark: The limit of 12 open files is too low"))
  }

  @Test("The doctor reports a low limit, and checks the recognizer with 20 open files")
  func doctor() async throws {
    let nowhere = ["PULSE_SERVER": "unix:/nowhere/pulse.sock", "SWIFT_BACKTRACE": "enable=no"]
    let enough = try await HarkProcess.shell(
      "ulimit -n 20; \"$HARK\" doctor", environment: nowhere)
    #expect(enough.output.contains("works       recognizer  pocketsphinx"))
    let few = try await HarkProcess.shell("ulimit -n 12; \"$HARK\" doctor", environment: nowhere)
    #expect(few.status == 69)
    #expect(few.error.hasPrefix("hark: The limit of 12 open files is too low"))
  }

  @Test("Insufficient memory is reported before anything is loaded")
  func memory() async throws {
    let process = try await HarkProcess.shell(
      "ulimit -v 400000; \"$HARK\" transcribe $1", Self.clip)
    #expect(process.status == 69)
    #expect(process.error.hasPrefix("hark: The limit of 409 MB of memory is too low"))
  }
}
