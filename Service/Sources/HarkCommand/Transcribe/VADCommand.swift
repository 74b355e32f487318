import ArgumentParser
import Hark
import HarkLinux

/// `hark vad`: finds speech in audio files.
struct VADCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "vad",
    abstract: "Tells where somebody speaks in sound files.",
    discussion: """
      With --json there is one line a file: [[start,end],…] in seconds; with --frames too, an object \
      with these segments, hop and start (seconds: the length of a frame, and the end of the first \
      one) and p, the probability of speech in each frame. A file that cannot be read has a line with \
      type, which is failure, and code, the name of what is wrong.

      EXAMPLES
        hark vad talk.wav
        hark vad --json --frames talk.flac
      """)

  @Argument(help: "The sound files; - is standard input.")
  var files: [String]

  @Flag(help: "Write JSON, one line a file.")
  var json = false

  @Flag(help: "With --json: the probability of speech every 10 ms, too.")
  var frames = false

  func validate() throws {
    if frames, !json { throw ValidationError("--frames needs --json; give both.") }
    try SoundArguments.check(files)
  }

  func run() async throws {
    try await Ending.report {
      var first = CommandStatus.success
      for file in files {
        // Results are written only at the end, so the chunks have the maximum size.
        let microphone = SoundFileMicrophone(SoundSource(argument: file), chunkDuration: 1)
        let status = try await scan(microphone)
        if first == .success { first = status }
      }
      return first
    }
  }

  private func scan(_ microphone: SoundFileMicrophone) async throws -> CommandStatus {
    if let sound = try? await microphone.open(.measurement) {
      var scan = SpeechScan(SessionDetector.make(), keepsProbabilities: frames)
      for try await chunk in sound { scan.take(chunk) }
      scan.finish()
      await microphone.close()
      let report = SpeechReport(scan: scan)
      let name = microphone.source.name
      try Output.standard.line(json ? report.json(frames: frames) : report.table(name: name))
    } else if json, let problem = microphone.problem {
      // Every file has a line, so that a program that counts lines assigns them to the right files.
      var lines = SessionEventLines()
      try Output.standard.line(lines.failure(problem.code))
    }
    guard let problem = microphone.problem else { return .success }
    Ending.say(problem.sentence(for: microphone.source.name))
    return CommandStatus(problem)
  }
}
