import Hark

/// The data for finalizing a segment at any time and on any thread.
struct SegmentSound: Sendable {
  /// The minimum number of frames that can contain a word: 0.1 seconds.
  private static let fewestFrames = 10

  /// The index of the segment within its task.
  let index: Int

  /// The audio range of the segment, in samples since the microphone opened.
  let range: AudioRange

  /// The position of the audio's first frame, in samples since the microphone opened.
  let base: Int

  /// The speech frames of the segment.
  let cepstra: Cepstra

  /// The mean to subtract from the frames.
  let mean: CepstralMean

  /// Decodes the whole segment with `decoder`.
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

  /// Returns the audio range of the frames, each of which represents the hop in the middle of its
  /// window.
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
