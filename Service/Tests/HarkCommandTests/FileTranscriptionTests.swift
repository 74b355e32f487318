import Foundation
import Hark
import HarkSoundFile
import HarkTesting
import LedgerCoverage
import SoundFixtures
import Testing

@testable import HarkCommand

@Suite("Transcribing a file")
struct FileTranscriptionTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Returns the output lines and the status of a transcription.
  private func transcribe(
    _ path: String, _ recognizer: ScriptedRecognizer, experience: String = "dictation",
    style: TranscriptStyle = .text, stop: StopSwitch = StopSwitch()
  ) async throws -> (lines: [String], status: CommandStatus) {
    let choices = try TranscribeChoices(
      experience: experience, recognizer: recognizer, locale: "en-US", environment: [:])
    let written = folder.file("written")
    let descriptor = open(written, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    defer { close(descriptor) }
    let file = FileTranscription(
      choices: choices, style: style, microphone: SoundFileMicrophone(.path(path)),
      output: Output(descriptor: descriptor))
    let status = try await file.run(stop)
    let text = try String(contentsOfFile: written, encoding: .utf8)
    return (text.split(separator: "\n").map(String.init), status)
  }

  private func tone(seconds: Double) throws -> String {
    try folder.write(WAVBytes(Tone(seconds: seconds).integers).bytes, to: "tone.wav")
  }

  /// Writes a file with two stretches of synthetic speech, separated by a long silence, and returns
  /// its path.
  private func twoUtterances() throws -> String {
    let sound = SoundTimeline("____##########________________##########________________")
    return try folder.write(
      WAVBytes(sound.samples.map { Int16($0 * 32_767) }).bytes, to: "two.wav")
  }

  @Test("A file becomes one paragraph", .covers("S2-64"))
  func paragraph() async throws {
    let recognizer = ScriptedRecognizer(
      RecognizerScript().after(0.3, .final("hello")).after(0.6, .interim("big world")))
    let (lines, status) = try await transcribe(tone(seconds: 1), recognizer)
    #expect(lines == ["hello big world"])
    #expect(status == .success)
  }

  @Test("A truncated file is transcribed, with exit status 65")
  func cutShort() async throws {
    let whole = WAVBytes(Tone(seconds: 2).integers).bytes
    let path = try folder.write(Array(whole.dropLast(32_000)), to: "cut.wav")
    let recognizer = ScriptedRecognizer(RecognizerScript().after(0.5, .interim("half a")))
    let text = try await transcribe(path, recognizer)
    #expect(text.lines == ["half a"])
    #expect(text.status == .unreadableSound)
    let json = try await transcribe(path, recognizer, style: .json(namesFiles: false))
    #expect(json.lines.last?.contains(#""type":"failure""#) == true)
    #expect(json.lines.last?.contains(#""code":"truncated""#) == true)
    #expect(json.lines.dropLast().last?.contains(#""type":"ended""#) == true)
  }

  @Test("Every event is a line of JSON, in order")
  func json() async throws {
    let recognizer = ScriptedRecognizer(
      RecognizerScript().after(0.2, .interim("hel")).after(0.5, .interim("hello")))
    let (lines, status) = try await transcribe(
      tone(seconds: 1), recognizer, style: .json(namesFiles: true))
    #expect(status == .success)
    let objects = try lines.map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    let types = objects.compactMap { $0["type"] as? String }.filter { !$0.hasPrefix("speech") }
    #expect(types == ["started", "interim", "interim", "final", "ended"])
    #expect(objects.allSatisfy { ($0["file"] as? String)?.hasSuffix("tone.wav") == true })
    let times = objects.compactMap { $0["at"] as? Double }
    #expect(times.count == objects.count)
    #expect(times == times.sorted())
  }

  @Test("In a call, each utterance is a recording, and the file is still one paragraph")
  func call() async throws {
    let recognizer = ScriptedRecognizer(
      RecognizerScript().after(0.5, .interim("first")),
      RecognizerScript().after(0.5, .interim("second")))
    let path = try twoUtterances()
    let json = try await transcribe(
      path, recognizer, experience: "call", style: .json(namesFiles: false))
    #expect(json.lines.filter { $0.contains(#""type":"started""#) }.count == 2)
    #expect(json.lines.filter { $0.contains(#""type":"ended""#) }.count == 2)
    let again = ScriptedRecognizer(
      RecognizerScript().after(0.5, .interim("first")),
      RecognizerScript().after(0.5, .interim("second")))
    let text = try await transcribe(path, again, experience: "call")
    #expect(text.lines == ["first second"])
    #expect(text.status == .success)
  }

  @Test("A call without speech ends with the audio")
  func silentCall() async throws {
    let path = try folder.write(
      WAVBytes([Int16](repeating: 0, count: 32_000)).bytes, to: "silence.wav")
    let recognizer = ScriptedRecognizer(RecognizerScript())
    let (lines, status) = try await transcribe(path, recognizer, experience: "call")
    #expect(lines == [])
    #expect(status == .success)
  }

  @Test("Audio without words is not an error")
  func noSpeech() async throws {
    let (lines, status) = try await transcribe(
      tone(seconds: 1), ScriptedRecognizer(RecognizerScript()))
    #expect(lines == [])
    #expect(status == .success)
  }

  @Test("A recognizer failure ends with 69 and keeps the text so far")
  func broken() async throws {
    let recognizer = ScriptedRecognizer(
      RecognizerScript().after(0.3, .final("so far")).after(0.6, .failure(.recognitionFailed)))
    let (lines, status) = try await transcribe(tone(seconds: 1), recognizer)
    #expect(lines == ["so far"])
    #expect(status == .unavailable)
  }

  @Test("A missing file is reported before any output")
  func missing() async throws {
    let recognizer = ScriptedRecognizer(RecognizerScript())
    let (lines, status) = try await transcribe(folder.file("none"), recognizer)
    #expect(lines == [])
    #expect(status == .noInput)
    #expect(recognizer.violations == [])
  }

  @Test(
    "A stop keeps the text so far, and the first one sets the status",
    arguments: [CommandStatus.interrupted, .terminated, .hungUp])
  func stopping(first: CommandStatus) async throws {
    let stop = StopSwitch()
    stop.throw(first)
    stop.throw(.interrupted)
    let recognizer = ScriptedRecognizer(RecognizerScript().after(0.1, .interim("soon")))
    let (lines, status) = try await transcribe(tone(seconds: 30), recognizer, stop: stop)
    #expect(lines == [] || lines == ["soon"])
    #expect(status == first)
  }

  @Test("A closed output ends the session early")
  func closedOutput() async throws {
    let choices = try TranscribeChoices(
      experience: "dictation", recognizer: ScriptedRecognizer(RecognizerScript()),
      locale: nil, environment: [:])
    let path = try tone(seconds: 20)
    let microphone = SoundFileMicrophone(.path(path))
    let file = FileTranscription(
      choices: choices, style: .json(namesFiles: false), microphone: microphone,
      output: Output(descriptor: -1))
    await #expect(throws: Output.Failure.closed) { try await file.run(StopSwitch()) }
  }
}
