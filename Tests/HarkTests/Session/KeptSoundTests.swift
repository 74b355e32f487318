import HarkTesting
import Testing

@testable import Hark

@Suite("Kept audio")
struct KeptSoundTests {
  private static let recording = RecordingID(1)

  private static func sound(limit: Int, _ samples: [Float], start: Int = 0) -> KeptSound {
    KeptSound(recording, limit: limit, AudioChunk(start: start, samples: samples))
  }

  @Test("is unchanged; 16-bit samples take two bytes, all others four", arguments: [true, false])
  func lossless(_ is16Bit: Bool) {
    let samples = SoundTimeline("_##~").samples.map { is16Bit ? Self.rounded($0) : $0 }
    var sound = Self.sound(limit: .max, Array(samples[..<100]), start: 40)
    for start in stride(from: 100, to: samples.count, by: 512) {
      let end = min(start + 512, samples.count)
      let chunk = AudioChunk(start: 40 + start, samples: Array(samples[start..<end]))
      sound.take(chunk)
    }
    #expect(sound.chunks.flatMap(\.samples) == samples)
    #expect(sound.chunks.first?.start == 40)
    #expect(sound.range == AudioRange(start: 40, end: 40 + samples.count))
    #expect(sound.byteCount == samples.count * (is16Bit ? 2 : 4))
  }

  @Test("of both kinds stays in order")
  func mixed() {
    let samples: [Float] = [0.5, -1, 0.100_01, 1, 0.25]
    var sound = Self.sound(limit: .max, [])
    for (place, sample) in samples.enumerated() {
      sound.take(AudioChunk(start: place, samples: [sample]))
    }
    #expect(sound.chunks.flatMap(\.samples) == samples)
  }

  @Test("beyond its limit loses the oldest audio whose text is final, and its text stays")
  func bounded() {
    let finals = [Self.final("one", 0, 0..<20_000), Self.final("two", 1, 20_000..<40_000)]
    var sound = Self.sound(limit: 50_000, [])
    sound.append(to: 30_000)
    sound.markPause(after: AudioRange(start: 1_000, end: 15_000))
    sound.append(to: 48_000)
    sound.markPause(after: AudioRange(start: 42_000, end: 45_000))
    sound.append(to: 60_000, finals)
    #expect(sound.range == AudioRange(start: 20_000, end: 60_000))
    #expect(sound.chunks.flatMap(\.samples) == (20_000..<60_000).map(Self.sample))
    #expect(sound.pauses.map(\.position) == [30_000, 48_000])
    sound.append(to: 75_000, finals)
    #expect(sound.range.start == 40_000)
    #expect(sound.pauses.map(\.position) == [48_000])

    var old = Transcript()
    for segment in finals { old.apply(segment, task: 0) }
    old.apply(Self.final("threw", 2, 40_000..<75_000), task: 0)
    sound.transcript = old
    var new = Transcript()
    new.apply(Self.final("three", 0, 40_000..<75_000), task: 0)
    #expect(sound.text(with: new).text == "one two three")
    #expect(sound.text(with: new).segments.map(\.range.start) == [0, 20_000, 40_000])
    #expect(sound.text(with: Transcript()) == old)
  }

  @Test("beyond its limit without final text cannot be kept")
  func overfull() {
    var sound = Self.sound(limit: 1_000, [])
    sound.append(to: 1_000)
    let more = AudioChunk(start: 1_000, samples: [0])
    sound.take(more, fits: false)
    let early = Self.final("one", 0, 0..<0)
    var other = Self.sound(limit: 1_000, [])
    other.append(to: 1_000)
    other.take(more, [early], fits: false)
  }

  @Test("ends with its recording, and is delivered at its original positions")
  func delivered() async throws {
    var sound = Self.sound(limit: .max, [0.5, 0.25], start: 7)
    sound.close()
    sound.take(AudioChunk(start: 9, samples: [1]))
    sound.markPause(after: AudioRange(start: 7, end: 8))
    #expect(sound.pauses == [])
    let microphone = KeptMicrophone(chunks: sound.chunks)
    for _ in 1...2 {
      var chunks: [AudioChunk] = []
      for try await chunk in try await microphone.open(.record) { chunks.append(chunk) }
      #expect(chunks == [AudioChunk(start: 7, samples: [0.5, 0.25])])
      await microphone.close()
    }
  }

  private static func rounded(_ sample: Float) -> Float { (sample * 32_768).rounded() / 32_768 }

  fileprivate static func sample(_ position: Int) -> Float { Float(position % 1_000) / 32_768 }

  private static func final(_ text: String, _ index: Int, _ range: Range<Int>) -> FinalSegment {
    FinalSegment(
      index: index, text: text, range: AudioRange(start: range.lowerBound, end: range.upperBound))
  }
}

extension KeptSound {
  fileprivate mutating func markPause(after speech: AudioRange) {
    mark(SoundPiece.Pause(speech: speech, position: range.end))
  }

  /// Appends a chunk, and checks that `append` accepts it exactly when `fits` is `true`.
  fileprivate mutating func take(
    _ chunk: AudioChunk, _ finals: [FinalSegment] = [], fits: Bool = true
  ) {
    let isTaken = append(chunk, finals: finals)
    #expect(isTaken == fits)
  }

  /// Appends audio up to `end`.
  fileprivate mutating func append(to end: Int, _ finals: [FinalSegment] = []) {
    let samples = (range.end..<end).map(KeptSoundTests.sample)
    take(AudioChunk(start: range.end, samples: samples), finals)
  }
}
