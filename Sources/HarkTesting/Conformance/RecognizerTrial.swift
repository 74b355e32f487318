import Hark

/// Starts tasks of the recognizer under test and compares their results.
struct RecognizerTrial: Sendable {
  private typealias Rule = RecognizerConformance.Rule

  let recognizer: any Recognizer
  let locale: LocaleTag
  let check: RecognizerConformance

  /// Starts a task; returns `nil` if `startTask` does not return in time.
  private func start(_ manner: RecognitionManner) async -> Attempt<RecognitionTrial>? {
    let request = RecognitionRequest(locale: locale, delivery: manner.delivery)
    let log = Watched(RecognitionLog(manner))
    return await Trial.run(within: check.bounds.patient) {
      await Attempt {
        let task = try await recognizer.startTask(request) { report in
          log.change { $0.take(report) }
        }
        return RecognitionTrial(task: task, log: log, bounds: check.bounds)
      }
    }
  }

  /// Starts a task; records a finding and returns `nil` if it cannot start.
  ///
  /// `freesDecoders` allows retries: a canceled task may take a moment to free its decoder.
  private func start(
    _ manner: RecognitionManner, or rule: Rule, _ findings: inout Findings<Rule>
  ) async -> RecognitionTrial? {
    var attempt = await start(manner)
    for _ in 0..<5 {
      guard rule == .freesDecoders, case .refused(.recognizerBusy) = attempt else { break }
      await check.bounds.settle()
      attempt = await start(manner)
    }
    return findings.result(of: "startTask", attempt, or: rule)
  }

  private func recognize(_ trial: RecognitionTrial) async {
    await append(to: trial)
    trial.finish { $0.finish() }
    await trial.awaitEnd()
    if let failure = trial.log.now.failure { trial.log.change { $0.fail(failure) } }
  }

  /// Appends the fraction `share` of the audio in chunks that also end at pauses and whole seconds.
  private func append(to trial: RecognitionTrial, share: Double = 1) async {
    let manner = trial.log.now.manner
    let count = Int(Double(check.sound.count) * share)
    var given = 0
    while given < count, !trial.log.now.progress.isOver {
      let second = (given / AudioChunk.sampleRate + 1) * AudioChunk.sampleRate
      let cuts = [count, given + manner.chunk, second] + check.pauses.map(\.cut)
      let end = cuts.filter { $0 > given }.min() ?? count
      let chunk = AudioChunk(start: manner.start + given, samples: Array(check.sound[given..<end]))
      trial.log.change { $0.given = chunk.end }
      trial.call("append") { $0.append(chunk) }
      for pause in check.pauses where pause.cut == end {
        trial.call("markPause") { $0.markPause(pause.moved(by: manner.start)) }
      }
      given = end
      if given % AudioChunk.sampleRate == 0 || given == count { await catchUp(trial) }
    }
  }

  private func catchUp(_ trial: RecognitionTrial) async {
    let (log, patient) = (trial.log.now, check.bounds.patient)
    guard log.manner.delivery == .waits, !log.isStuck else { return }
    if await Trial.run(within: patient, { await trial.task.caughtUp() }) == nil {
      trial.note(.catchesUp, "it did not return within \(patient) s")
    }
  }
}

extension SpeechPause {
  fileprivate func moved(by offset: Int) -> SpeechPause {
    SpeechPause(speech: speech.moved(by: offset), cut: cut + offset)
  }
}

extension RecognizerTrial {
  /// Recognizes the audio with different chunk sizes, start positions, and delivery modes.
  ///
  /// Returns `false` if the first task cannot start or a task does not end.
  func checkResults(_ findings: inout Findings<RecognizerConformance.Rule>) async -> Bool {
    let manners = [
      RecognitionManner(), RecognitionManner(chunk: 160, start: 48_000),
      RecognitionManner(chunk: 16_000), RecognitionManner(delivery: .live),
    ]
    var reference: RecognitionLog?
    for manner in manners {
      let rule: Rule = reference == nil ? .starts : .freesDecoders
      guard let trial = await start(manner, or: rule, &findings) else { return reference != nil }
      await recognize(trial)
      let log = trial.log.now
      findings.take(log.findings)
      if manner.delivery == .waits, let reference, let breach = difference(log, reference) {
        findings.note(.ignoresChunkSize, breach)
      }
      reference = reference ?? log
      guard log.progress.isOver else {
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
    if counts[0] != counts[1] { return "\(counts[0]), then \(counts[1])" }
    let place = zip(log.results, reference.results).prefix { $0 == $1 }.count
    return "result \(place) of \(log.results.count) differs in text or position"
  }

  func checkCancelling(_ findings: inout Findings<RecognizerConformance.Rule>) async {
    let manner = RecognitionManner(delivery: .live)
    guard let trial = await start(manner, or: .freesDecoders, &findings) else { return }
    await append(to: trial, share: 0.5)
    trial.call("cancel") { $0.cancel() }
    await trial.expectSilence(or: .cancelsSilently)
    findings.take(trial.log.now.findings)
  }

  func checkTwoAtOnce(_ findings: inout Findings<RecognizerConformance.Rule>) async {
    let manner = RecognitionManner()
    guard let first = await start(manner, or: .freesDecoders, &findings) else { return }
    let second: RecognitionTrial?
    switch await start(manner) {
    case .refused(.recognizerBusy): second = nil
    case let attempt: second = findings.result(of: "startTask", attempt, or: .servesTwoOrRefuses)
    }
    await append(to: first, share: 0.5)
    if let second {
      await recognize(second)
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
      let manner = RecognitionManner(delivery: .live)
      guard let trial = await start(manner, or: .freesDecoders, &findings) else { return }
      if number % 2 == 1 {
        trial.finish { $0.finish() }
        let didEnd = await trial.log.wait(within: check.bounds.patient) { $0.progress.isOver }
        findings.note(.ends, "a task without sound did not end", if: !didEnd)
      }
      trial.task.cancel()
    }
  }
}
