import Hark

/// Passes audio to a recognition task under test and logs its reports.
struct RecognitionTrial: Sendable {
  /// The options for delivering the audio.
  struct Manner: Sendable {
    /// The number of samples in each chunk.
    var chunk = 1600

    /// The position at which the audio begins.
    var start = 0
    var delivery = SoundDelivery.waits
  }

  let task: any RecognitionTask
  let log: Watched<RecognitionLog>
  let manner: Manner
  let check: RecognizerConformance

  func recognise() async {
    await giveSound()
    log.change { $0.finish() }
    call("finish()") { task.finish() }
    if await !log.wait(within: check.bounds.patient, until: \.isOver) {
      log.change { $0.findings.note(.ends, "ended did not come within \(check.bounds.patient) s") }
    }
    await check.bounds.settle()
    if let failure = log.now.failure {
      log.change { $0.findings.note(.ends, "failed(\(failure.code)) came instead of ended") }
    }
  }

  /// Appends `share` of the audio in chunks, which are also cut at pauses and, to call
  /// `caughtUp()`, at whole seconds.
  func giveSound(upTo share: Double = 1) async {
    let count = Int(Double(check.sound.count) * share)
    var given = 0
    while given < count, !log.now.isOver {
      let end = nextCut(after: given, count: count)
      let chunk = AudioChunk(start: manner.start + given, samples: Array(check.sound[given..<end]))
      log.change { $0.give(upTo: chunk.end) }
      call("append") { task.append(chunk) }
      for pause in check.pauses where pause.cut == end {
        call("markPause") { task.markPause(pause.moved(by: manner.start)) }
      }
      given = end
      if given % AudioChunk.sampleRate == 0 || given == count { await catchUp() }
    }
  }

  private func nextCut(after given: Int, count: Int) -> Int {
    let rate = AudioChunk.sampleRate
    let cuts = [count, given + manner.chunk, (given / rate + 1) * rate] + check.pauses.map(\.cut)
    return cuts.filter { $0 > given }.min() ?? count
  }

  private func catchUp() async {
    guard manner.delivery == .waits, !log.now.isStuck else { return }
    let task = task
    if await Trial.run(within: check.bounds.patient, { await task.caughtUp() }) == nil {
      log.change { $0.findings.note(.catchesUp, "it did not within \(check.bounds.patient) s") }
    }
  }

  private func call(_ name: String, _ body: () -> Void) {
    if let breach = check.bounds.prompt(name, body) {
      log.change { $0.findings.note(.returnsAtOnce, breach) }
    }
  }

  func cancel() async {
    await giveSound(upTo: 0.5)
    call("cancel") { task.cancel() }
    let late = await check.bounds.growth { log.now.count }
    if late > 0 { log.change { $0.findings.note(.cancelsSilently, "\(late) reports came later") } }
  }
}

extension SpeechPause {
  fileprivate func moved(by offset: Int) -> SpeechPause {
    let range = AudioRange(start: speech.start + offset, end: speech.end + offset)
    return SpeechPause(speech: range, cut: cut + offset)
  }
}

/// Starts tasks of the recognizer under test and compares their results.
struct TaskStarter: Sendable {
  private typealias Rule = RecognizerConformance.Rule

  let recognizer: any Recognizer
  let locale: LocaleTag
  let check: RecognizerConformance

  func start(
    _ manner: RecognitionTrial.Manner = RecognitionTrial.Manner()
  ) async -> Attempt<RecognitionTrial> {
    let request = RecognitionRequest(locale: locale, delivery: manner.delivery)
    let log = Watched(RecognitionLog(start: manner.start))
    let starting = await Trial.run(within: check.bounds.patient) {
      await Attempt {
        let task = try await recognizer.startTask(request) { report in
          log.change { $0.take(report) }
        }
        return RecognitionTrial(task: task, log: log, manner: manner, check: check)
      }
    }
    return starting ?? .threw("nothing in time")
  }

  /// Starts a task; records a finding and returns `nil` if it cannot start.
  ///
  /// When the decoder of a canceled task must be free again, starting is retried, because the
  /// release may take a moment.
  func started(
    _ manner: RecognitionTrial.Manner, or rule: RecognizerConformance.Rule,
    _ findings: inout Findings<RecognizerConformance.Rule>
  ) async -> RecognitionTrial? {
    var attempt = await start(manner)
    for _ in 0..<5 {
      guard rule == .freesDecoders, case .refused(.recognizerBusy) = attempt else { break }
      await check.bounds.settle()
      attempt = await start(manner)
    }
    switch attempt {
    case .came(let trial): return trial
    case .refused(let failure): findings.note(rule, "startTask threw \(failure.code)")
    case .threw(let error): findings.note(.throwsVoiceFailures, "startTask threw a \(error)")
    }
    return nil
  }
}

extension TaskStarter {
  /// Recognizes the audio with different chunk sizes, start positions, and deliveries; returns
  /// `false` if the first task cannot start or a task does not end.
  func checkResults(_ findings: inout Findings<RecognizerConformance.Rule>) async -> Bool {
    let manners = [
      RecognitionTrial.Manner(chunk: 1600, start: 0, delivery: .waits),
      RecognitionTrial.Manner(chunk: 160, start: 48_000, delivery: .waits),
      RecognitionTrial.Manner(chunk: 16_000, start: 0, delivery: .waits),
      RecognitionTrial.Manner(chunk: 1600, start: 0, delivery: .live),
    ]
    var reference: RecognitionLog?
    for manner in manners {
      let rule: Rule = reference == nil ? .starts : .freesDecoders
      guard let trial = await started(manner, or: rule, &findings) else {
        return reference != nil
      }
      await trial.recognise()
      let log = trial.log.now
      findings.take(log.findings)
      if manner.delivery == .waits, let reference, let breach = difference(log, reference) {
        findings.note(.ignoresChunkSize, breach)
      }
      reference = reference ?? log
      guard log.isOver else {
        trial.task.cancel()
        return false
      }
    }
    if let count = reference?.wordCount, let words = check.words, findings.all.isEmpty {
      findings.note(.hearsWords, "\(count) words, not \(words)", if: !words.contains(count))
    }
    return true
  }

  private func difference(_ log: RecognitionLog, _ reference: RecognitionLog) -> String? {
    if log.results == reference.results { return nil }
    let counts = [reference, log].map { "\($0.interims.count) interims, \($0.finals.count) finals" }
    if counts[0] != counts[1] { return "\(counts[0]) once and \(counts[1]) another time" }
    let place = zip(log.results, reference.results).prefix { $0 == $1 }.count
    return "result \(place) of \(log.results.count) differs in text or place"
  }

  func checkCancelling(_ findings: inout Findings<RecognizerConformance.Rule>) async {
    let manner = RecognitionTrial.Manner(delivery: .live)
    guard let trial = await started(manner, or: .freesDecoders, &findings) else { return }
    await trial.cancel()
    findings.take(trial.log.now.findings)
  }

  func checkTwoAtOnce(_ findings: inout Findings<RecognizerConformance.Rule>) async {
    let manner = RecognitionTrial.Manner()
    guard let first = await started(manner, or: .freesDecoders, &findings) else { return }
    var second: RecognitionTrial?
    switch await start(manner) {
    case .came(let trial): second = trial
    case .refused(.recognizerBusy): break
    case .refused(let failure): findings.note(.servesTwoOrRefuses, "\(failure.code) was thrown")
    case .threw(let error): findings.note(.throwsVoiceFailures, "startTask threw a \(error)")
    }
    await first.giveSound(upTo: 0.5)
    await second?.recognise()
    if let second {
      let known = findings.all.map(\.rule)
      let breaches = second.log.now.findings.all.filter { !known.contains($0.rule) }
      findings.note(
        .servesTwoOrRefuses, breaches.map(\.description).joined(separator: " "),
        if: !breaches.isEmpty)
    }
    first.task.cancel()
  }

  /// Starts tasks one after another, alternately canceled and finished.
  func checkReuse(_ findings: inout Findings<RecognizerConformance.Rule>) async {
    for number in 0..<6 {
      let manner = RecognitionTrial.Manner(delivery: .live)
      guard let trial = await started(manner, or: .freesDecoders, &findings) else { return }
      if number % 2 == 0 {
        trial.task.cancel()
      } else {
        trial.log.change { $0.finish() }
        trial.task.finish()
        let didEnd = await trial.log.wait(within: check.bounds.patient, until: \.isOver)
        findings.note(.ends, "a task without sound did not end", if: !didEnd)
        trial.task.cancel()
      }
    }
  }
}
