import Hark

/// The logic of a scripted task, as a value: the audio received so far and the reports about it.
struct ScriptedListener: Sendable {
  private(set) var violations: [String] = []
  private(set) var chunks: [AudioChunk] = []
  private(set) var pauses: [SpeechPause] = []
  private(set) var isFinished = false
  private(set) var isCancelled = false

  /// Whether `ended` or `failed` has been reported, or the task has been canceled.
  var isOver: Bool { isCancelled || hasEnded }

  private let script: RecognizerScript
  private var nextStep = 0
  private var hasEnded = false
  private var index = 0
  private var segmentStart: Int?
  private var latest = 0
  private var text = ""
  private var words: [RecognizedWord] = []

  /// The maximum length of a task's audio, in samples; `nil` if unlimited.
  private let limit: Int?

  init(_ script: RecognizerScript, limits: TaskLimits = .none) {
    self.script = script
    limit = limits.longest.map { AudioTime.samples($0) }
  }

  private var start: Int { chunks.first?.start ?? 0 }

  /// The position to which the script's times are relative.
  private var origin: Int { script.isInSessionTime ? 0 : start }
  private var end: Int { chunks.last?.end ?? 0 }
}

extension ScriptedListener {
  mutating func append(_ chunk: AudioChunk) -> [RecognitionReport] {
    guard isTaking("Audio was appended"), isInOrder(chunk) else { return [] }
    chunks.append(chunk)
    if segmentStart == nil {
      segmentStart = chunk.start
      nextStep = script.steps.firstIndex { origin + $0.begin >= chunk.start } ?? script.steps.count
    }
    if let limit, end - start > limit, chunk.start - start <= limit {
      violations.append("More audio was appended than a task accepts: start another in time.")
    }
    var reports: [RecognitionReport] = []
    while !isOver, nextStep < script.steps.count, origin + script.steps[nextStep].position <= end {
      let step = script.steps[nextStep]
      nextStep += 1
      reports += hear(step.line, at: origin + step.position)
    }
    return reports
  }

  /// Makes the segment before the pause final, unless the script ignores pauses.
  mutating func markPause(_ pause: SpeechPause) -> [RecognitionReport] {
    guard isTaking("A pause was marked"), isWithinSound(pause) else { return [] }
    pauses.append(pause)
    guard !script.ignoresPauses, !isOver else { return [] }
    let number = pauses.count - 1
    let scripted = script.atPauses.indices.contains(number) ? script.atPauses[number] : nil
    return [settle(scripted, cut: pause.cut, at: pause.cut)]
  }

  /// Returns the reports that the script makes at the end of the audio.
  mutating func finish() -> [RecognitionReport] {
    guard isTaking("The task was finished") else { return [] }
    isFinished = true
    guard !isOver else { return [] }
    switch script.atFinish {
    case .hangs: return []
    case .fails(let failure): return hear(.failure(failure), at: end)
    case .confirms where text.isEmpty: return [close(.ended)]
    case .confirms: return [settle(nil, cut: end, at: end), close(.ended)]
    case .says(let scripted): return [settle(scripted, cut: end, at: end), close(.ended)]
    }
  }

  mutating func cancel() { isCancelled = true }

  /// Returns a report that the test makes manually; if it is invalid, records a violation instead.
  mutating func say(_ report: RecognitionReport) -> [RecognitionReport] {
    guard !isOver else {
      violations.append("A report was made after the end of the task.")
      return []
    }
    if case .final(let segment, _) = report {
      guard segment.index >= index else {
        violations.append("Final \(segment.index) was reported when \(index) was next.")
        return []
      }
      index = segment.index + 1
      text = ""
      words = []
      segmentStart = segment.range.end
    }
    switch report {
    case .interim(_, let at), .final(_, let at): latest = max(latest, at)
    case .ended, .failed: hasEnded = true
    }
    return [report]
  }
}

extension ScriptedListener {
  private mutating func hear(
    _ line: RecognizerScript.Line, at position: Int
  ) -> [RecognitionReport] {
    latest = max(latest, position)
    switch line {
    case .interim(let text): self.text = text
    case .word(let word, let from):
      let range = AudioRange(start: origin + AudioTime.samples(from), end: position)
      words.append(RecognizedWord(text: word, range: range))
      text += text.isEmpty ? word : " " + word
    case .final(let text): return [settle(text, cut: position, at: position)]
    case .failure(let failure): return [close(.failed(failure))]
    }
    let isTimed = script.isInSessionTime && text == words.map(\.text).joined(separator: " ")
    return [
      .interim(InterimSegment(index: index, text: text, words: isTimed ? words : []), at: latest)
    ]
  }

  private mutating func settle(
    _ scripted: String?, cut: Int, at position: Int
  ) -> RecognitionReport {
    let final = scripted ?? text
    let range = AudioRange(start: segmentStart ?? start, end: cut)
    let kept = final == words.map(\.text).joined(separator: " ") ? words : []
    let segment = FinalSegment(index: index, text: final, range: range, words: kept)
    index += 1
    segmentStart = cut
    text = ""
    words = []
    latest = max(latest, position)
    return .final(segment, at: latest)
  }

  private mutating func close(_ report: RecognitionReport) -> RecognitionReport {
    hasEnded = true
    return report
  }
}

extension ScriptedListener {
  /// Returns whether the task still accepts calls, and records a violation if it does not.
  ///
  /// A failed task accepts calls, because its caller may not yet know of the failure.
  private mutating func isTaking(_ deed: String) -> Bool {
    if isFinished { violations.append("\(deed) after finish().") }
    if isCancelled { violations.append("\(deed) after cancel().") }
    return !isFinished && !isCancelled
  }

  private mutating func isInOrder(_ chunk: AudioChunk) -> Bool {
    if chunk.samples.isEmpty { violations.append("An empty chunk was appended.") }
    if !chunks.isEmpty, chunk.start != end {
      violations.append("A chunk from \(chunk.start) was appended when \(end) was next.")
      return false
    }
    return !chunk.samples.isEmpty
  }

  private mutating func isWithinSound(_ pause: SpeechPause) -> Bool {
    let floor = pauses.last?.cut ?? start
    if pause.cut > end {
      violations.append("A pause was cut at \(pause.cut), beyond the appended audio (\(end)).")
    }
    if pause.cut < pause.speech.end {
      violations.append("A pause was cut at \(pause.cut), before the speech ended.")
    }
    if pause.cut < floor || pause.speech.end < floor {
      violations.append(
        "A pause was marked at \(pause.cut), before the last final position (\(floor)).")
    }
    return pause.cut <= end && pause.cut >= pause.speech.end && pause.speech.end >= floor
  }
}

extension RecognizerScript.Step {
  /// The time at which the step's text begins, in samples.
  fileprivate var begin: Int {
    if case .word(_, let from) = line { AudioTime.samples(from) } else { position }
  }
}
