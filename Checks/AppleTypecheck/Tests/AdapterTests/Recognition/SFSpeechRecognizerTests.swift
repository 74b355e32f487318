import Foundation
import Hark
import HarkTesting
import LedgerCoverage
import Speech
import Testing

@testable import HarkApple

extension AppleSuite {
  @Suite("SFSpeechRecognizer, with a scripted stand-in") struct SFSpeechRecognizerTests {
    private let reports = Reports()

    private func recognizer(
      _ preference: RecognizerPreference = .preferOnDevice, isConnected: Bool = true,
      wanted: [LocaleTag] = [.americanEnglish], timekeeper: any Timekeeper = ManualTimekeeper()
    ) -> SFSpeechRecognizerRecognizer {
      SFSpeechRecognizerRecognizer(
        wanted: wanted, preference: preference, device: .americanEnglish,
        reachability: ScriptedReachability(isConnected: isConnected), timekeeper: timekeeper)
    }

    private func start(
      _ recognizer: SFSpeechRecognizerRecognizer, _ locale: LocaleTag = .americanEnglish,
      _ preference: RecognizerPreference = .preferOnDevice, phrases: [String] = []
    ) async throws -> any RecognitionTask {
      try await recognizer.startTask(
        RecognitionRequest(
          locale: locale, preference: preference, contextualPhrases: phrases)
      ) { [reports] in reports.take($0) }
    }

    @Test("It fulfills the port's contract")
    func conformance() async {
      SpeechScript.reset(plans: [SpokenSteps.plan("one two three")])
      let check = RecognizerConformance(words: 3...3) { [self] in
        recognizer(timekeeper: SystemTimekeeper())
      }
      let findings = await check.findings()
      #expect(findings == [])
    }

    @Test(
      "A dictation reports interim results, on the device, with contextual strings",
      .covers("S2-44", "S1-56"))
    func request() async throws {
      SpeechScript.reset()
      let phrases = (0..<120).map { "phrase \($0)" }
      let task = try await start(recognizer(), phrases: phrases)
      task.give(0.1)
      await logged("start")
      let request = try #require(SpeechScript.requests.first)
      #expect(request.locale == "en-US")
      #expect(request.requiresOnDevice && request.reportsPartials && request.isDictation)
      #expect(request.addsPunctuation)
      #expect(request.phrases == Array(phrases.prefix(RecognitionRequest.phraseLimit)))
      task.cancel()
    }

    @Test("Recognition that must stay on the device does not start where that is unsupported")
    func promise() async {
      SpeechScript.reset(supportsOnDevice: false)
      let promised = recognizer(.onDeviceOnly)
      #expect(promised.unavailability == .recognizerUnavailable)
      await #expect(throws: VoiceFailure.recognizerUnavailable) {
        try await start(promised, .americanEnglish, .onDeviceOnly)
      }
      #expect(SpeechScript.requests.isEmpty)
    }

    @Test(
      "Without on-device recognition, the network is requested and used", .covers("S2-44"))
    func network() async throws {
      SpeechScript.reset(supportsOnDevice: false)
      #expect(recognizer().traits.needsNetwork)
      let task = try await start(recognizer())
      task.give(0.1)
      await logged("start")
      #expect(SpeechScript.requests.map(\.requiresOnDevice) == [false])
      task.cancel()
      await #expect(throws: VoiceFailure.networkUnavailable) {
        try await start(recognizer(isConnected: false))
      }
    }

    @Test("Recognition that prefers the network stays on the device without one")
    func preferNetwork() async throws {
      SpeechScript.reset()
      let first = recognizer(.preferNetwork)
      let online = try await start(first, .americanEnglish, .preferNetwork)
      await logged("start")
      online.cancel()
      let offline = recognizer(.preferNetwork, isConnected: false)
      #expect(!offline.traits.needsNetwork)
      _ = try await start(offline, .americanEnglish, .preferNetwork)
      await logged("start", times: 2)
      #expect(SpeechScript.requests.map(\.requiresOnDevice) == [false, true])
    }

    @Test(
      "A missing recognizer, a busy one, and an unknown language are distinguished",
      .covers("S2-57"))
    func missing() async {
      SpeechScript.reset(locales: [])
      #expect(recognizer().unavailability == .recognizerUnavailable)
      SpeechScript.reset(isAvailable: false)
      #expect(recognizer().unavailability == .serviceUnavailable)
      await #expect(throws: VoiceFailure.serviceUnavailable) { try await start(recognizer()) }
      SpeechScript.reset()
      #expect(recognizer().unavailability == nil)
      await #expect(throws: VoiceFailure.localeUnsupported) {
        try await start(recognizer(), .init("tlh") ?? .americanEnglish)
      }
    }

    @Test("It listens in Norwegian and in American English", .covers("S4-10", "S2-58", "S1-60"))
    func languages() async throws {
      SpeechScript.reset(locales: ["en-GB", "en-US", "nb-NO"])
      for locale in [LocaleTag.norwegianBokmal, .americanEnglish] {
        let task = try await start(recognizer(wanted: [locale]), locale)
        await logged("start", times: locale == .norwegianBokmal ? 1 : 2)
        task.cancel()
      }
      #expect(SpeechScript.requests.map(\.locale) == ["nb-NO", "en-US"])
    }

    @Test("A second task is refused as long as the first is alive")
    func busy() async throws {
      SpeechScript.reset(plans: [SpokenSteps.plan("one")])
      let recognizer = recognizer()
      let task = try await start(recognizer)
      await #expect(throws: VoiceFailure.recognizerBusy) { try await start(recognizer) }
      task.give(1)
      task.finish()
      await reports.end()
      // The recognizer accepts another task as soon as the first has reported its end.
      try await start(recognizer).cancel()
    }

    @Test("A canceled task keeps the recognizer until the system confirms the cancellation")
    func cancelling() async throws {
      SpeechScript.reset(plans: [[(.cancel, .breaks("kAFAssistantErrorDomain", 216))]])
      let recognizer = recognizer()
      try await start(recognizer).cancel()
      await logged("cancel")
      try await started(recognizer).cancel()
    }

    @Test("A task whose cancellation is never confirmed keeps the recognizer only briefly")
    func neverCancelled() async throws {
      SpeechScript.reset()
      let clock = ManualTimekeeper()
      let recognizer = recognizer(timekeeper: clock)
      #expect(recognizer.traits.limits.coolDown == SFSpeechRecognizerRun.rest)
      try await start(recognizer).cancel()
      await clock.sleepers(1)
      await #expect(throws: VoiceFailure.recognizerBusy) { try await start(recognizer) }
      await clock.advance(by: SFSpeechRecognizerRun.rest)
      _ = try await started(recognizer)
    }

    @Test("A last final result without words removes nothing")
    func emptyFinal() async throws {
      SpeechScript.reset(
        plans: [
          [
            (.sound(1), SpokenSteps.plain("see you")),
            (.finish, SpokenSteps.plain("", isFinal: true)),
          ]
        ])
      let task = try await start(recognizer())
      task.give(1)
      await reports.count(1)
      task.finish()
      await reports.end()
      #expect(reports.interims == ["see you"] && reports.finals.isEmpty)
      #expect(reports.all.last == .ended)
    }

    @Test("Words arrive as they are spoken, then once as final", .covers("S4-08", "S1-21"))
    func words() async throws {
      SpeechScript.reset(plans: [SpokenSteps.plan("call me later")])
      let task = try await start(recognizer())
      task.give(2)
      await reports.count(3)
      task.finish()
      await reports.end()
      #expect(reports.interims == ["call", "call me", "call me later"])
      #expect(reports.finals == ["call me later"])
      #expect(reports.all.last == .ended)
    }

    @Test(
      "Finishing ends the audio, then the task, and does not cancel a finished task",
      .covers("S4-09", "S1-58"))
    func finishing() async throws {
      SpeechScript.reset(plans: [SpokenSteps.plan("done")])
      let task = try await start(recognizer())
      task.give(1)
      await reports.count(1)
      task.finish()
      await reports.end()
      #expect(SpeechScript.log == ["start", "endAudio", "finish"])
    }

    @Test(
      "A final result arrives once, reported by the result, the end, or both", .covers("S4-08"),
      arguments: [true, false])
    func oneFinal(isTold: Bool) async throws {
      let last: SpeechScript.Answer =
        isTold
        ? .saysAndBreaks(
          SpokenSteps.said(SpokenSteps.timed("hello"), isFinal: true), "kAFAssistantErrorDomain",
          216)
        : .breaks("kAFAssistantErrorDomain", 216)
      SpeechScript.reset(
        plans: [
          [(.sound(1), .says(SpokenSteps.said(SpokenSteps.timed("hello")))), (.finish, last)]
        ])
      let task = try await start(recognizer())
      task.give(1)
      await reports.count(1)
      task.finish()
      await reports.end()
      #expect(reports.finals == (isTold ? ["hello"] : []))
      #expect(reports.interims == ["hello"])
      #expect(reports.all.last == .ended)
    }

    @Test("The wait for the last words is limited")
    func overdue() async throws {
      SpeechScript.reset(plans: [[(.sound(1), SpokenSteps.plain("hello"))]])
      let clock = ManualTimekeeper()
      let task = try await start(recognizer(timekeeper: clock))
      task.give(1)
      await reports.count(1)
      task.finish()
      await clock.sleepers(1)
      #expect(!reports.isOver)
      await clock.advance(by: FinalWait.longest)
      await logged("cancel")
      await clock.sleepers(1)
      await clock.advance(by: SFSpeechRecognizerRun.rest)
      await reports.end()
      #expect(reports.all.last == .ended)
      #expect(SpeechScript.log == ["start", "endAudio", "finish", "cancel"])
    }

    @Test("A task that ends silently is over")
    func silentEnd() async throws {
      SpeechScript.reset(
        plans: [[(.sound(1), SpokenSteps.plain("hello")), (.sound(1.5), .completes)]])
      let clock = ManualTimekeeper()
      let task = try await start(recognizer(timekeeper: clock))
      task.give(2)
      await clock.sleepers(1)
      await clock.advance(by: 1)
      await reports.end()
      #expect(reports.all.last == .ended)
    }

    @Test("A task that ends silently after a request to finish is over soon")
    func silentFinish() async throws {
      SpeechScript.reset(
        plans: [[(.sound(1), SpokenSteps.plain("hello")), (.finish, .completes)]])
      let clock = ManualTimekeeper()
      let task = try await start(recognizer(timekeeper: clock))
      task.give(1)
      await reports.count(1)
      task.finish()
      // The task is polled on other threads, so the clock advances only after each poll has
      // finished.
      while !reports.isOver {
        if !clock.deadlines.isEmpty { await clock.advance(by: 0.05) }
        try await Task.sleep(nanoseconds: 5_000_000)
      }
      #expect(clock.now < FinalWait.longest)
      #expect(reports.all.last == .ended)
      #expect(SpeechScript.log == ["start", "endAudio", "finish"])
    }

    @Test("A final result during speech ends the task, so that another can continue")
    func earlyFinal() async throws {
      let words = SpokenSteps.timed("too early")
      SpeechScript.reset(
        plans: [[(.sound(1.2), .says(SpokenSteps.said(words, isFinal: true)))]])
      let task = try await start(recognizer())
      task.give(1.2)
      await reports.end()
      #expect(reports.finals == ["too early"])
      #expect(reports.all.last == .ended)
      guard case .final(let segment, let at) = reports.all.first else {
        Issue.record("no final")
        return
      }
      #expect(segment.range.end == AudioTime.samples(1.1) && at == segment.range.end)
      #expect(segment.words.map(\.range.start) == [8_000, 12_800])
    }

    @Test("Text from before a pause is kept")
    func pause() async throws {
      SpeechScript.reset(
        plans: [
          [
            (.sound(1), SpokenSteps.plain("I will be late")),
            (.sound(1.1), SpokenSteps.plain("I will be late", metadata: 0.9)),
            (.sound(3.5), SpokenSteps.plain("so")),
            (.sound(4), SpokenSteps.plain("so start without me")),
            (.finish, SpokenSteps.plain("So start without me", isFinal: true)),
          ]
        ])
      let task = try await start(recognizer())
      task.give(4)
      await reports.count(4)
      task.finish()
      await reports.end()
      #expect(reports.finals == ["I will be late", "So start without me"])
    }

    @Test(
      "The meaning of an error depends on the task's phase",
      .covers("S4-15", "S4-17", "S2-43"), arguments: ErrorStory.all)
    func errors(_ story: ErrorStory) async throws {
      var plan: [SpeechScript.Step] = []
      if story.phase != .starting {
        plan.append((.sound(0.5), SpokenSteps.plain("hello")))
      }
      let cause: SpeechScript.Cause = story.phase == .stopping ? .finish : .sound(1)
      plan.append((cause, .breaks(story.domain, story.code, behind: story.behind)))
      SpeechScript.reset(supportsOnDevice: !story.isOffline, plans: [plan])
      let network = Switch(true)
      let recognizer = SFSpeechRecognizerRecognizer(
        wanted: [.americanEnglish], device: .americanEnglish, reachability: network,
        timekeeper: ManualTimekeeper())
      let task = try await start(recognizer)
      if story.isOffline { network.isOn = false }
      task.give(1)
      if story.phase == .stopping {
        await reports.count(1)
        task.finish()
      }
      await reports.end()
      #expect(reports.all.last == story.outcome)
      #expect(reports.finals.isEmpty)
    }

    @Test("A dropped task reports nothing more, regardless of later results")
    func dropped() async throws {
      SpeechScript.reset(
        plans: [
          [
            (.sound(0.5), SpokenSteps.plain("hello")),
            (.cancel, .breaks("kAFAssistantErrorDomain", 209)),
          ]
        ])
      let task = try await start(recognizer())
      task.give(0.5)
      await reports.count(1)
      task.cancel()
      await logged("cancel")
      #expect(reports.all.count == 1)
      #expect(SpeechScript.log == ["start", "cancel"])
    }

    @Test("The recognizer, the request, and the task are retained while the task listens")
    func held() async throws {
      SpeechScript.reset(plans: [SpokenSteps.plan("still here")])
      let task = try await start(recognizer())
      task.give(2)
      await reports.count(2)
      task.finish()
      await reports.end()
      #expect(!SpeechScript.log.contains("recognizer released"))
      #expect(!SpeechScript.log.contains("released"))
    }

    @Test("A released task is canceled")
    func released() async throws {
      SpeechScript.reset()
      var task: (any RecognitionTask)? = try await start(recognizer())
      await logged("start")
      task?.give(0.1)
      task = nil
      await logged("cancel")
    }

    @Test("The system's description of an error is recorded, but no speech content")
    func noted() async throws {
      SpeechScript.reset(plans: [[(.sound(0.5), .breaks("kAFAssistantErrorDomain", 1101))]])
      let notes = Notes()
      let recognizer = SFSpeechRecognizerRecognizer(
        wanted: [.americanEnglish], device: .americanEnglish, diagnostics: notes)
      let task = try await start(recognizer)
      task.give(1)
      await reports.end()
      #expect(
        notes.all == [
          FailureReport(
            .cause(ErrorCause("kAFAssistantErrorDomain", 1101), of: .serviceUnavailable),
            phase: .starting, recognizer: "sfspeech")
        ])
    }

    /// Starts a task once another thread has released the recognizer.
    private func started(
      _ recognizer: SFSpeechRecognizerRecognizer
    ) async throws -> any RecognitionTask {
      while true {
        do { return try await start(recognizer) } catch VoiceFailure.recognizerBusy {}
        try await Task.sleep(nanoseconds: 1_000_000)
      }
    }

    /// Returns when the stand-ins have logged `line` at least `times` times.
    private func logged(_ line: String, times: Int = 1) async {
      while SpeechScript.log.count(where: { $0 == line }) < times { await Task.yield() }
    }
  }
}

/// A network connection that the test switches on and off.
final class Switch: Reachability {
  private let state: Locked<Bool>

  init(_ isOn: Bool) { state = Locked(isOn) }

  var isOn: Bool {
    get { state.withLock { $0 } }
    set { state.withLock { $0 = newValue } }
  }

  var isConnected: Bool { isOn }
}

/// Diagnostics that record all reports.
final class Notes: Diagnostics {
  private let state = Locked<[FailureReport]>([])

  var all: [FailureReport] { state.withLock { $0 } }

  func note(_ report: FailureReport) { state.withLock { $0.append(report) } }
}

/// A system error, the phase in which it occurs, and the report expected from the task.
struct ErrorStory: Sendable, CustomTestStringConvertible {
  let domain: String
  let code: Int
  let phase: WorkPhase
  let outcome: RecognitionReport
  var behind: (String, Int)?
  var isOffline = false

  init(
    _ domain: String, _ code: Int, _ phase: WorkPhase, _ outcome: RecognitionReport,
    behind: (String, Int)? = nil, isOffline: Bool = false
  ) {
    self.domain = domain
    self.code = code
    self.phase = phase
    self.outcome = outcome
    self.behind = behind
    self.isOffline = isOffline
  }

  var testDescription: String { "\(domain) \(code) while \(phase.rawValue)" }

  private static let siri = "kAFAssistantErrorDomain"
  private static let local = "kLSRErrorDomain"

  static let all: [ErrorStory] = [
    ErrorStory(siri, 1110, .running, .failed(.noSpeechDetected)),
    ErrorStory(siri, 1110, .stopping, .failed(.noSpeechDetected)),
    ErrorStory(siri, 1110, .running, .failed(.networkUnavailable), isOffline: true),
    ErrorStory(siri, 203, .running, .failed(.recognitionFailed)),
    ErrorStory(
      siri, 203, .stopping, .failed(.noSpeechDetected), behind: ("SiriSpeechErrorDomain", 1)),
    ErrorStory(siri, 203, .running, .failed(.networkUnavailable), isOffline: true),
    ErrorStory(siri, 209, .stopping, .ended),
    ErrorStory(siri, 209, .running, .failed(.recognitionFailed)),
    ErrorStory(siri, 216, .stopping, .ended),
    ErrorStory(siri, 1100, .starting, .failed(.recognizerBusy)),
    ErrorStory(siri, 1101, .running, .failed(.serviceUnavailable)),
    ErrorStory(siri, 1107, .starting, .failed(.serviceUnavailable)),
    ErrorStory(siri, 1700, .starting, .failed(.speechPermissionDenied)),
    ErrorStory(siri, 1700, .running, .failed(.interrupted)),
    ErrorStory(local, 102, .starting, .failed(.recognizerUnavailable)),
    ErrorStory(local, 201, .starting, .failed(.dictationDisabled)),
    ErrorStory(local, 300, .starting, .failed(.serviceUnavailable)),
    ErrorStory(local, 301, .stopping, .ended),
    ErrorStory("NSURLErrorDomain", -1009, .running, .failed(.networkUnavailable)),
    ErrorStory("SFSpeechErrorDomain", 1, .running, .failed(.serviceUnavailable)),
    ErrorStory("SomebodysDomain", 1110, .running, .failed(.recognitionFailed)),
  ]
}
