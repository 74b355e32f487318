import Foundation
import Hark
import SoundFixtures
import Testing

@testable import HarkSoundFile

@Suite("A sound file as a microphone")
struct SoundFileMicrophoneTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("16-bit audio at 16 kHz is unchanged")
  func exactSamples() async throws {
    let integers = Tone(seconds: 0.33).integers
    let path = try folder.write(WAVBytes(integers).bytes, to: "tone.wav")
    let heard = try await Heard.all(from: SoundFileMicrophone(.path(path)))
    #expect(heard.samples == integers.map { Float($0) / 32_768 })
    #expect(heard.isGapless)
    #expect(Set(heard.chunkLengths.dropLast()) == [320])
  }

  @Test("Every chunk length gives the same samples", arguments: [16_000, 44_100, 48_000, 8_000])
  func chunkLengths(rate: Int) async throws {
    let path = folder.file("tone.flac")
    #expect(EncodedSound.flac.write(Tone(rate: rate, seconds: 2.3).samples, to: path, rate: rate))
    let whole = try await Heard.all(from: SoundFileMicrophone(.path(path), chunkDuration: 1))
    #expect(whole.samples.count == 36_800)
    for duration in [0.001, 0.007, 0.02, 0.3] {
      let microphone = SoundFileMicrophone(.path(path), chunkDuration: duration)
      let heard = try await Heard.all(from: microphone)
      #expect(heard.samples == whole.samples)
      #expect(heard.isGapless)
      #expect(heard.chunkLengths.first == AudioTime.samples(duration))
    }
  }

  @Test("Every kind of file delivers the audio that was written", arguments: EncodedSound.allCases)
  func kinds(kind: EncodedSound) async throws {
    let path = folder.file("tone.\(kind)")
    #expect(kind.write(Tone(rate: 44_100).samples, to: path, rate: 44_100))
    let heard = try await Heard.all(from: SoundFileMicrophone(.path(path)))
    #expect(abs(heard.samples.count - 16_000) < 20)
    #expect(distance(heard.samples, Tone().samples) < 0.01)
  }

  @Test("An MP3 file without a table of contents is read to its end, with or without a tag")
  func bareMP3() async throws {
    let path = folder.file("tone.mp3")
    #expect(EncodedSound.mp3.write(Tone(seconds: 3).samples, to: path))
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    let bare = Array(bytes.dropFirst(try #require(MPEGHead.frameLength(bytes))))
    let tag = Array("ID3".utf8) + [4, 0, 0, 0, 4, 0, 10] + [UInt8](repeating: 0, count: 65_546)
    for (name, content) in [("bare", bare), ("tagged", tag + bytes)] {
      let path = try folder.write(content, to: name)
      let microphone = SoundFileMicrophone(.path(path))
      let heard = try await Heard.all(from: microphone)
      #expect(heard.samples.count >= 48_000, "\(name)")
      #expect(microphone.problem == nil)
    }
  }

  @Test(
    "Any rate is converted to 16 kHz without a shift", arguments: [1_000, 11_025, 22_050, 192_000])
  func rates(rate: Int) async throws {
    let path = folder.file("tone.wav")
    #expect(EncodedSound.wav.write(Tone(rate: rate).samples, to: path, rate: rate))
    let heard = try await Heard.all(from: SoundFileMicrophone(.path(path)))
    #expect(heard.samples.count == 16_000)
    #expect(distance(heard.samples, Tone().samples) < 0.01)
  }

  @Test("Channels are averaged", arguments: [2, 8])
  func channels(count: Int) async throws {
    let tone = Tone().samples
    let spread = tone.flatMap { [$0] + [Float](repeating: 0, count: count - 1) }
    let path = folder.file("wide.wav")
    #expect(EncodedSound.wav.write(spread, to: path, channels: count))
    let heard = try await Heard.all(from: SoundFileMicrophone(.path(path)))
    #expect(distance(heard.samples, tone.map { $0 / Float(count) }) < 0.001)
  }

  @Test("A file can be played again from its beginning, but not concurrently")
  func reopening() async throws {
    let path = try folder.write(WAVBytes(Tone().integers).bytes, to: "tone.wav")
    let microphone = SoundFileMicrophone(.path(path))
    _ = try await microphone.open(.record)
    await #expect(throws: VoiceFailure.microphoneBusy) { try await microphone.open(.record) }
    await microphone.close()
    let first = try await Heard.all(from: microphone)
    let second = try await Heard.all(from: microphone)
    #expect(first == second)
    #expect(first.samples.count == 16_000)
  }

  @Test("An invalid chunk length loses no audio", arguments: [.nan, 0, -1, .infinity])
  func impossibleChunkLengths(duration: Double) async throws {
    let path = try folder.write(WAVBytes(Tone(seconds: 2).integers).bytes, to: "tone.wav")
    let microphone = SoundFileMicrophone(.path(path), chunkDuration: duration)
    #expect(try await Heard.all(from: microphone).samples.count == 32_000)
  }

  @Test("Closing ends the stream")
  func closing() async throws {
    let path = try folder.write(WAVBytes(Tone().integers).bytes, to: "tone.wav")
    let microphone = SoundFileMicrophone(.path(path))
    var chunks = try await microphone.open(.record).makeAsyncIterator()
    #expect(try await chunks.next() != nil)
    await microphone.close()
    #expect(try await chunks.next() == nil)
    #expect(microphone.problem == nil)
    #expect(!microphone.progress.isAtEnd)
  }

  @Test("Progress reports the delivered and the total duration")
  func progress() async throws {
    let path = folder.file("tone.flac")
    #expect(EncodedSound.flac.write(Tone(rate: 8_000, seconds: 4).samples, to: path, rate: 8_000))
    let microphone = SoundFileMicrophone(.path(path), chunkDuration: 0.5)
    #expect(microphone.progress == SoundFileProgress())
    var chunks = try await microphone.open(.record).makeAsyncIterator()
    #expect(microphone.progress == SoundFileProgress(heard: 0, total: 4))
    _ = try await chunks.next()
    #expect(microphone.progress == SoundFileProgress(heard: 0.5, total: 4))
    #expect(microphone.progress.fraction == 0.125)
    while try await chunks.next() != nil {}
    #expect(microphone.progress == SoundFileProgress(heard: 4, total: 4, isAtEnd: true))
    await microphone.close()
  }

  @Test("In real time, no chunk arrives before its last sample would have been spoken")
  func realTime() async throws {
    let path = try folder.write(WAVBytes(Tone(seconds: 0.05).integers).bytes, to: "tone.wav")
    let timekeeper = NotedTimekeeper(now: 100)
    let microphone = SoundFileMicrophone(.path(path), pacing: .realTime, timekeeper: timekeeper)
    let heard = try await Heard.all(from: microphone)
    #expect(heard.chunkLengths == [320, 320, 160])
    #expect(timekeeper.deadlines == [100.02, 100.04, 100.05])
  }
}
