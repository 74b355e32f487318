/// Finds, looking back, where speech fell silent: behind its last sound that is nearly as loud as
/// the speech was.
///
/// A detector goes on over what follows the last word, breath, the room's answer and the noise of
/// the microphone's own electronics, while it stands out of the background. Once the silence is
/// certain there is time to look how loud all of it was.
struct SpeechTail: Sendable {
  /// The smoothed power of the last frames of 10 ms, round and round.
  private var powers = [Float](repeating: 0, count: frames)

  /// The power of each of the frames over which is smoothed, round and round.
  private var recent = [Float](repeating: 0, count: smoothed)

  /// Room to compare powers in, so that nothing is allocated while sound comes.
  private var compared = [Float](repeating: 0, count: frames)

  /// How many frames have been heard.
  private var heard = 0

  /// The position just behind the newest frame.
  private var position: Int

  private var filter = HighPass()

  /// Frames that are remembered: 5 s, longer than most phrases, so that speech is measured by its
  /// loud vowels also where it ends softly.
  private static let frames = 500

  /// 60 ms, a short syllable.
  private static let smoothed = 6

  /// Speech is over where it has fallen below this part of its power: 15 dB.
  ///
  /// From 14 to 16 dB the ends of ten utterances, in silence, in a room and in noise, lie within
  /// 50 ms of where forced alignment puts them; from 17 breath counts, from 13 the last syllable
  /// does not.
  private static let fall: Float = 0.031_6

  /// Or where it has come within this factor of what follows it: 3 dB.
  private static let rise: Float = 2

  /// The power of speech is what one frame in ten reaches.
  private static let loudest = 10

  /// What goes on for longer than half a second, in samples, is speech, however soft.
  private static let furthest = 8_000

  init(start: Int = 0) { position = start }

  /// Forgets everything heard and listens from `start`.
  mutating func reset(at start: Int) { self = SpeechTail(start: start) }

  /// Takes the next 10 ms.
  mutating func push(_ hop: UnsafeBufferPointer<Float>) {
    var sum: Float = 0
    for sample in hop {
      let passed = filter.pass(Sample.clean(sample))
      sum += passed * passed
    }
    recent[heard % Self.smoothed] = sum / Float(FrontEnd.hop)
    powers[heard % Self.frames] = recent.reduce(0, +) / Float(Self.smoothed)
    heard += 1
    position += hop.count
  }

  /// Where speech from `onset` fell silent, of which a detector last heard something before `last`
  /// and which it takes to have ended at `end`.
  mutating func end(of onset: Int, last: Int, end: Int) -> Int {
    let speech = frame(at: onset)..<max(frame(at: onset), frame(at: last))
    guard !speech.isEmpty, speech.upperBound < heard else { return end }
    let quiet = max(
      Self.fall * reached(by: Self.loudest, of: speech),
      Self.rise * reached(by: 2, of: speech.upperBound..<heard))
    // Where it never falls so low, as among other voices, loudness tells nothing.
    guard power(speech.upperBound - 1) <= quiet,
      let loud = speech.last(where: { power($0) > quiet })
    else { return end }
    let found = max(position - (heard - loud - 1) * FrontEnd.hop, onset)
    return found < end - Self.furthest ? end : found
  }

  /// The first of the remembered frames that lies behind `place`.
  private func frame(at place: Int) -> Int {
    let back = (position - place) / FrontEnd.hop
    return max(0, heard - Self.frames, min(heard, heard - back))
  }

  private func power(_ frame: Int) -> Float { powers[frame % Self.frames] }

  /// What one in so many of `frames` reaches; of one in two a knock in a silence is none.
  private mutating func reached(by share: Int, of frames: Range<Int>) -> Float {
    for (place, frame) in frames.enumerated() { compared[place] = power(frame) }
    let rank = (frames.count - 1) * (share - 1) / share
    return Ranking.value(at: rank, ofFirst: frames.count, in: &compared)
  }
}
