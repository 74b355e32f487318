import Foundation
import Hark
import HarkSoundFile
import HarkTesting
import SoundFixtures
import Testing

@testable import HarkWorkers

@Suite("A sound file that a process of its own decodes", .timeLimit(.minutes(5)))
struct IsolatedSoundFileTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func isolated(_ path: String, _ words: String...) -> IsolatedSoundFile {
    let program = WorkerProgram(
      path: Bundle.main.bundleURL.appendingPathComponent("sherpa-worker").path,
      arguments: ["sherpa-worker"] + (words.isEmpty ? ["sound"] : words))
    return IsolatedSoundFile(path, worker: program, patience: words.contains("stuck") ? 0.5 : 30)
  }

  @Test(
    "It has the same samples and the same progress",
    arguments: [.wav, .flac, .ogg, .mp3] as [EncodedSound])
  func same(kind: EncodedSound) async throws {
    let path = folder.file("tone.\(kind)")
    #expect(kind.write(Tone(rate: 44_100, seconds: 2).samples, to: path, rate: 44_100))
    let plain = SoundFileMicrophone(.path(path))
    let microphone = isolated(path)
    let heard = try await Heard.all(from: microphone)
    #expect(try await Heard.all(from: plain) == heard)
    #expect(heard.isGapless && !heard.samples.isEmpty)
    #expect(microphone.progress == plain.progress && microphone.problem == nil)
    // It can be opened again.
    #expect(try await Heard.all(from: microphone) == heard)
  }

  @Test("A FLAC file with a tag is decoded, although the process cannot copy it")
  func tagged() async throws {
    let plain = folder.file("plain.flac")
    #expect(EncodedSound.flac.write(Tone(seconds: 1).samples, to: plain))
    let bytes = try Data(contentsOf: URL(fileURLWithPath: plain))
    let tag = Array("ID3".utf8) + [3, 0, 0, 0, 0, 1, 0] + [UInt8](repeating: 0, count: 128)
    let path = try folder.write(tag + bytes, to: "tagged.flac")
    let heard = try await Heard.all(from: isolated(path))
    #expect(try await Heard.all(from: isolated(plain)) == heard && !heard.samples.isEmpty)
    let voice = folder.file("plain.voc")
    #expect(EncodedSound.voc.write(Tone(seconds: 1).samples, to: voice))
    let other: [UInt8] = tag + (try Data(contentsOf: URL(fileURLWithPath: voice)))
    let microphone = isolated(try folder.write(other, to: "tagged.voc"))
    await #expect(throws: VoiceFailure.soundUnreadable) { try await microphone.open(.measurement) }
    #expect(microphone.problem == .undecodable)
  }

  @Test("A report with impossible times is written as a sentence")
  func impossible() {
    for seconds in [-1e300, 1e300, .infinity, .nan] {
      let sentence = SoundFileError.truncated(heard: seconds, promised: seconds).sentence(for: "It")
      #expect(sentence.hasPrefix("It is truncated"))
      #expect(!SoundFileError.silentPipe(seconds: seconds).sentence(for: "It").isEmpty)
    }
  }

  @Test("It passes the conformance check of microphones")
  func conformance() async throws {
    let path = folder.file("tone.wav")
    #expect(EncodedSound.wav.write(Tone(seconds: 2).samples, to: path, rate: 16_000))
    let check = MicrophoneConformance(seconds: 0.5, bounds: ConformanceBounds(prompt: 10)) {
      isolated(path)
    }
    #expect(await check.findings() == [])
  }

  @Test("Problems are the same as in the same process")
  func problems() async throws {
    let tone = WAVBytes(Tone().integers)
    let files = [
      [], Array("It was a dark and stormy night.\n".utf8), Array(tone.bytes.prefix(30)),
      WAVBytes([]).bytes, tone.with { $0.rate = 1 }.bytes,
      Array(tone.bytes.dropLast(tone.bytes.count / 2)),
    ]
    for (number, bytes) in files.enumerated() {
      let path = try folder.write(bytes, to: "\(number)")
      let (plain, microphone) = (SoundFileMicrophone(.path(path)), isolated(path))
      let samples = (try? await Heard.all(from: microphone))?.samples
      #expect((try? await Heard.all(from: plain))?.samples == samples)
      #expect(plain.problem == microphone.problem && plain.problem != nil, "file \(number)")
    }
    let missing = isolated(folder.file("none"))
    await #expect(throws: VoiceFailure.soundUnreadable) {
      try await missing.open(.measurement)
    }
    #expect(missing.problem == .missing)
  }

  @Test(
    "A process that ends or hangs ends the audio with a problem",
    arguments: ["ended", "stuck"])
  func broken(manner: String) async throws {
    let path = try folder.write(WAVBytes(Tone().integers).bytes, to: "a.wav")
    let microphone = isolated(path, "sound-begun", manner)
    let heard = try await Heard.all(from: microphone)
    #expect(heard.samples == [0.5])
    #expect(microphone.problem == .undecodable && !microphone.progress.isAtEnd)
    let mute = isolated(path, "ending")
    await #expect(throws: VoiceFailure.soundUnreadable) { try await mute.open(.measurement) }
    #expect(mute.problem == .undecodable)
  }

  @Test("Closing ends the process, even one that does not answer")
  func closing() async throws {
    let path = try folder.write(WAVBytes(Tone().integers).bytes, to: "a.wav")
    let microphone = isolated(path, "sound-begun", "stuck", "patiently")
    var sound = try await microphone.open(.measurement).makeAsyncIterator()
    #expect(try await sound.next()?.samples == [0.5])
    await #expect(throws: VoiceFailure.microphoneBusy) { try await microphone.open(.measurement) }
    await microphone.close()
    #expect(try await sound.next() == nil)
  }

  @Test("A file that was closed while it opened leaves the next opening alone")
  func reopening() async throws {
    let path = try folder.write(WAVBytes(Tone().integers).bytes, to: "a.wav")
    let expected = try await Heard.all(from: isolated(path))
    for round in 0..<10 {
      let began = folder.file("began-\(round)")
      #expect(mkfifo(began, 0o600) == 0)
      let microphone = isolated(path, "sound-waiting", began)
      let first = Task { try await microphone.open(.measurement) }
      // Returns once the process of the first opening runs.
      let byte = await Task.detached { FileHandle(forReadingAtPath: began)?.readData(ofLength: 1) }
        .value
      #expect(byte?.count == 1)
      await microphone.close()
      var heard: [Float] = []
      for try await chunk in try await microphone.open(.measurement) { heard += chunk.samples }
      #expect(heard == expected.samples)
      #expect(microphone.problem == nil && microphone.progress.isAtEnd)
      await #expect(throws: VoiceFailure.soundUnreadable) { _ = try await first.value }
      #expect(microphone.problem == nil && microphone.progress.isAtEnd)
      await #expect(throws: VoiceFailure.microphoneBusy) {
        _ = try await microphone.open(.measurement)
      }
      await microphone.close()
    }
  }

  @Test("A confined process opens no file and no socket, starts no program, and has limits")
  func confinement() async throws {
    let (before, bits, after) = try await confined("confined", folder.file("written"))
    #expect(before == [Bool](repeating: true, count: 17))
    #expect(bits.count == 2 && bits[0] == bits[1])
    // Memory for data and a thread remain. Without seccomp, the kernel enforces only the limits.
    let left = [Bool](repeating: false, count: 15) + [true, true]
    let isFiltered = (bits.first ?? 0) & 4 != 0
    #expect(isFiltered ? after == left : after.count == 17 && !after[4] && !after[5], "\(after)")
  }

  @Test("A confined process that needs data reads only its folder")
  func confinedReader() async throws {
    _ = try folder.write([1], to: "file")
    let (before, bits, after) = try await confined("confined-reader", folder.path)
    #expect(before == [Bool](repeating: true, count: 6))
    #expect(bits.count == 2 && bits[0] == bits[1])
    // Without Landlock or seccomp, the kernel enforces less.
    if bits.first == 7 { #expect(after == [true, false, false, false, true, false]) }
  }

  /// Starts the worker program, and returns what it can do before it is confined, what the kernel can and
  /// does enforce, and what it can do after.
  private func confined(_ words: String...) async throws -> ([Bool], [Int], [Bool]) {
    let output = folder.file("output")
    let descriptor = Glibc.open(output, O_RDWR | O_CREAT, 0o600)
    defer { Glibc.close(descriptor) }
    let program = Bundle.main.bundleURL.appendingPathComponent("sherpa-worker").path
    // The output is a pipe, because a confined process writes no file.
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    let child = try ChildProcess([program] + words, output: ends[1], error: descriptor)
    Glibc.close(ends[1])
    let said = FileHandle(fileDescriptor: ends[0], closeOnDealloc: true).readDataToEndOfFile()
    #expect(await child.ending() == 0)
    let lines = String(decoding: said, as: UTF8.self).split(separator: "\n")
    try #require(lines.count == 3)
    func answers(_ line: Substring) -> [Bool] {
      line.dropFirst().dropLast().split(separator: ", ").map { $0 == "true" }
    }
    return (
      answers(lines[0]), lines[1].split(separator: " ").compactMap { Int($0) }, answers(lines[2])
    )
  }
}
