import Foundation
import SoundFixtures
import Testing

@Suite("hark vad")
struct VADCommandTests {
  private static let clip =
    "/usr/share/pocketsphinx/test/data/librivox/sense_and_sensibility_01_austen_64kb-0880.wav"

  private func json<Value: Decodable>(_ line: String, _ type: Value.Type) throws -> Value {
    try JSONDecoder().decode(type, from: Data(line.utf8))
  }

  private struct Frames: Decodable {
    var segments: [[Double]]
    var hop: Double
    var start: Double
    var p: [Double]
  }

  @Test("Real speech is found where it is")
  func speech() async throws {
    let process = try await HarkProcess.run(["vad", "--json", Self.clip])
    #expect(process.status == 0)
    let segments = try json(try #require(process.lines.first), [[Double]].self)
    let first = try #require(segments.first?.first)
    let last = try #require(segments.last?.last)
    #expect((0.1...0.5).contains(first))
    #expect((2.5...2.99).contains(last))
  }

  @Test("--frames adds a probability for every 10 ms to the same segments")
  func frames() async throws {
    let plain = try await HarkProcess.run(["vad", "--json", Self.clip])
    let process = try await HarkProcess.run(["vad", "--json", "--frames", Self.clip, Self.clip])
    #expect(process.lines.count == 2)
    let frames = try json(try #require(process.lines.first), Frames.self)
    #expect(frames.hop == 0.01)
    #expect(frames.start == 0.01)
    #expect(frames.p.count == 299)
    #expect(frames.p.allSatisfy { (0...1).contains($0) })
    #expect(frames.p.max() ?? 0 > 0.9)
    #expect(frames.segments == (try json(try #require(plain.lines.first), [[Double]].self)))
  }

  @Test("Silence contains no speech")
  func silence() async throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(WAVBytes([Int16](repeating: 0, count: 16_000)).bytes, to: "a.wav")
    let process = try await HarkProcess.run(["vad", "--json", path])
    #expect(process.output == "[]\n")
    #expect(process.status == 0)
    #expect(
      try await HarkProcess.run(["vad", path]).output.hasSuffix("0.00 s of speech in 1.00 s\n"))
  }

  @Test("--frames requires --json")
  func usage() async throws {
    let process = try await HarkProcess.run(["vad", "--frames", Self.clip])
    #expect(process.status == 64)
    #expect(process.error.contains("--frames requires --json"))
  }

  @Test("With --json, every file has a line, even an unreadable one")
  func unreadable() async throws {
    let process = try await HarkProcess.run(["vad", "--json", "/nowhere/a.wav", Self.clip])
    #expect(process.status == 66)
    #expect(process.lines.count == 2)
    #expect(process.lines.first == #"{"type":"failure","at":0,"code":"missing"}"#)
  }
}
