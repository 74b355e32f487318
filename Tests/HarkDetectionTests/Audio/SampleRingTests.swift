import DetectionFixtures
import HarkTesting
import Testing

@testable import HarkDetection

@Suite("The ring buffer of recent audio")
struct SampleRingTests {
  @Test("Agrees with a plain array through many wraps", arguments: [1, 2, 7, 160, 1_000])
  func reference(capacity: Int) {
    var random = Dice(seed: UInt64(capacity))
    var ring = SampleRing(capacity: capacity, start: -5)
    var all: [Float] = []
    for _ in 0..<300 {
      let count = Int.random(in: 0...capacity * 2 + 1, using: &random)
      let fresh = (0..<count).map { Float(all.count + $0) }
      ring.append(AudioChunk(start: all.count - 5, samples: fresh))
      all += fresh
      #expect(ring.end == all.count - 5)
      #expect(ring.oldest == max(-5, all.count - 5 - capacity))

      let start = Int.random(in: -10...all.count + 5, using: &random)
      let end = start + Int.random(in: 0...capacity + 3, using: &random)
      let read = ring.read(AudioRange(start: start, end: end))
      let positions = (start..<end).filter { (ring.oldest..<ring.end).contains($0) }
      #expect(read.samples == positions.map { all[$0 + 5] })
      if let first = positions.first { #expect(read.start == first) }
    }
  }

  @Test("Reading outside the held range gives an empty chunk at its edge")
  func outside() {
    var ring = SampleRing(capacity: 4)
    ring.append(AudioChunk(start: 0, samples: [1, 2, 3, 4, 5, 6]))
    #expect(ring.held == AudioRange(start: 2, end: 6))
    #expect(ring.read(AudioRange(start: 0, end: 2)) == AudioChunk(start: 2, samples: []))
    #expect(ring.read(AudioRange(start: 9, end: 12)) == AudioChunk(start: 6, samples: []))
    #expect(ring.read(AudioRange(start: 1, end: 4)) == AudioChunk(start: 2, samples: [3, 4]))
  }

  @Test("A gap resets the ring")
  func gap() {
    var ring = SampleRing(seconds: 1)
    ring.append(AudioChunk(start: 0, samples: [1, 2]))
    ring.append(AudioChunk(start: 10, samples: [3]))
    #expect(ring.held == AudioRange(start: 10, end: 11))
    #expect(ring.capacity == 16_000)
  }
}
