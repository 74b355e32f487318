import Testing

@testable import Hark

@Suite("Alignment of both sides of a call")
struct CallMixTests {
  private func tone(_ seconds: Double, _ level: Float = 0.5) -> [Float] {
    [Float](repeating: level, count: AudioTime.samples(seconds))
  }

  /// Returns the ranges in which `side` is not silent, in hundredths of a second.
  private func ranges(_ side: [Float]) -> [ClosedRange<Int>] {
    var found: [ClosedRange<Int>] = []
    for index in side.indices where side[index] != 0 {
      let place = index / 160
      if let last = found.last, place <= last.upperBound + 1 {
        found[found.count - 1] = last.lowerBound...place
      } else {
        found.append(place...place)
      }
    }
    return found
  }

  private func at(_ seconds: Double) -> Int { AudioTime.samples(seconds) }

  @Test("Each side is at the position where it was heard, and gaps are silent")
  func sides() {
    var mix = CallMix()
    mix.add(tone(0.2), to: .person, continues: false, at: at(1.2))
    mix.add(tone(0.3), to: .agent, continues: false, at: at(2.3))
    let frames = mix.takeAll(at: at(3))
    #expect(frames.count == at(3))
    #expect(ranges(frames.person) == [100...119])
    #expect(ranges(frames.agent) == [200...229])
  }

  @Test("Consecutive pieces are joined seamlessly, even if they arrive irregularly")
  func uneven() {
    var mix = CallMix()
    for (piece, late) in [0, 0.04, 0.01, 0.12, 0.1].enumerated() {
      let end = 1 + Double(piece + 1) * 0.02 + late
      mix.add(tone(0.02), to: .person, continues: piece > 0, at: at(end))
    }
    #expect(ranges(mix.takeAll(at: at(2)).person) == [100...109])
  }

  @Test("A paused reply has a gap of the same length as the pause")
  func held() {
    var mix = CallMix()
    mix.add(tone(0.1), to: .agent, continues: false, at: at(1.1))
    let before = mix.take(upTo: at(2))
    mix.add(tone(0.1), to: .agent, continues: true, at: at(2.5))
    let after = mix.takeAll(at: at(3))
    #expect(ranges(before.agent) == [100...109])
    #expect(ranges(after.agent) == [40...49])
  }

  @Test("Late audio is neither lost nor mixed over existing audio")
  func late() {
    var mix = CallMix()
    _ = mix.take(upTo: at(2))
    mix.add(tone(1), to: .person, continues: true, at: at(2.2))
    mix.add(tone(0.5), to: .person, continues: false, at: at(2.2))
    #expect(ranges(mix.takeAll(at: at(2)).person) == [0...149])
  }

  @Test("A side that lags catches up during silence, never during speech")
  func catchesUp() {
    var mix = CallMix()
    mix.add(tone(1), to: .person, continues: false, at: at(1))
    mix.add(tone(1), to: .person, continues: true, at: at(1))
    for _ in 0..<10 { mix.add(tone(0.1, 0.001), to: .person, continues: true, at: at(1)) }
    mix.add(tone(0.5), to: .person, continues: true, at: at(2))
    #expect(ranges(mix.takeAll(at: at(2)).person) == [0...249])
  }

  @Test("A stalled disk uses the memory for at most one minute of audio")
  func bounded() {
    var mix = CallMix()
    for second in 1...200 {
      mix.add(tone(1), to: .person, continues: true, at: at(Double(second)))
    }
    #expect(mix.takeAll(at: 0).count == at(CallMix.longest))
  }

  @Test("NaN becomes silence, and samples are clamped to full scale")
  func clean() {
    var mix = CallMix()
    mix.add([.nan, .infinity, -7, 0.5], to: .agent, continues: false, at: 4)
    #expect(mix.takeAll(at: 4).agent == [0, 1, -1, 0.5])
  }

  @Test("No audio is taken twice")
  func taking() {
    var mix = CallMix()
    mix.add(tone(1), to: .person, continues: false, at: at(1))
    #expect(mix.take(upTo: at(0.5)).count == at(0.5))
    #expect(mix.take(upTo: at(0.5)).count == 0)
    #expect(mix.take(upTo: at(0.2)).count == 0)
    #expect(mix.takeAll(at: at(0.7)).count == at(0.5))
  }
}
