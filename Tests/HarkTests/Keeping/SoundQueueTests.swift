import Testing

@testable import Hark

@Suite("Audio on its way to the store")
struct SoundQueueTests {
  private static func chunk(_ start: Int, _ count: Int) -> AudioChunk {
    AudioChunk(start: start, samples: [Float](repeating: 0.5, count: count))
  }

  @Test("A piece is due after a second, and stays until it is written")
  func due() {
    var queue = SoundQueue(Self.chunk(5, 15_999))
    #expect(!queue.isDue(isHurried: false) && queue.isDue(isHurried: true))
    let fits = queue.append(Self.chunk(16_004, 1))
    #expect(fits && queue.isDue(isHurried: false))
    queue.startWriting()
    let fitsMeanwhile = queue.append(Self.chunk(16_005, 7))
    #expect(fitsMeanwhile)
    #expect(queue.next?.start == 5 && queue.next?.samples.count == 16_000)
    queue.finishWriting()
    #expect(queue.next?.start == 16_005 && queue.next?.samples.count == 7)
  }

  @Test("A pause that is marked while all audio is being written is in the next piece")
  func pause() {
    let pause = SoundPiece.Pause(speech: AudioRange(start: 0, end: 90), position: 100)
    var queue = SoundQueue(Self.chunk(0, 100))
    queue.startWriting()
    queue.markPause(pause)
    let fits = queue.append(Self.chunk(100, 50))
    queue.finishWriting()
    #expect(fits)
    #expect(
      queue.next == SoundPiece(start: 100, samples: Self.chunk(100, 50).samples, pauses: [pause]))
  }

  @Test("A pause without audio waits for the audio after it, or for the end of the recording")
  func pauseAlone() {
    var queue = SoundQueue(Self.chunk(0, 100))
    queue.startWriting()
    queue.finishWriting()
    queue.markPause(SoundPiece.Pause(speech: AudioRange(start: 0, end: 90), position: 100))
    #expect(!queue.isDue(isHurried: true))
    #expect(queue.isDue(isHurried: true, isOver: true))
  }

  @Test("More than a minute that waits, or more than an hour, does not fit")
  func limits() {
    var slow = SoundQueue(Self.chunk(0, SoundQueue.longestWait))
    let fitsSlow = slow.append(Self.chunk(SoundQueue.longestWait, 1))
    #expect(!fitsSlow)
    var long = SoundQueue(Self.chunk(7, 10))
    long.startWriting()
    let fitsLast = long.append(Self.chunk(7 + SoundQueue.longest - 1, 1))
    let fitsOneMore = long.append(Self.chunk(7 + SoundQueue.longest, 1))
    #expect(fitsLast && !fitsOneMore)
  }
}
