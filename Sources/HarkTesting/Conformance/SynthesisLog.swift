import Hark

/// The input and the reports of a synthesis task under test.
struct SynthesisLog: Sendable {
  private(set) var isOver = false
  private(set) var count = 0
  private(set) var findings = Findings<SynthesizerConformance.Rule>()
  private var given = 0
  private var spoken = 0
  private var hasStarted = false
  private var isFinished = false

  /// Records that text is about to be spoken.
  mutating func give(_ text: String) { given += text.count }

  /// Records that `finish()` is about to be called.
  mutating func finish() { isFinished = true }

  /// Records a violation.
  mutating func note(_ rule: SynthesizerConformance.Rule, _ seen: String) {
    findings.note(rule, seen)
  }

  /// Records a report and checks it against all earlier ones.
  mutating func take(_ report: SynthesisReport) {
    count += 1
    findings.note(.endsOnce, "a report came behind the end", if: isOver)
    switch report {
    case .started:
      findings.note(.tellsItStarted, "started came twice", if: hasStarted && !isOver)
      hasStarted = true
    case .spoke(let characters):
      findings.note(.tellsItStarted, "spoke came before started", if: !hasStarted)
      findings.note(
        .countsUpwards, "\(characters) came after \(spoken), of \(given)",
        if: !(spoken...max(spoken, given)).contains(characters))
      spoken = max(spoken, characters)
    case .level(let level):
      findings.note(.countsUpwards, "the level was \(level)", if: !(0...1).contains(level))
    case .ended:
      findings.note(.endsWhenFinished, "ended came before finish()", if: !isFinished)
      isOver = true
    case .failed(let failure):
      findings.note(.ends, "failed(\(failure.code)) came instead of ended")
      isOver = true
    }
  }
}
