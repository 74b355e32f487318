import Foundation
import HarkScreens
import HarkStore
import HarkTesting
import Testing

@testable import Hark
@testable import HarkServer

@Suite("A recording that was stopped before its server was killed", .timeLimit(.minutes(5)))
struct ReplayTests {
  private static let words = "I ate two big eggs"

  /// The words that the first server displays, of which the first two are final.
  private static let displayed = "I ate two"
  private static let piece = (0..<1_600).map { 0.1 * Float(sin(Double($0) / 8)) }

  /// The number of samples of the recording.
  private static let end = 20 * piece.count

  private let path = NSTemporaryDirectory() + "hark-\(UUID().uuidString)/unfinished.sqlite"

  /// A server that uses the shared file.
  private struct Server {
    let live: LiveServer
    let repository: PartialTranscriptionRepository
    let store: MortalStore
    let clock = ManualTimekeeper()

    init(
      _ recognizer: any Recognizer, _ path: String,
      form: any FieldConfigurationLoader = ExampleForm()
    ) async throws {
      repository = PartialTranscriptionRepository(path: path)
      var page = SessionServer.page(recognizer, timekeeper: clock)
      store = MortalStore(SessionRepository(beside: repository))
      page.dependencies.sessions = store
      page.dependencies.dictationScope = DictationScope(form, warn: { _ in })
      live = try await LiveServer(page: page)
    }

    /// Kills the server once it has saved a state for which `isSaved` holds.
    func kill(once isSaved: @escaping @Sendable (KeptScreen) -> Bool = { _ in true }) async {
      await store.die(once: isSaved)
      await repository.close()
    }
  }

  /// Starts a server that recognizes the rest of the recording, and a word after its end.
  private func second(form: any FieldConfigurationLoader = ExampleForm()) async throws -> Server {
    let rest = RecognizerScript().after(0.2, .interim("two")).after(0.4, .interim("two big eggs"))
      .after(1.53, .interim("two big eggs later"))
    return try await Server(ScriptedRecognizer(rest, decoderCount: 20), path, form: form)
  }

  /// Records on a server that is then killed, and returns the page's hello to the next server.
  private func killed(
    isStopped: Bool = true, _ experience: String = "capture"
  ) async throws -> Hello {
    let script = RecognizerScript().after(0.5, .final("I ate")).after(0.9, .interim("two"))
    let first = try await Server(
      ScriptedRecognizer(script.atFinish(.hangs), decoderCount: 20), path)
    let (greeted, welcome) = try await SessionClient.greeted(
      first.live, WireExamples.hello(experience))
    var page = greeted
    try await page.say(.person(ActionRequest(id: 1, action: .activate)))
    #expect(try await page.answerOpening() == 1)
    try await Self.speak(over: page, from: 0, to: Self.end)
    if isStopped {
      let end = SoundPlace(opening: 1, samples: Self.end)
      try await page.say(.person(ActionRequest(id: 2, action: .stop, after: end)))
    }
    let shown = try await page.screen {
      $0.field.text == Self.displayed && $0.phase == (isStopped ? "finalizing" : "recording")
    }
    #expect(shown != nil)
    await first.kill { state in
      guard isStopped else { return state.recording.map { $0.place.samples > 0 } ?? false }
      return state.replay != nil && state.content.texts.last?.text == Self.displayed
    }
    await page.socket.cut()
    let resume = Hello.Resume(
      session: welcome.session, seen: 1,
      sound: StoredSound(opening: 1, first: 0, samples: Self.end + 800))
    return WireExamples.hello(experience, resume: resume)
  }

  private static func speak(over page: SessionClient, from first: Int, to end: Int) async throws {
    for first in stride(from: first, to: end, by: piece.count) {
      let samples = Array(piece.prefix(end - first))
      try await page.speak(WireSound(opening: 1, first: first, samples: samples))
    }
  }

  @Test("It is recognized again up to its end", arguments: [true, false])
  func whole(_ isStopped: Bool) async throws {
    var hello = try await killed(isStopped: isStopped)
    // A page that has closed its microphone has no more audio.
    if !isStopped { hello.resume?.sound?.samples = Self.end }
    let second = try await second()
    let (greeted, welcome) = try await SessionClient.greeted(second.live, hello)
    var page = greeted
    let heard = try #require(welcome.heard)
    #expect(heard.opening == 1 && heard.samples > 0 && heard.samples < Self.end)
    // The displayed words, if they were saved, remain until as many words have been recognized
    // again.
    let kept = isStopped ? Self.displayed : "I ate"
    #expect(welcome.screen.field.text == kept)
    // The page has closed its microphone, and reports this again.
    try await page.say(.microphone(opening: 1, .closed))
    try await Self.speak(over: page, from: heard.samples, to: Self.end + 800)
    var isFelt = false
    let screen: ScreenView? = try await page.next { envelope in
      if case .message(_, .haptic) = envelope { isFelt = true }
      guard case .show(_, _, let screen) = envelope else { return nil }
      #expect(screen.field.text.count >= kept.count)
      let isOver = !screen.field.isReadOnly && screen.phase == "idle"
      return isOver && screen.field.text == Self.words ? screen : nil
    }
    #expect(screen?.message == nil)
    #expect(!isFelt)
  }

  @Test(
    "Displayed words that are not recognized again do not remain, unless there are no others",
    arguments: [("to", "I ate to"), (nil, "I ate two")] as [(String?, String)])
  func other(_ rest: String?, _ text: String) async throws {
    let hello = try await killed()
    let script = rest.map { RecognizerScript().after(0.2, .interim($0)) } ?? .silent
    let second = try await Server(ScriptedRecognizer(script, decoderCount: 20), path)
    let (greeted, welcome) = try await SessionClient.greeted(second.live, hello)
    var page = greeted
    let heard = try #require(welcome.heard)
    try await Self.speak(over: page, from: heard.samples, to: Self.end)
    let screen = try await page.screen {
      $0.field.text == text && !$0.field.isReadOnly && $0.phase == "idle"
    }
    #expect(screen?.message == nil)
  }

  @Test(
    "A tap ends a resumed recording, however soon it follows",
    arguments: [[.activate], [.press, .release]] as [[PersonAction]])
  func tapped(_ actions: [PersonAction]) async throws {
    var hello = try await killed(isStopped: false)
    // The page has not been asked to close its microphone.
    hello.resume?.sound = nil
    let second = try await second()
    let (greeted, welcome) = try await SessionClient.greeted(second.live, hello)
    var page = greeted
    let heard = try #require(welcome.heard)
    try await Self.speak(over: page, from: heard.samples, to: Self.end)
    let end = SoundPlace(opening: 1, samples: Self.end)
    for (number, action) in actions.enumerated() {
      try await page.say(.person(ActionRequest(id: number + 2, action: action, after: end)))
    }
    await second.clock.sleeper(until: GestureTiming.debounce)
    await second.clock.advance(by: GestureTiming.debounce + 0.01)
    let screen = try await page.screen { $0.phase == "idle" && !$0.field.isReadOnly }
    #expect(screen?.field.text == Self.words)
  }

  @Test("If the user canceled it, it is not recognized again")
  func canceled() async throws {
    let hello = try await killed(isStopped: false)
    let second = try await second()
    let (greeted, welcome) = try await SessionClient.greeted(second.live, hello)
    var page = greeted
    let heard = try #require(welcome.heard)
    let end = SoundPlace(opening: 1, samples: Self.end)
    try await page.say(.person(ActionRequest(id: 2, action: .cancel, after: end)))
    #expect(try await page.screen { $0.phase == "idle" }?.field.text == "I ate")
    try await Self.speak(over: page, from: heard.samples, to: Self.end)
    #expect(try await page.isAlive())
  }

  @Test("After the user canceled it, a tap begins the next recording")
  func next() async throws {
    let hello = try await killed(isStopped: false)
    let second = try await second()
    let (greeted, _) = try await SessionClient.greeted(second.live, hello)
    var page = greeted
    let end = SoundPlace(opening: 1, samples: Self.end)
    try await page.say(.person(ActionRequest(id: 2, action: .cancel, after: end)))
    try await page.say(.person(ActionRequest(id: 3, action: .activate, after: end)))
    // The tap waits until it no longer counts as a repetition of the resumed recording's start.
    await second.clock.sleeper(until: GestureTiming.debounce)
    await second.clock.advance(by: 2 * GestureTiming.debounce)
    #expect(try await page.answerOpening() == 18)
  }

  @Test("A form that is slower to load keeps the displayed words and opens no microphone")
  func slowForm() async throws {
    let hello = try await killed("dictation")
    let form = SlowForm()
    let second = try await second(form: form)
    async let greeting = SessionClient.greeted(second.live, hello)
    await second.clock.sleeper(until: PageSession.loadTimeout)
    await second.clock.advance(by: PageSession.loadTimeout)
    let (greeted, welcome) = try await greeting
    var page = greeted
    #expect(welcome.heard == nil)
    form.mayLoad.change { $0 = true }
    var isOpened = false
    let screen: ScreenView? = try await page.next { envelope in
      if case .message(_, .open) = envelope { isOpened = true }
      guard case .show(_, _, let screen) = envelope else { return nil }
      return screen.dictation?.fields.isEmpty == false ? screen : nil
    }
    #expect(screen?.phase == "idle" && screen?.field.text == Self.displayed)
    #expect(try await page.isAlive())
    #expect(!isOpened)
  }

  @Test(
    "The action that ended it is not repeated, and audio after it is not recognized",
    arguments: [[.activate], [.press, .release], [.stop], [.leave]] as [[PersonAction]])
  func ended(by actions: [PersonAction]) async throws {
    let hello = try await killed(isStopped: false)
    let second = try await second()
    let (greeted, welcome) = try await SessionClient.greeted(second.live, hello)
    var page = greeted
    let heard = try #require(welcome.heard)
    let end = SoundPlace(opening: 1, samples: Self.end)
    // Two taps in quick succession count as one.
    await second.clock.advance(by: 1)
    for (number, action) in actions.enumerated() {
      try await page.say(.person(ActionRequest(id: number + 2, action: action, after: end)))
    }
    try await Self.speak(over: page, from: heard.samples, to: Self.end + 800)
    let screen = try await page.screen {
      $0.field.text == Self.words && !$0.field.isReadOnly && $0.phase == "idle"
    }
    #expect(screen?.message == nil)
    await second.clock.advance(by: 1)
    // No opening was requested in the meantime: the first number after 1 and the reserved numbers
    // is 18.
    try await page.say(.person(ActionRequest(id: actions.count + 2, action: .activate)))
    #expect(try await page.answerOpening() == 18)
  }

  @Test("Words that are recognized again remain if the recognizer fails at the end")
  func failing() async throws {
    let hello = try await killed(isStopped: false)
    let rest = RecognizerScript().after(0.4, .interim("two big eggs"))
      .atFinish(.fails(.recognizerUnavailable))
    let second = try await Server(ScriptedRecognizer(rest, decoderCount: 20), path)
    let (greeted, welcome) = try await SessionClient.greeted(second.live, hello)
    var page = greeted
    try await Self.speak(over: page, from: try #require(welcome.heard).samples, to: Self.end + 800)
    #expect(try await page.screen { $0.message != nil && !$0.field.isReadOnly } != nil)
    try await page.say(.person(ActionRequest(id: 2, action: .dismissFailure)))
    let screen = try await page.screen { $0.message == nil && !$0.field.isReadOnly }
    #expect(screen?.field.text == Self.words)
  }

  @Test("A server that is killed, too, before it has all audio leaves it to the next one")
  func again() async throws {
    var hello = try await killed()
    let second = try await second()
    var (page, welcome) = try await SessionClient.greeted(second.live, hello)
    let heard = try #require(welcome.heard)
    try await Self.speak(over: page, from: heard.samples, to: heard.samples + 3_200)
    #expect(try await page.screen { $0.phase == "recording" } != nil)
    await second.kill()
    await page.socket.cut()
    hello.resume?.seen = 2
    let third = try await self.second()
    (page, welcome) = try await SessionClient.greeted(third.live, hello)
    #expect(welcome.heard == heard && welcome.screen.field.text == Self.displayed)
    try await Self.speak(over: page, from: heard.samples, to: Self.end)
    #expect(try await page.screen { $0.field.text == Self.words && !$0.field.isReadOnly } != nil)
  }

  @Test("A page that sends only a part of its audio keeps the displayed words")
  func half() async throws {
    let hello = try await killed()
    let second = try await second()
    let (greeted, welcome) = try await SessionClient.greeted(second.live, hello)
    var page = greeted
    let heard = try #require(welcome.heard)
    let deadline = RemoteMicrophone.soundWithin + AudioTime.seconds(Self.end - heard.samples)
    await second.clock.sleeper(until: deadline)
    try await Self.speak(over: page, from: heard.samples, to: heard.samples + 1_600)
    await second.clock.advance(by: deadline)
    #expect(
      try await page.screen { !$0.field.isReadOnly && $0.field.text == Self.displayed } != nil)
  }

  @Test("If it cannot be recognized again, the displayed words remain")
  func refused() async throws {
    let hello = try await killed()
    let busy = ScriptedRecognizer(.refuses(.recognizerUnavailable), decoderCount: 20)
    let second = try await Server(busy, path)
    let (greeted, welcome) = try await SessionClient.greeted(second.live, hello)
    var page = greeted
    let heard = try #require(welcome.heard)
    try await Self.speak(over: page, from: heard.samples, to: Self.end)
    let screen = try await page.screen {
      !$0.field.isReadOnly && $0.field.text == Self.displayed
    }
    #expect(screen?.message != nil)
  }

  @Test("A page without its audio keeps the displayed words", arguments: Lack.allCases)
  fileprivate func lacking(_ lack: Lack) async throws {
    var hello = try await killed()
    switch lack {
    case .all: hello.resume?.sound = nil
    case .beginning: hello.resume?.sound?.first = Self.end - 1
    case .end: hello.resume?.sound?.samples = Self.end - 1
    case .opening: hello.resume?.sound?.opening = 2
    case .page: hello.resume?.seen = 0
    case .permission: hello.permission = .prompt
    }
    let second = try await second()
    let (_, welcome) = try await SessionClient.greeted(second.live, hello)
    #expect(welcome.heard == nil && welcome.screen.phase == "idle")
    #expect(welcome.screen.field.text == Self.displayed)
  }
}

/// The example's form, which loads when the test allows it.
private final class SlowForm: FieldConfigurationLoader {
  let mayLoad = Watched(false)

  func load() async throws -> FieldConfiguration {
    await mayLoad.wait { $0 }
    return try await ExampleForm().load()
  }
}

/// A server's store that becomes unreachable when the server is killed; a closed repository would
/// reopen its file.
private final class MortalStore: SessionStore {
  private struct Life {
    var saved: KeptScreen?
    var writing = 0
    var isOver = false
  }

  private let store: SessionRepository
  private let life = Watched(Life())

  init(_ store: SessionRepository) { self.store = store }

  /// Stops forwarding calls once a state for which `isSaved` holds has been saved.
  func die(once isSaved: @escaping @Sendable (KeptScreen) -> Bool) async {
    await life.wait { $0.saved.map(isSaved) ?? false }
    life.change { $0.isOver = true }
    await life.wait { $0.writing == 0 }
  }

  private var living: SessionRepository {
    get throws { if life.now.isOver { throw CancellationError() } else { store } }
  }

  func keep(_ id: String, of user: String, state: Data) async throws -> Bool {
    try life.change { life in
      if life.isOver { throw CancellationError() }
      life.writing += 1
    }
    defer { life.change { $0.writing -= 1 } }
    let isKept = try await store.keep(id, of: user, state: state)
    if isKept, let saved = KeptScreen.read(state) { life.change { $0.saved = saved } }
    return isKept
  }

  func take<State: Sendable>(
    _ id: String, of user: String, reading read: @escaping @Sendable (Data) -> State?
  ) async throws -> SessionRepository.Taking<State> {
    try await living.take(id, of: user, reading: read)
  }

  func wanted() async throws -> [String] { try await living.wanted() }
  func touch() async throws { try await living.touch() }
  func release(_ id: String) async throws { try await living.release(id) }
  func finish(_ id: String) async throws { try await living.finish(id) }

  func transcripts(of user: String, in id: String) -> SessionRepository.Transcripts {
    store.transcripts(of: user, in: id)
  }
}

/// The part of a recording's context that a page lacks, so that another server cannot recognize the
/// recording again.
private enum Lack: CaseIterable { case all, beginning, end, opening, page, permission }
