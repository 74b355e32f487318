import DetectionFixtures
import HarkTesting
import Testing

@testable import HarkDetection

@Suite("Slicing audio into hops")
struct HopSlicerTests {
  @Test("Chunks of any size give the same hops, and the rest remains", arguments: 1...20)
  func anyChunks(seed: Int) {
    var random = Dice(seed: UInt64(seed))
    let samples = (0..<5_003).map { Float($0) }
    var slicer = HopSlicer(hop: 160, start: 70)
    var hops: [[Float]] = []
    var starts: [Int] = []
    var next = 0
    while next < samples.count {
      let end = min(samples.count, next + Int.random(in: 1...seed * 40, using: &random))
      let chunk = AudioChunk(start: 70 + next, samples: Array(samples[next..<end]))
      slicer.slice(chunk) { hop, start in
        hops.append(Array(hop))
        starts.append(start)
      }
      next = end
    }
    #expect(hops.allSatisfy { $0.count == 160 })
    #expect(starts == (0..<31).map { 70 + $0 * 160 })
    #expect(hops.flatMap { $0 } + slicer.remainder.samples == samples)
    #expect(slicer.remainder.start == 70 + 31 * 160)
    #expect(slicer.remainder.samples.count == 43)
  }

  @Test("Slicing restarts after a gap")
  func gap() {
    var slicer = HopSlicer(hop: 4)
    var starts: [Int] = []
    slicer.slice(AudioChunk(start: 0, samples: [1, 2, 3])) { starts.append($1) }
    slicer.slice(AudioChunk(start: 100, samples: [1, 2, 3, 4, 5])) { starts.append($1) }
    #expect(starts == [100])
    #expect(slicer.remainder == AudioChunk(start: 104, samples: [5]))
  }

  @Test("An empty chunk changes nothing")
  func empty() {
    var slicer = HopSlicer(hop: 4)
    slicer.slice(AudioChunk(start: 0, samples: [1])) { _, _ in }
    slicer.slice(AudioChunk(start: 1, samples: [])) { _, _ in Issue.record("no hop is whole") }
    #expect(slicer.remainder == AudioChunk(start: 0, samples: [1]))
  }
}
