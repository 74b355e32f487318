/// Removes words that a recognizer invented: words without detected speech, looping phrases, and
/// subtitle credits.
///
/// Models such as Whisper always produce text, even for silence and noise. The guard compares the
/// text with the speech that the voice detector found, and keeps all text for which there was
/// enough speech.
struct InventionGuard: Sendable {
  /// The speech in the recording's audio.
  let heard: HeardSpeech

  /// The maximum distance of a word from speech, in samples: 1 s, because the times of some
  /// recognizers are inaccurate and a voice detector may miss a faint word in a sentence.
  static let margin = AudioTime.samples(1)

  /// The amount by which a segment's range is extended, in samples: 0.3 s, because a detector's
  /// probabilities lag behind the audio.
  static let lag = AudioTime.samples(0.3)

  /// Returns the segment without invented words; its text may be empty.
  func checked(_ segment: FinalSegment) -> FinalSegment {
    guard let kept = kept(segment.text, segment.words, in: segment.range) else { return segment }
    return FinalSegment(
      index: segment.index, text: kept.text, range: segment.range, words: kept.words,
      task: segment.task)
  }

  /// Returns interim text for the audio in `range` without invented words.
  func checked(_ interim: InterimSegment, in range: AudioRange) -> InterimSegment {
    guard let kept = kept(interim.text, interim.words, in: range) else { return interim }
    return InterimSegment(index: interim.index, text: kept.text, words: kept.words)
  }

  /// Returns the text and the words to keep; `nil` if all of them are kept.
  private func kept(
    _ text: String, _ timed: [RecognizedWord], in range: AudioRange
  ) -> (text: String, words: [RecognizedWord])? {
    let words = text.words.map(String.init)
    guard !words.isEmpty, let speech = heard.speech(in: range.extended(by: Self.lag)) else {
      return nil
    }
    if speech == 0 || SubtitleCredits.isCredit(text, over: speech) { return ("", []) }
    let places = timed.count == words.count ? placesNearSpeech(timed) : Array(words.indices)
    let cut = PhraseLoops.places(of: places.map { words[$0] }, over: speech).map { places[$0] }
    if cut.count == words.count { return nil }
    return (
      cut.map { words[$0] }.joined(separator: " "),
      timed.count == words.count ? cut.map { timed[$0] } : []
    )
  }

  private func placesNearSpeech(_ words: [RecognizedWord]) -> [Int] {
    words.indices.filter { heard.speech(in: words[$0].range.extended(by: Self.margin)) != 0 }
  }
}

extension AudioRange {
  fileprivate func extended(by count: Int) -> AudioRange {
    AudioRange(start: start - count, end: end + count)
  }
}
