import Hark

/// The output for one sentence of a text-to-speech adapter under test.
struct SpeechLog: Sendable {
  private(set) var sound: [Float] = []
  private(set) var findings = Findings<TextToSpeechConformance.Rule>()
  private let length: Int
  private var lastWord = WordMark(characters: 0..<0, start: 0)

  /// Creates a log for a sentence of `length` characters.
  init(length: Int) { self.length = length }

  /// Records a chunk and checks it against all earlier ones.
  mutating func take(_ chunk: SpokenChunk) {
    let samples = chunk.sound.samples
    findings.note(.fillsChunks, "a chunk was empty", if: samples.isEmpty)
    findings.note(
      .leavesNoGap, "a chunk began at \(chunk.sound.start) instead of \(sound.count)",
      if: chunk.sound.start != sound.count)
    findings.note(
      .staysInRange, "a sample lay outside", if: !samples.allSatisfy { (-1...1).contains($0) })
    for word in chunk.words { take(word, in: chunk.sound.range) }
    sound += samples
  }

  private mutating func take(_ word: WordMark, in range: AudioRange) {
    let isForward =
      word.characters.lowerBound >= lastWord.characters.upperBound
      && word.characters.upperBound <= length && word.start >= lastWord.start
    findings.note(.marksForward, "a word followed a later one or lay outside", if: !isForward)
    findings.note(
      .marksInPlace, "a word at \(word.start) was marked in \(range.start)…\(range.end)",
      if: !(range.start..<range.end).contains(word.start))
    lastWord = word
  }
}
