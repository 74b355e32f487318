import Hark

/// Passes audio to a recognition task under test and logs its reports.
struct RecognitionTrial: Sendable {
  /// The options for delivering the audio.
  struct Manner: Sendable {
    /// The number of samples in each chunk.
    var chunk = 1600

    /// The position at which the audio begins.
    var start = 0

    /// Whether the audio is live or waits for the task.
    var delivery = SoundDelivery.waits
  }

  let task: any RecognitionTask
  let log: Watched<RecognitionLog>
  private let manner: Manner
  private let check: RecognizerConformance

  init(
    _ task: any RecognitionTask, log: Watched<RecognitionLog>, manner: Manner,
    check: RecognizerConformance
  ) {
    self.task = task
    self.log = log
    self.manner = manner
    self.check = check
  }

  /// Appends all of the audio, marks the pauses, finishes the task and waits for its end.
  func recognise() async {
    await giveSound()
    log.change { $0.finish() }
    call("finish()") { task.finish() }
    if await !log.wait(within: check.bounds.patient, until: \.isOver) {
      log.change { $0.note(.ends, "ended did not come within \(check.bounds.patient) s") }
    }
    await check.bounds.settle()
    if let failure = log.now.failure {
      log.change { $0.note(.ends, "failed(\(failure.code)) came instead of ended") }
    }
  }

  /// Appends `share` of the audio in chunks, which are also cut at pauses and, to call
  /// `caughtUp()`, at whole seconds.
  func giveSound(upTo share: Double = 1) async {
    let count = Int(Double(check.sound.count) * share)
    var given = 0
    while given < count, !log.now.isOver {
      let end = nextCut(after: given, count: count)
      let chunk = AudioChunk(
        start: manner.start + given, samples: Array(check.sound[given..<end]))
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
      log.change { $0.note(.catchesUp, "it did not within \(check.bounds.patient) s") }
    }
  }

  private func call(_ name: String, _ body: () -> Void) {
    if let breach = check.bounds.prompt(name, body) {
      log.change { $0.note(.returnsAtOnce, breach) }
    }
  }

  /// Cancels the task halfway and waits for reports that must not arrive.
  func cancel() async {
    await giveSound(upTo: 0.5)
    call("cancel") { task.cancel() }
    let late = await check.bounds.growth { log.now.count }
    if late > 0 { log.change { $0.note(.cancelsSilently, "\(late) reports came later") } }
  }
}

extension SpeechPause {
  fileprivate func moved(by offset: Int) -> SpeechPause {
    let range = AudioRange(start: speech.start + offset, end: speech.end + offset)
    return SpeechPause(speech: range, cut: cut + offset)
  }
}
