import Testing

@testable import HarkDetection

@Suite("The conversational end of a turn")
struct TurnEndpointerTests {
  /// Advances `turn` frame by frame, by default in frames of 10 ms, until the turn ends.
  ///
  /// Each of `events` arrives with the frame that ends at its key.
  private func run(
    _ turn: TurnEndpointer, until last: Int, _ events: [Int: AcousticEvent] = [:],
    frame: Int = 160
  ) -> (end: TurnEnd, at: Int)? {
    var turn = turn
    var position = turn.begun
    while position < last {
      position += frame
      if let end = turn.advance(to: position, event: events[position]) {
        #expect(turn.advance(to: position + 160_000) == nil, "an end is told once")
        return (end, position)
      }
    }
    return nil
  }

  @Test("Silence is counted from the end of the last speech, to the sample (O59)")
  func silence() throws {
    let turn = TurnEndpointer(begun: 0, limits: TurnLimits(silence: 2))
    let events: [Int: AcousticEvent] = [
      4_800: .speechStarted(onset: 3_000), 16_000: .speechEnded(end: 10_007),
    ]
    let end = try #require(run(turn, until: 160_000, events))
    #expect(end.end == TurnEnd(reason: .silence, position: 42_007))
    #expect(end.at - end.end.position < 160)
  }

  @Test("The end is at most one frame late for any frame length", arguments: [80, 160, 320, 512])
  func oneFrame(frame: Int) throws {
    let turn = TurnEndpointer(begun: 0, limits: TurnLimits(silence: 2), inSpeech: true)
    let told = 16_000 / frame * frame
    let end = try #require(
      run(turn, until: 160_000, [told: .speechEnded(end: 9_000)], frame: frame))
    #expect(end.end.position == 41_000)
    #expect((0..<frame).contains(end.at - 41_000))
  }

  @Test("Resumed speech stops the count")
  func speechAgain() throws {
    let turn = TurnEndpointer(begun: 0, limits: TurnLimits(silence: 1), inSpeech: true)
    let events: [Int: AcousticEvent] = [
      16_000: .speechEnded(end: 9_600), 24_000: .speechStarted(onset: 22_400),
      48_000: .speechEnded(end: 41_600),
    ]
    let end = try #require(run(turn, until: 160_000, events))
    #expect(end.end == TurnEnd(reason: .silence, position: 57_600))
  }

  @Test("Without a first word, the turn ends after the timeout")
  func noSpeechTimeout() throws {
    let limits = TurnLimits(silence: 1, noSpeechTimeout: 5)
    let end = try #require(run(TurnEndpointer(begun: 1_600, limits: limits), until: 160_000))
    #expect(end.end == TurnEnd(reason: .noFirstWord, position: 81_600))
    #expect(end.at == 81_600)
  }

  @Test("If detection starts within a turn, the silence counts from there")
  func lateDetection() throws {
    var turn = TurnEndpointer(begun: 0, limits: TurnLimits(silence: 2, noSpeechTimeout: 5))
    turn.startDetection(at: 96_000)
    let end = try #require(run(turn, until: 160_000))
    #expect(end.end == TurnEnd(reason: .silence, position: 128_000))
  }

  @Test("A first word in the last frame is in time")
  func firstWordInTime() {
    let turn = TurnEndpointer(begun: 0, limits: TurnLimits(noSpeechTimeout: 1))
    let end = run(turn, until: 160_000, [16_000: .speechStarted(onset: 14_000)])
    #expect(end == nil)
  }

  @Test("A turn that begins during speech does not wait for a first word")
  func begunInSpeech() throws {
    let limits = TurnLimits(silence: 0.8, noSpeechTimeout: 0.5)
    let turn = TurnEndpointer(begun: 3_200, limits: limits, inSpeech: true)
    let end = try #require(run(turn, until: 160_000, [40_000: .speechEnded(end: 32_000)]))
    #expect(end.end == TurnEnd(reason: .silence, position: 44_800))
  }

  @Test("Speech that ended before the turn does not count")
  func speechBefore() throws {
    let limits = TurnLimits(silence: 1, noSpeechTimeout: 3)
    let turn = TurnEndpointer(begun: 16_000, limits: limits, inSpeech: true)
    let end = try #require(run(turn, until: 160_000, [22_400: .speechEnded(end: 15_000)]))
    #expect(end.end == TurnEnd(reason: .noFirstWord, position: 64_000))
  }

  @Test("Length ends a turn in speech, in silence and before any word")
  func length() throws {
    let limits = TurnLimits(silence: 100, noSpeechTimeout: 100, length: 1)
    let wanted = TurnEnd(reason: .length, position: 17_600)
    let quiet = TurnEndpointer(begun: 1_600, limits: limits)
    let loud = TurnEndpointer(begun: 1_600, limits: limits, inSpeech: true)
    #expect(run(quiet, until: 160_000)?.end == wanted)
    #expect(run(loud, until: 160_000)?.end == wanted)
    #expect(run(loud, until: 160_000, [8_000: .speechEnded(end: 4_800)])?.end == wanted)
  }

  @Test("The earliest limit wins")
  func earliest() {
    let limits = TurnLimits(silence: 1, length: 2)
    let turn = TurnEndpointer(begun: 0, limits: limits, inSpeech: true)
    #expect(
      run(turn, until: 160_000, [16_000: .speechEnded(end: 8_000)])?.end.reason == .silence)
    #expect(
      run(turn, until: 160_000, [24_000: .speechEnded(end: 17_000)])?.end.reason == .length)
  }

  @Test("Without limits, a turn never ends")
  func never() {
    let turn = TurnEndpointer(begun: 0, limits: TurnLimits())
    #expect(turn.nextEnd == nil)
    #expect(run(turn, until: 1_600_000, [16_000: .speechStarted(onset: 9_000)]) == nil)
  }

  @Test(
    "A silence limit below the minimum silence ends the turn at the reported end of speech")
  func shorterThanHang() throws {
    let turn = TurnEndpointer(begun: 0, limits: TurnLimits(silence: 0.1), inSpeech: true)
    let end = try #require(run(turn, until: 160_000, [16_000: .speechEnded(end: 8_000)]))
    #expect(end.end == TurnEnd(reason: .silence, position: 9_600))
    #expect(end.at == 16_000)
  }
}
