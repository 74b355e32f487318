import Foundation
import Hark
import SoundFixtures
import Synchronization
import Testing

@testable import HarkSoundFile

@Suite("Audio from pipes")
struct PipeTests {
  let folder: TemporaryFolder
  let pipe: String

  init() throws {
    folder = try TemporaryFolder()
    pipe = folder.file("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
  }

  /// Writes to the other end of the pipe from a separate thread, once a reader has opened it.
  private func fill(_ bytes: [UInt8]) {
    let pipe = pipe
    Thread.detachNewThread {
      let end = open(pipe, O_WRONLY)
      _ = bytes.withUnsafeBytes { write(end, $0.baseAddress, $0.count) }
      close(end)
    }
  }

  @Test("A named pipe without a writer times out")
  func silent() async throws {
    let microphone = SoundFileMicrophone(.path(pipe), pipePatience: 0.05)
    await #expect(throws: VoiceFailure.soundUnreadable) { try await microphone.open(.record) }
    #expect(microphone.problem == .silentPipe(seconds: 0.05))
  }

  @Test(
    "Closing releases a pipe whose writer is silent, before and after the header",
    arguments: [0, 10, 10_000])
  func closing(written: Int) async throws {
    let bytes = Array(WAVBytes(Tone().integers).bytes.prefix(written))
    // Opened for reading and writing, so that opening does not wait for the reader.
    let end = open(pipe, O_RDWR)
    _ = bytes.withUnsafeBytes { write(end, $0.baseAddress, $0.count) }
    let microphone = SoundFileMicrophone(.path(pipe), pipePatience: 600)
    let hasEnded = Mutex(false)
    let listening = Task {
      defer { hasEnded.withLock { $0 = true } }
      return try await Heard.all(from: microphone)
    }
    // The start of a blocking read cannot be observed, so the microphone is closed repeatedly until
    // the read ends.
    while !hasEnded.withLock({ $0 }) {
      await microphone.close()
      await Task.yield()
    }
    _ = await listening.result
    #expect(microphone.problem.map { $0 == .empty || $0 == .notSound } ?? true)
    close(end)
  }

  @Test(
    "Piped audio equals that of a file, for every kind",
    arguments: EncodedSound.allCases)
  func kinds(kind: EncodedSound) async throws {
    let path = folder.file("tone.\(kind)")
    #expect(kind.write(Tone(rate: 22_050, seconds: 3).samples, to: path, rate: 22_050))
    let filed = try await Heard.all(from: SoundFileMicrophone(.path(path)))
    fill(Array(try Data(contentsOf: URL(fileURLWithPath: path))))
    let microphone = SoundFileMicrophone(.path(pipe))
    let piped = try await Heard.all(from: microphone)
    #expect(microphone.problem == nil)
    #expect(piped == filed)
    #expect(piped.samples.count > 47_000)
  }

  @Test(
    "A piped header may state no length",
    arguments: [0, 0xFFFF_FFFF, 0x7FFF_F000] as [UInt32])
  func unknownLength(claim: UInt32) async throws {
    let tone = WAVBytes(Tone(seconds: 2).integers)
    fill(tone.with { $0.claimedBytes = claim }.bytes)
    let microphone = SoundFileMicrophone(.path(pipe))
    let heard = try await Heard.all(from: microphone)
    #expect(heard.samples.count == 32_000)
    #expect(microphone.problem == nil)
    #expect(microphone.progress.total == nil)
  }

  @Test("A format that Hark does not promise is refused")
  func otherFormat() async throws {
    fill(Array("PVF1\n1 16000 16\n".utf8) + [UInt8](repeating: 1, count: 8_000))
    let microphone = SoundFileMicrophone(.path(pipe))
    await #expect(throws: VoiceFailure.soundUnreadable) {
      try await Heard.all(from: microphone)
    }
    #expect(microphone.problem == .notSound)
  }

  @Test("An overlong header states no length")
  func longHeader() async throws {
    var bytes = WAVBytes(Tone().integers).with { $0.claimedBytes = 0xFFFF_FFFF }.bytes
    let length: UInt16 = 60_000
    let chunk = Array("JUNK".utf8) + [UInt8(length & 0xFF), UInt8(length >> 8), 0, 0]
    bytes.insert(contentsOf: chunk + [UInt8](repeating: 0, count: Int(length)), at: 12)
    fill(bytes)
    let microphone = SoundFileMicrophone(.path(pipe))
    let heard = try await Heard.all(from: microphone)
    #expect(heard.samples.count == 16_000)
    #expect(microphone.problem == nil)
  }

  @Test("An unnamed pipe is waited for")
  func nameless() throws {
    var ends: [Int32] = [0, 0]
    #expect(Glibc.pipe(&ends) == 0)
    defer { ends.forEach { _ = close($0) } }
    let nameless = try SoundInput.open(.path("/dev/fd/\(ends[0])"), pipePatience: 3)
    defer { close(nameless.descriptor) }
    #expect(nameless.kind == .stream(patience: nil))
    let named = try SoundInput.open(.path(pipe), pipePatience: 3)
    defer { close(named.descriptor) }
    #expect(named.kind == .stream(patience: 3))
  }

  @Test("A truncated pipe delivers the audio so far")
  func brokenOff() async throws {
    fill(Array(WAVBytes(Tone().integers).bytes.prefix(44 + 16_000)))
    let microphone = SoundFileMicrophone(.path(pipe))
    let heard = try await Heard.all(from: microphone)
    #expect(heard.samples.count == 8_000)
    #expect(microphone.problem == .truncated(heard: 0.5, promised: 1))
  }

  @Test("Data that is not audio is refused without being copied")
  func noSound() async throws {
    fill([UInt8](repeating: 0x20, count: 50_000))
    let microphone = SoundFileMicrophone(.path(pipe))
    await #expect(throws: VoiceFailure.soundUnreadable) { try await microphone.open(.record) }
    #expect(microphone.problem == .notSound)
  }
}
