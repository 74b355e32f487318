import Hark

/// All that is needed to make a segment final, wherever and whenever that is done.
struct SegmentSound: Sendable {
  /// Fewer frames than this hold no word: 0.1 seconds.
  private static let fewestFrames = 10

  /// The segment's number within its task.
  let index: Int

  /// The stretch of sound it stands for, in samples since the microphone was opened.
  let range: AudioRange

  /// Where the sound's first frame lies, in samples since the microphone was opened.
  let base: Int

  /// The segment's frames of speech.
  let cepstra: Cepstra

  /// The mean to take away from them.
  let mean: CepstralMean

  /// Has `decoder` hear the whole segment.
  func decoded(by decoder: Decoder) throws -> Segment {
    guard cepstra.count >= Self.fewestFrames else {
      return Segment(index: index, text: "", range: range)
    }
    let words = try decoder.words(of: cepstra, less: mean).map { word in
      Word(text: word.text, range: place(of: word.frames), confidence: word.confidence)
    }
    let text = words.map(\.text).joined(separator: " ")
    return Segment(index: index, text: text, range: range, words: words)
  }

  /// Where in the sound the frames lie; a frame stands for the hop in the middle of its window.
  private func place(of frames: ClosedRange<Int>) -> AudioRange {
    let lead = (Cepstra.window - Cepstra.hop) / 2
    let last = cepstra.count - 1
    let start = hop(min(frames.lowerBound, last)) + lead
    let end = hop(min(frames.upperBound, last)) + Cepstra.hop + lead
    return AudioRange(
      start: min(max(start, range.start), range.end), end: min(max(end, range.start), range.end))
  }

  private func hop(_ frame: Int) -> Int { base + Int(cepstra.places[frame]) * Cepstra.hop }
}
