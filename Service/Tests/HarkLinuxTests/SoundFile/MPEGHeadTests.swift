import Foundation
import SoundFixtures
import Testing

@testable import HarkSoundFile

@Suite("Detection of MPEG audio")
struct MPEGHeadTests {
  @Test(
    "Frames of every rate have the length that their header states",
    arguments: [8_000, 11_025, 16_000, 24_000, 32_000, 44_100, 48_000])
  func frames(rate: Int) throws {
    let folder = try TemporaryFolder()
    let path = folder.file("tone.mp3")
    #expect(EncodedSound.mp3.write(Tone(rate: rate).samples, to: path, rate: rate))
    var rest = Array(try Data(contentsOf: URL(fileURLWithPath: path)))
    var count = 0
    while let length = MPEGHead.frameLength(rest), rest.count >= length {
      rest.removeFirst(length)
      count += 1
    }
    #expect(rest.isEmpty)
    #expect(count > 10)
  }

  @Test("UTF-16 text and noise that begins like a frame are not MPEG audio")
  func lookalikes() {
    #expect(!MPEGHead.isSound([0xFF, 0xFE, 0x41, 0x00]))
    #expect(!MPEGHead.isSound([0xFF, 0xFB, 0x90, 0x64] + [UInt8](repeating: 7, count: 2000)))
  }

  @Test("An ID3 tag has the length that it states")
  func tag() {
    #expect(MPEGHead.tagLength([0x49, 0x44, 0x33, 3, 0, 0, 0, 0, 2, 1]) == 267)
    #expect(MPEGHead.tagLength([0x49, 0x44, 0x33, 4, 0, 0x10, 0, 0, 0, 0]) == 20)
    #expect(MPEGHead.tagLength([0xFF, 0xFB, 0, 0, 0, 0, 0, 0, 0, 0]) == 0)
  }
}
