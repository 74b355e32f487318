import Foundation
import Hark
import HarkSoundFile
import SoundFixtures
import Testing

@Suite("Bad sound files")
struct SoundFileErrorTests {
  let folder: TemporaryFolder
  let tone = WAVBytes(Tone().integers)

  init() throws { folder = try TemporaryFolder() }

  /// Returns the error that prevented opening or ended the audio, and the audio before it.
  private func problem(_ path: String) async throws -> (error: SoundFileError?, heard: Heard) {
    let microphone = SoundFileMicrophone(.path(path), pipePatience: 0.05)
    do {
      let heard = try await Heard.all(from: microphone)
      return (microphone.problem, heard)
    } catch {
      #expect(error as? VoiceFailure == .soundUnreadable)
      return (microphone.problem, Heard())
    }
  }

  @Test("Missing files and other kinds of paths are distinct errors")
  func noFile() async throws {
    #expect(try await problem(folder.file("none.wav")).error == .missing)
    #expect(try await problem("").error == .missing)
    #expect(try await problem(folder.path).error == .directory)
    #expect(try await problem("/dev/null").error == .device)
    #expect(try await problem("/dev/zero").error == .device)
  }

  @Test("An empty file, text, and half a header are three distinct errors")
  func noSound() async throws {
    #expect(try await problem(folder.write([], to: "a")).error == .empty)
    let text = Array("It was a dark and stormy night.\n".utf8)
    #expect(try await problem(folder.write(text, to: "b")).error == .notSound)
    let half = Array(tone.bytes.prefix(30))
    let broken = SoundFileError.brokenHeader(
      reason: "Error in WAV file: No 'data' chunk marker")
    #expect(try await problem(folder.write(half, to: "c")).error == broken)
  }

  @Test("A header without data contains no audio")
  func noSamples() async throws {
    #expect(try await problem(folder.write(WAVBytes([]).bytes, to: "a")).error == .noSamples)
    let cut = Array(tone.bytes.prefix(44))
    #expect(try await problem(folder.write(cut, to: "b")).error == .noSamples)
  }

  @Test("An unsupported rate is refused", arguments: [1, 999, 2_147_483_647])
  func rate(claimed: Int) async throws {
    let path = try folder.write(tone.with { $0.rate = claimed }.bytes, to: "rate.wav")
    #expect(try await problem(path).error == .rateUnusable(claimed))
  }

  @Test(
    "A length that the writer did not know is not an error",
    arguments: [0, 0xFFFF_FFFF, 0x7FFF_FFFF, 0x7FFF_F000] as [UInt32])
  func unknownLength(claim: UInt32) async throws {
    let path = try folder.write(tone.with { $0.claimedBytes = claim }.bytes, to: "stream.wav")
    let (error, heard) = try await problem(path)
    #expect(error == nil)
    #expect(heard.samples.count == 16_000)
  }

  @Test("A file whose header states ten hours is read to its end, and is reported as truncated")
  func tenHours() async throws {
    let path = try folder.write(
      tone.with { $0.claimedBytes = 10 * 3600 * 32_000 }.bytes, to: "long.wav")
    let (error, heard) = try await problem(path)
    #expect(error == .truncated(heard: 1, promised: 36_000))
    #expect(heard.samples.count == 16_000)
  }

  @Test(
    "A truncated file is read to its end, and is reported",
    arguments: [.wav, .aiff, .au, .flac, .mp3, .ogg] as [EncodedSound])
  func truncated(kind: EncodedSound) async throws {
    let path = folder.file("whole.\(kind)")
    // An Ogg page holds several seconds of a signal as simple as a tone.
    let length = kind == .ogg ? 40.0 : 4.0
    #expect(kind.write(Tone(seconds: length).samples, to: path))
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    let (error, heard) = try await problem(
      folder.write(Array(bytes.prefix(bytes.count / 2)), to: "cut.\(kind)"))
    guard case .truncated(let seconds, let promised) = error else {
      Issue.record("\(kind): \(String(describing: error))")
      return
    }
    #expect(abs(AudioTime.seconds(heard.samples.count) - seconds) < 0.01)
    #expect((length / 4...length * 0.9).contains(seconds))
    #expect(kind == .ogg ? promised == nil : abs((promised ?? 0) - length) < 0.1)
  }

  @Test(
    "Every error is one sentence that names the file and the remedy",
    arguments: [
      .missing, .noWay(reason: "File name too long"), .directory, .permissionDenied, .device,
      .silentPipe(seconds: 5), .inputClosed,
      .inputIsTerminal, .usedUp, .unreadable(reason: "Input/output error"), .empty, .notSound,
      .brokenHeader(reason: "No data"), .noSamples, .rateUnusable(3),
      .truncated(heard: 3, promised: 36_000), .truncated(heard: 3, promised: nil),
      .noRoom(reason: "No space left on device"),
    ] as [SoundFileError])
  func sentences(error: SoundFileError) {
    let sentence = error.sentence(for: "talk")
    #expect(sentence.contains("talk"))
    #expect(sentence.hasSuffix("."))
    #expect(!sentence.dropLast().contains(". ") && !sentence.contains("\n"))
    #expect(sentence.contains(",") || sentence.contains(";"))
    #expect(error.sentence(for: "standard input").first?.isLowercase == false)
    #expect(!error.code.contains("("))
  }

  @Test("The name of a file that is no path begins a sentence in uppercase")
  func nameless() {
    #expect(SoundFileError.empty.sentence(for: "the file").hasPrefix("The file is empty;"))
    let denied = SoundFileError.permissionDenied.sentence(for: "the file")
    #expect(denied.hasPrefix("This user has no permission to read the file;"))
    #expect(SoundFileError.empty.sentence(for: "the files.wav").hasPrefix("the files.wav"))
  }

  @Test(
    "A format that libsndfile reads, but Hark does not promise, is refused",
    arguments: [
      // PVF, and the header of an IRCAM file with 16-bit samples.
      Array("PVF1\n1 16000 16\n".utf8),
      [0x64, 0xA3, 1, 0, 0, 0, 0x7A, 0x46, 1, 0, 0, 0, 2, 0, 0, 0]
        + [UInt8](repeating: 0, count: 1_008),
    ])
  func otherFormats(_ head: [UInt8]) async throws {
    let path = try folder.write(head + [UInt8](repeating: 1, count: 3_200), to: "a.wav")
    #expect(try await problem(path).error == .notSound)
  }

  @Test("A name that is not UTF-8 is distinguished from a missing file")
  func foreignNames() {
    let name = String(decoding: [0x63, 0xE9] as [UInt8], as: UTF8.self)
    #expect(SoundFileError.missing.sentence(for: name).contains("rename the file"))
    #expect(SoundFileError.missing.sentence(for: "cé").contains("check the path"))
  }

  @Test("A name cannot write to the terminal")
  func names() {
    #expect(SoundSource.path("a\u{1B}[2Jb\n").name == "a?[2Jb?")
    #expect(SoundSource.path("a\u{2028}b\u{202E}c").name == "a?b?c")
    #expect(SoundSource(argument: "-") == .standardInput)
  }
}
