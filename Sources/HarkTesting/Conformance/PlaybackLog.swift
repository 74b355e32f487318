import Hark

/// The input and the reports of a playback under test.
struct PlaybackLog: Sendable {
  private(set) var isOver = false
  private(set) var count = 0
  private(set) var sent: [Float] = []
  private(set) var findings = Findings<LoudspeakerConformance.Rule>()
  private var given = 0
  private var heard = 0
  private var isFinished = false

  /// Records that samples are about to be played.
  mutating func give(_ count: Int) { given += count }

  /// Records that `finish()` is about to be called.
  mutating func finish() { isFinished = true }

  /// Records a violation.
  mutating func note(_ rule: LoudspeakerConformance.Rule, _ seen: String) {
    findings.note(rule, seen)
  }

  /// Records a report and checks it against all earlier ones.
  mutating func take(_ report: PlaybackReport) {
    count += 1
    findings.note(.endsOnce, "a report came behind the end", if: isOver)
    switch report {
    case .sending(let chunk): take(chunk)
    case .heard(let position):
      findings.note(
        .countsUpwards, "\(position) came after \(heard), of \(sent.count)",
        if: !(heard...max(heard, sent.count)).contains(position))
      heard = max(heard, position)
    case .ended:
      findings.note(.endsWhenFinished, "ended came before finish()", if: !isFinished)
      isOver = true
    case .failed(let failure):
      findings.note(.ends, "failed(\(failure.code)) came instead of ended")
      isOver = true
    }
  }

  /// Checks that playback ended only after all of the audio had been heard, and that the audio was
  /// sent unchanged.
  mutating func expectAll(_ sound: [Float]) {
    guard isOver else { return }
    findings.note(
      .playsAll, "\(heard) of \(given) were heard, and \(sent.count) sent",
      if: heard != given || sent.count != given)
    let isSame = zip(sent, sound).allSatisfy { abs($0 - $1) < 0.001 }
    findings.note(.tellsWhatItSends, "what was sent is not what was given", if: !isSame)
  }

  /// Checks that all audio from `position` on is silent.
  mutating func expectSilence(from position: Int) {
    let rest = sent.dropFirst(position)
    findings.note(
      .fades, "sound was sent behind the fading", if: rest.isEmpty || rest.contains { $0 != 0 })
  }

  private mutating func take(_ chunk: AudioChunk) {
    findings.note(
      .tellsWhatItSends, "a chunk began at \(chunk.start) instead of \(sent.count)",
      if: chunk.start != sent.count || chunk.end > given)
    findings.note(
      .tellsWhatItSends, "a sample lay outside",
      if: !chunk.samples.allSatisfy { (-1...1).contains($0) })
    sent += chunk.samples
  }
}
