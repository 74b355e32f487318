import SoundFixtures
import Testing

@testable import HarkSoundFile

@Suite("A container's header")
struct ContainerHeaderTests {
  private func read(_ bytes: [UInt8]) -> ContainerHeader? {
    ContainerHeader.read { offset, count in Array(bytes.dropFirst(offset).prefix(count)) }
  }

  @Test("A WAV file states the position and length of its audio")
  func wav() {
    let header = read(WAVBytes([1, 2, 3]).bytes)
    #expect(header == ContainerHeader(soundStart: 44, soundLength: 6, lengthField: 40))
  }

  @Test("Preceding chunks of odd length are padded")
  func oddChunk() {
    var bytes = WAVBytes([1, 2, 3]).bytes
    bytes.insert(contentsOf: Array("LIST".utf8) + [3, 0, 0, 0, 65, 66, 67, 0], at: 12)
    #expect(read(bytes)?.soundStart == 56)
  }

  @Test("Lengths written to pipes are unknown", arguments: [0x7FFF_F000, 0xFFFF_FFFF])
  func unknown(claim: UInt32) {
    let header = read(WAVBytes([1]).with { $0.claimedBytes = claim }.bytes)
    #expect(header?.soundLength == nil)
    #expect(header?.soundStart == 44)
  }

  @Test("Other files and hostile chunk tables have no header")
  func others() {
    #expect(read(Array("fLaC, or something else".utf8)) == nil)
    #expect(read([]) == nil)
    let empty = Array("JUNK".utf8) + [0, 0, 0, 0]
    let endless = Array("RIFF....WAVE".utf8) + (0..<2000).flatMap { _ in empty }
    #expect(read(endless) == nil)
  }
}
