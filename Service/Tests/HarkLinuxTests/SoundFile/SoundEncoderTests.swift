import Foundation
import Hark
import SoundFixtures
import Testing

@testable import HarkSoundFile

@Suite("Sound files that are sent while they are encoded", .timeLimit(.minutes(2)))
struct SoundEncoderTests {
  private func file(_ kind: SoundEncoder.Kind, _ samples: [Float]) throws -> [UInt8] {
    let encoder = try #require(SoundEncoder(kind))
    var bytes: [UInt8] = []
    for start in stride(from: 0, to: samples.count, by: 960) {
      let piece = Array(samples[start..<min(start + 960, samples.count)])
      bytes += try #require(encoder.encode(piece))
    }
    return bytes + (try #require(encoder.finish()))
  }

  @Test("Each kind decodes to the complete speech", arguments: SoundEncoder.Kind.allCases)
  func roundTrip(_ kind: SoundEncoder.Kind) async throws {
    guard kind != .pcm else { return }
    #expect(kind.isWritable)
    let folder = try TemporaryFolder()
    let path = folder.file("said")
    let bytes = try file(kind, Tone(seconds: 2).samples)
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    let microphone = SoundFileMicrophone(.path(path))
    var heard: [Float] = []
    for try await chunk in try await microphone.open(.measurement) { heard += chunk.samples }
    #expect(abs(heard.count - 32_000) < 2_500, "\(heard.count)")
    #expect((heard.map(abs).max() ?? 0) > 0.2)
    #expect(microphone.problem == nil)
  }

  @Test("PCM consists only of samples at 24 kHz")
  func pcm() throws {
    let bytes = try file(.pcm, Tone(seconds: 1).samples)
    #expect(abs(bytes.count - 48_000) < 200)
  }
}
