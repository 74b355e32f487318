import Hark
import HarkTesting
import LedgerCoverage
import SeededTests
import TestLimits
import Testing

@Suite("Speech that is longer than a task", .seeds(50), .hangLimit(minutes: 5))
struct RolloverTests {
  private static func traits(
    longest: Double = 60, atOnce: Int = 2, coolDown: Double = 0, givesWordTimes: Bool = true
  ) -> RecognizerTraits {
    RecognizerTraits(
      name: "limited", locales: [.americanEnglish, .norwegianBokmal], tasksAtOnce: atOnce,
      limits: TaskLimits(
        longest: longest, coolDown: coolDown, givesWordTimes: givesWordTimes))
  }

  /// Returns words that begin every 300 ms and last 250 ms each.
  private static func words(_ count: Int, from start: Int = 0) -> [RecognizedWord] {
    (0..<count).map {
      let begin = start + 4_800 * $0
      return RecognizedWord(text: "w\($0)", range: AudioRange(start: begin, end: begin + 4_000))
    }
  }

  private static func text(_ count: Int) -> String {
    (0..<count).map { "w\($0)" }.joined(separator: " ")
  }

  /// A dictation without pause detection, so that every cut falls within speech.
  private static var unheard: Experience {
    var experience = Experience.dictation
    experience.detection.mode = .disabled
    return experience
  }

  private static func speech(_ seconds: Int) -> String {
    String(repeating: "#", count: 10 * seconds)
  }

  private func speak(_ seconds: Int, on stage: SessionStage) {
    for chunk in SoundTimeline(Self.speech(seconds)).chunks(of: 16_000) {
      stage.microphone.send(chunk.samples)
    }
  }

  /// Starts a recording of this audio and returns its first task.
  ///
  /// The rest of the audio is sent once the task has received the first second. A task that started
  /// after all of the audio would not be cut at a pause, would report its failure immediately, and
  /// could be requested after the next task.
  @discardableResult
  private func record(
    _ picture: String, on stage: SessionStage
  ) async throws -> ScriptedRecognitionTask {
    try await stage.record()
    let task = await stage.recognizer.started()
    for chunk in SoundTimeline(picture).chunks(of: 16_000) {
      stage.microphone.send(chunk.samples)
      if chunk.start == 0 { await task.appended(upTo: chunk.end) }
    }
    return task
  }

  @Test(
    "Three minutes without a pause become one text, from tasks of 58 s that overlap by 1 s",
    // Six minutes of audio take a long time for each seed.
    .covers("S4-38", "S2-20", "S5-EC-2"), .seeds(5), arguments: [1, 2])
  func longSpeech(_ atOnce: Int) async throws {
    let recognizer = ScriptedRecognizer(
      RecognizerScript(spoken: Self.words(590)), traits: Self.traits(atOnce: atOnce),
      decoderCount: atOnce)
    let stage = SessionStage(Self.unheard, recognizer: recognizer)
    try await stage.record()
    // As in real time, each section of audio arrives only after its task has started.
    for (task, seconds) in [(1, 60), (2, 57), (3, 57), (4, 6)] {
      _ = await recognizer.started(task)
      speak(seconds, on: stage)
    }
    await stage.next {
      if case .interim(_, let text, _) = $0 { text.hasSuffix("w589") } else { false }
    }
    try await stage.stop()
    #expect(try await stage.ended() == Self.text(590))
    let ranges = recognizer.tasks.compactMap(\.range)
    #expect(ranges.map(\.start) == [0, 57, 114, 171].map { $0 * 16_000 })
    #expect(ranges.dropLast().map(\.end) == [58, 115, 172].map { $0 * 16_000 })
    #expect(stage.violations == [])
    #expect(stage.failures == [])
    var told: [FinalSegment] = []
    for case .final(_, let segment, _) in stage.noted { told.append(segment) }
    #expect(Set(told.map(\.id)).count == told.count)
    #expect(
      told.sorted { $0.id < $1.id }.map(\.text).filter { !$0.isEmpty }.joined(separator: " ")
        == Self.text(590))
  }

  @Test(
    "From 50 s on, the next pause is the cut, and no speech is passed twice", .covers("S4-38"))
  func pause() async throws {
    let recognizer = ScriptedRecognizer(traits: Self.traits())
    let stage = SessionStage(.dictation, recognizer: recognizer)
    try await record(Self.speech(52) + "__________####", on: stage)
    let next = await recognizer.started(2)
    await next.appended(upTo: 53 * 16_000)
    let ranges = recognizer.tasks.compactMap(\.range)
    #expect(ranges[0].end > 52 * 16_000 && ranges[0].end < 53 * 16_000)
    #expect(ranges[1].start > 52 * 16_000 && ranges[1].start < ranges[0].end)
    #expect(recognizer.tasks[0].isFinished)
    #expect(stage.violations == [])
  }

  @Test("With one task at a time, audio waits for the old task's final results and the cool-down")
  func oneAtATime() async throws {
    let recognizer = ScriptedRecognizer(
      RecognizerScript(spoken: Self.words(300)).atFinish(.hangs),
      RecognizerScript(spoken: Self.words(300)),
      traits: Self.traits(longest: 6, atOnce: 1, coolDown: 0.5), decoderCount: 1)
    let stage = SessionStage(.dictation, recognizer: recognizer)
    try await stage.record()
    speak(7, on: stage)
    let first = await recognizer.started()
    await first.finished()
    first.final(Self.text(19))
    first.say(.ended)
    await stage.rests(for: 0.5)
    #expect(recognizer.tasks.count == 1)
    await stage.clock.advance(by: 0.5)
    let second = await recognizer.started(2)
    await second.appended(upTo: 7 * 16_000)
    #expect(second.range?.start == 76_800)
    try await stage.stop()
    #expect(try await stage.ended() == Self.text(23))
    #expect(stage.violations == [])
  }

  /// A way in which a task ends by itself during speech.
  enum EarlyEnd: CaseIterable {
    case final, error, silence
  }

  @Test(
    "A task that ends by itself is continued where its words end, without a report",
    .covers("S4-38"), arguments: EarlyEnd.allCases)
  func earlyEnd(_ end: EarlyEnd) async throws {
    let words = Self.words(30)
    let recognizer = ScriptedRecognizer(
      RecognizerScript(spoken: words), RecognizerScript(spoken: words), traits: Self.traits())
    let diagnostics = NotedDiagnostics()
    let stage = SessionStage(.dictation, recognizer: recognizer, diagnostics: diagnostics)
    let first = try await record(Self.speech(5), on: stage)
    await first.appended(upTo: 5 * 16_000)
    switch end {
    case .final:
      let range = AudioRange(start: 0, end: 80_000)
      first.say(
        .final(
          FinalSegment(index: 0, text: Self.text(16), range: range, words: Array(words[..<16])),
          at: 80_000))
      first.say(.ended)
    case .error: first.say(.failed(.recognitionFailed))
    case .silence: first.say(.failed(.noSpeechDetected))
    }
    let second = await recognizer.started(2)
    speak(4, on: stage)
    await second.appended(upTo: 9 * 16_000)
    try await stage.stop()
    #expect(try await stage.ended() == Self.text(30))
    #expect(stage.failures == [])
    #expect(stage.violations == [])
    // The diagnostics report the error and contain no speech content.
    #expect(
      diagnostics.reports.map(\.description)
        == (end == .error
          ? ["overcome=recognitionFailed phase=running recognizer=limited"] : []))
    #expect(second.range.map { $0.start >= 60_000 && $0.start <= 64_000 } == true)
  }

  @Test(
    "Quick failures are retried after 0.1, 0.3, and 1 s; then the recording ends with its text",
    .covers("S4-38"))
  func backOff() async throws {
    let broken = RecognizerScript.refuses(.recognizerBusy)
    let recognizer = ScriptedRecognizer(
      RecognizerScript(spoken: Self.words(10)), broken, broken, broken,
      traits: Self.traits())
    let diagnostics = NotedDiagnostics()
    let stage = SessionStage(.dictation, recognizer: recognizer, diagnostics: diagnostics)
    let first = try await record(Self.speech(3), on: stage)
    await first.appended(upTo: 3 * 16_000)
    first.say(.failed(.serviceUnavailable))
    for (number, seconds) in [0.1, 0.3, 1].enumerated() {
      await recognizer.asked(number + 2)
      await stage.rests(for: seconds)
      await stage.clock.advance(by: seconds)
    }
    #expect(try await stage.failure() == .recognizerBusy)
    #expect(try await stage.ended() == Self.text(10))
    #expect(recognizer.requests.count == 5)
    #expect(
      diagnostics.reports.map(\.matter) == [
        .overcome(.serviceUnavailable), .overcome(.recognizerBusy), .overcome(.recognizerBusy),
        .overcome(.recognizerBusy), .failure(.recognizerBusy),
      ])
  }

  @Test("A task that fails after its cut is reported to developers only")
  func failureBehindTheCut() async throws {
    let script = RecognizerScript(spoken: Self.words(60))
    let recognizer = ScriptedRecognizer(
      script.atFinish(.fails(.serviceUnavailable)), script, traits: Self.traits(longest: 6))
    let diagnostics = NotedDiagnostics()
    let stage = SessionStage(Self.unheard, recognizer: recognizer, diagnostics: diagnostics)
    try await record(Self.speech(8), on: stage)
    let second = await recognizer.started(2)
    await second.appended(upTo: 8 * 16_000)
    try await stage.stop()
    #expect(try await stage.ended() == Self.text(26))
    #expect(stage.failures == [])
    #expect(diagnostics.reports.map(\.matter) == [.overcome(.serviceUnavailable)])
  }

  @Test("A failure that only developers see does not hide that no speech was recognized")
  func silenceBehindTheCut() async throws {
    let recognizer = ScriptedRecognizer(
      RecognizerScript().atFinish(.fails(.serviceUnavailable)), RecognizerScript(),
      traits: Self.traits(longest: 6))
    let stage = SessionStage(Self.unheard, recognizer: recognizer)
    try await record(Self.speech(8), on: stage)
    let second = await recognizer.started(2)
    await second.appended(upTo: 8 * 16_000)
    try await stage.stop()
    #expect(try await stage.ended() == "")
    #expect(try await stage.failure() == .noSpeechDetected)
    #expect(stage.failures == [.noSpeechDetected])
  }

  @Test("A failure of the last task is reported even if an earlier one is not finished")
  func failureBeforeTheEarlierEnd() async throws {
    let recognizer = ScriptedRecognizer(
      RecognizerScript().atFinish(.hangs), RecognizerScript().atFinish(.fails(.serviceUnavailable)),
      traits: Self.traits(longest: 6))
    let diagnostics = NotedDiagnostics()
    let stage = SessionStage(Self.unheard, recognizer: recognizer, diagnostics: diagnostics)
    let first = try await record(Self.speech(8), on: stage)
    let second = await recognizer.started(2)
    await second.appended(upTo: 8 * 16_000)
    try await stage.stop()
    #expect(try await stage.failure() == .serviceUnavailable)
    first.say(.ended)
    #expect(try await stage.ended() == "")
    #expect(stage.failures == [.serviceUnavailable])
    #expect(diagnostics.reports.map(\.matter) == [.failure(.serviceUnavailable)])
  }

  @Test(
    "Long speech is reported once, if joins may be noticeable",
    arguments: [
      (traits(longest: 6), 0), (traits(longest: 6, atOnce: 1), 1),
      (traits(longest: 6, givesWordTimes: false), 1),
      (traits(longest: 60, givesWordTimes: false), 0),
    ])
  func longSpeechIsTold(_ traits: RecognizerTraits, _ count: Int) async throws {
    let recognizer = ScriptedRecognizer(
      RecognizerScript(spoken: Self.words(60)), traits: traits, decoderCount: traits.tasksAtOnce)
    let stage = SessionStage(Self.unheard, recognizer: recognizer)
    try await stage.record()
    for (task, seconds) in traits.limits.longest == 6 ? [(1, 7), (2, 6), (3, 3)] : [(1, 16)] {
      let running = await recognizer.started(task)
      speak(seconds, on: stage)
      await running.appended(upTo: 16_000)
    }
    await stage.next {
      if case .interim(_, let text, _) = $0 { text.hasSuffix("w52") } else { false }
    }
    try await stage.stop()
    #expect(try await stage.ended() == Self.text(53))
    #expect(stage.noted.count { $0 == .cue(.longSpeech) } == count)
  }

  @Test("A task that fails quickly leaves all of its audio to the next, so no word is lost")
  func nothingLost() async throws {
    let words = Self.words(60)
    let recognizer = ScriptedRecognizer(
      RecognizerScript(spoken: words), RecognizerScript.refuses(.recognizerBusy),
      RecognizerScript(spoken: words), traits: Self.traits(longest: 6))
    let stage = SessionStage(.dictation, recognizer: recognizer)
    try await record(Self.speech(8), on: stage)
    await recognizer.asked(2)
    await stage.rests(for: 0.1)
    await stage.clock.advance(by: 0.1)
    let last = await recognizer.started(2)
    await last.appended(upTo: 8 * 16_000)
    try await stage.stop()
    #expect(try await stage.ended() == Self.text(26))
    #expect(stage.failures == [])
  }

  @Test("A stop while the next task is refused loses nothing: the task is requested again")
  func refusedBehindTheStop() async throws {
    let words = Self.words(60)
    let recognizer = ScriptedRecognizer(
      RecognizerScript(spoken: words), RecognizerScript.refuses(.recognizerBusy).slowly(),
      RecognizerScript.refuses(.recognizerBusy), RecognizerScript(spoken: words),
      traits: Self.traits(longest: 6))
    let stage = SessionStage(.dictation, recognizer: recognizer)
    try await record(Self.speech(8), on: stage)
    await recognizer.asked(2)
    // The task is requested at 5.8 s, and the stop may overtake the remaining audio.
    _ = try await stage.snapshot { $0.elapsed > 7.9 }
    let stopping = Task { [voice = try stage.voice] in try await voice.stop() }
    await stage.next { if case .recordingStopped = $0 { true } else { false } }
    recognizer.letStart()
    for pause in [0.1, 0.3] {
      await stage.rests(for: pause)
      await stage.clock.advance(by: pause)
    }
    try await stopping.value
    #expect(try await stage.ended() == Self.text(26))
    #expect(stage.failures == [])
  }

  @Test("A recognizer that keeps refusing after the stop is reported, and the text is kept")
  func refusedForGood() async throws {
    let refusal = RecognizerScript.refuses(.recognizerBusy)
    let recognizer = ScriptedRecognizer(
      RecognizerScript(spoken: Self.words(60)), refusal.slowly(), refusal, refusal, refusal,
      traits: Self.traits(longest: 6))
    let stage = SessionStage(.dictation, recognizer: recognizer)
    try await record(Self.speech(8), on: stage)
    await recognizer.asked(2)
    let stopping = Task { [voice = try stage.voice] in try await voice.stop() }
    await stage.next { if case .recordingStopped = $0 { true } else { false } }
    recognizer.letStart()
    for pause in [0.1, 0.3, 1] {
      await stage.rests(for: pause)
      await stage.clock.advance(by: pause)
    }
    try await stopping.value
    let text = try await stage.ended()
    #expect(!text.isEmpty && Self.text(26).hasPrefix(text))
    #expect(recognizer.requests.count == 5)
    #expect(stage.failures == [.recognizerBusy])
  }

  @Test(
    "A permanent failure ends the recording immediately with its text", .covers("S2-49"))
  func lasting() async throws {
    let recognizer = ScriptedRecognizer(
      RecognizerScript(spoken: Self.words(10)), traits: Self.traits())
    let stage = SessionStage(.capture, recognizer: recognizer)
    try await stage.record()
    speak(3, on: stage)
    let task = await recognizer.started()
    await task.appended(upTo: 3 * 16_000)
    task.say(.failed(.networkUnavailable))
    #expect(try await stage.failure() == .networkUnavailable)
    #expect(try await stage.ended() == Self.text(10))
    #expect(recognizer.requests.count == 1)
  }

  @Test(
    "A recognizer that does not start ends the recording after a limit, with all audio kept")
  func overfull() async throws {
    let recognizer = ScriptedRecognizer(
      RecognizerScript(spoken: Self.words(60)), RecognizerScript(spoken: Self.words(60)).slowly(),
      traits: Self.traits(longest: 6))
    let stage = SessionStage(Self.unheard, recognizer: recognizer)
    try await record(Self.speech(7), on: stage)
    await recognizer.asked(2)
    try await stage.phase { $0 == .recording(.hand) }
    await stage.clock.advance(by: 4)
    speak(2, on: stage)
    #expect(try await stage.failure() == .serviceUnavailable)
    recognizer.letStart()
    let text = try await stage.ended()
    #expect(text.hasPrefix(Self.text(20)) && Self.text(31).hasPrefix(text), "\(text.suffix(20))")
  }

  @Test(
    "On-demand audio gives the same text for any chunk size", arguments: [160, 4_000])
  func waits(_ chunk: Int) async throws {
    let sound = SoundTimeline(String(repeating: "#", count: 200))
    let microphone = ScriptedMicrophone(
      .plays(sound.chunks(of: chunk).map(\.samples)), delivery: .waits)
    let recognizer = ScriptedRecognizer(
      RecognizerScript(spoken: Self.words(66)), traits: Self.traits(longest: 6))
    let stage = SessionStage(.dictation, microphone: microphone, recognizer: recognizer)
    try await stage.voice.toggle()
    #expect(try await stage.ended() == Self.text(66))
    #expect(recognizer.tasks.compactMap(\.range?.start) == [0, 76_800, 153_600, 230_400])
    #expect(stage.violations == [])
  }
}

extension SessionStage {
  /// Waits until the session sleeps for `seconds` from the current time.
  fileprivate func rests(for seconds: Double) async {
    var count = 0
    while !clock.deadlines.contains(where: { abs($0 - clock.now - seconds) < 1e-9 }) {
      count += 1
      await clock.sleepers(count)
    }
  }
}
