import ArgumentParser
import Foundation
import Hark
import HarkSoundFile

/// `hark vad`: finds speech in audio files.
struct VADCommand: ReportingCommand {
  static let configuration = CommandConfiguration(
    commandName: "vad", abstract: "List the speech segments of audio files.",
    discussion: """
      With --json, writes one line per file: [[start,end],…] in seconds. With --frames, each line \
      is an object with these segments, hop (frame length in seconds), start (end of the first \
      frame in seconds) and p (probability of speech in each frame). For an unreadable file, the \
      line has the type failure, and code names the error.

      EXAMPLES
        hark vad talk.wav
        hark vad --json --frames talk.flac
      """)

  @OptionGroup var sound: SoundArguments

  @Flag(help: "Write JSON, one line per file.")
  var json = false

  @Flag(help: "With --json, include the probability of speech every 10 ms.")
  var frames = false

  func validate() throws {
    if frames, !json { throw ValidationError("--frames requires --json; give both.") }
  }

  func execute() async throws -> CommandStatus {
    var first = CommandStatus.success
    for file in sound.files {
      // Results are written only at the end, so the chunks have the maximum size.
      let microphone = SoundFileMicrophone(SoundSource(argument: file), chunkDuration: 1)
      let status = try await scan(microphone)
      if first == .success { first = status }
    }
    return first
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
      // Every file gets one line, so that a program can match lines to files by counting.
      var lines = SessionEventLines()
      try Output.standard.line(lines.failure(problem.code))
    }
    guard let problem = microphone.problem else { return .success }
    Ending.say(problem.sentence(for: microphone.source.name))
    return CommandStatus(problem)
  }
}

private struct SpeechReport {
  let scan: SpeechScan

  func json(frames: Bool) -> String {
    let segments = array(
      scan.segments.map { array([$0.startTime, $0.endTime].map(JSONLine.number)) })
    guard frames else { return segments }
    let hop = JSONLine.number(AudioTime.seconds(FrontEnd.hop))
    var line = JSONLine()
    line.add("segments", json: segments)
    line.add("hop", json: hop)
    line.add("start", json: hop)
    line.add("p", json: array(scan.probabilities.map { JSONLine.number(Double($0)) }))
    return line.text
  }

  func table(name: String) -> String {
    let rows = scan.segments.map { row($0.startTime, $0.endTime, $0.duration) }
    let speech = scan.segments.reduce(0) { $0 + $1.duration }
    let total = AudioTime.seconds(scan.heard)
    let head = String(format: "%@: %.2f s of speech in %.2f s", name, speech, total)
    guard !rows.isEmpty else { return head }
    return ([head, "     start       end    length"] + rows).joined(separator: "\n")
  }

  private func row(_ numbers: Double...) -> String {
    numbers.map { String(format: "%10.2f", $0) }.joined()
  }

  private func array(_ items: [String]) -> String { "[" + items.joined(separator: ",") + "]" }
}
