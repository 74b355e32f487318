import Foundation
import Hark
import HarkPresentation
import HarkSimulation
import HarkTesting
import LedgerCoverage
import SeededTests
import TestLimits
import Testing

@testable import HarkScreens

@Suite("Dictation form", .seeds(50), .hangLimit(minutes: 5))
struct DictationTests {
  private static let fields = [
    Dictation.Field(id: "summary", title: "Sammendrag", text: "Møtet"),
    Dictation.Field(id: "name", title: "Navn", .denied(.field)),
    Dictation.Field(id: "notes", title: "Notater"),
  ]

  private func stage(
    heard: ScriptedRecognizer = ScriptedRecognizer(RecognizerScript(" gikk bra ")),
    permissions: ScriptedPermissions = .granted, layout: SettingsLayout = .privacyAndSecurity,
    openSettings: @escaping @Sendable () -> Void = {}
  ) -> ScreenStage<Dictation> {
    ScreenStage(
      Dictation(Self.fields, layout: layout), .dictation, heard: heard,
      permissions: permissions, openSettings: openSettings)
  }

  private func text(_ id: String, _ screen: Dictation) -> String? {
    screen.fields.first { $0.id == id }?.draft.text
  }

  @Test("Speech goes into the focused field, and stays there when the focus moves")
  func target() async throws {
    let stage = stage()
    await stage.act(.voice(.activate))
    await stage.microphone.opened()
    try await stage.screen { $0.voice.isRecording }
    await stage.act(.focus("notes"))
    await stage.act(.voice(.edit(.insert("typed"))))
    stage.hear("_########_")
    try await stage.screen { text("summary", $0) == "Møtet gikk bra" }
    #expect(text("notes", await stage.now) == "typed")
    await stage.act(.voice(.stop))
    try await stage.screen { !$0.voice.isRecording }
    await stage.act(.voice(.edit(.insert("!"))))
    #expect(text("notes", await stage.now) == "typed!")
    #expect(text("summary", await stage.now) == "Møtet gikk bra")
  }

  @Test(
    "The last edit of a field that lost the focus goes into that field", arguments: [1, 2])
  func lateEdit(count: Int) {
    var form = Dictation(Self.fields)
    var actions: [Dictation.Action] = [.focus("notes"), .focus("summary")]
    for _ in 0..<count {
      actions += Dictation.Action.edits(.insert("x"), of: "notes", focused: "summary")
    }
    for action in actions { _ = form.handle(.did(action)) }
    #expect(text("notes", form) == String(repeating: "x", count: count))
    #expect(text("summary", form) == "Møtet" && form.voice.draft.text == "Møtet")
    #expect(form.focus == "summary")
    for action in Dictation.Action.edits(.insert("x"), of: "notes", focused: nil) {
      _ = form.handle(.did(action))
    }
    #expect(form.focus == "notes")
  }

  @Test("Speech goes to the cursor position of the tap, even if the cursor moves before the start")
  func movedAtOnce() {
    var form = Dictation(Self.fields)
    _ = form.handle(.did(.voice(.activate)))
    _ = form.handle(.did(.focus("name")))
    _ = form.handle(.happened(.recordingStarted(RecordingID(1), .hand, at: 0)))
    var transcript = Transcript()
    transcript.apply(InterimSegment(index: 0, text: "gikk bra"), task: 0)
    _ = form.handle(.happened(.heard(RecordingID(1), transcript)))
    #expect(text("name", form) == "")
    #expect(text("summary", form) == "Møtet gikk bra")
  }

  @Test(
    "A gesture on a loading form waits for its fields",
    arguments: [VoiceAction.press, .hold, .release, .activate])
  func early(_ gesture: VoiceAction) {
    var form = Dictation(at: "/report")
    #expect(form.handle(.did(.voice(gesture))).isEmpty)
    #expect(form.early == [.voice(gesture)] && form.denial == nil)
  }

  @Test(
    "A loading form does not start a recording that ends before it is loaded",
    arguments: [VoiceAction.leave, .stop, .cancel])
  func endedEarly(_ end: VoiceAction) throws {
    var form = Dictation(at: "/report")
    #expect(form.handle(.did(.voice(.activate))).isEmpty)
    #expect(form.handle(.did(.voice(end))).isEmpty)
    let view = ScopeView(
      route: "/report", fields: FieldConfiguration.report.screens[0].fields,
      decisions: ["summary": .allowed(.approved)], otherwise: .denied(.field))
    let command = try #require(end.command)
    #expect(
      form.handle(.answered(.first, .view(view))) == [
        .voice(.dictate(into: "summary")), .voice(.activate), .voice(command),
      ])
  }

  @Test("A field that is not approved says so, and accepts typing")
  func denied() async throws {
    let stage = stage()
    await stage.act(.focus("name"))
    await stage.act(.voice(.activate))
    let denied = await stage.now
    #expect(denied.denial?.field == "name")
    #expect(denied.denial?.text == "Du kan ikke diktere i dette feltet. Du kan skrive i stedet.")
    #expect(stage.microphone.openings == [])
    await stage.act(.voice(.edit(.insert("Kari"))))
    #expect(text("name", await stage.now) == "Kari")
    await stage.act(.focus("notes"))
    #expect(await stage.now.denial == nil)
    await stage.act(.voice(.activate))
    await stage.microphone.opened()
  }

  @Test("A tap while the last words are pending does not start a recording in a denied field")
  func deniedWhileFinalizing() {
    var form = Dictation([Dictation.Field(id: "a", title: "A", .denied(.field))])
    _ = form.handle(.shown(Snapshot(phase: .finalizing)))
    #expect(form.handle(.did(.voice(.activate))).isEmpty)
    #expect(form.denial?.field == "a")
  }

  @Test("A recording is stopped from any field, approved or not")
  func stopsAnywhere() async throws {
    let stage = stage()
    await stage.act(.voice(.activate))
    await stage.microphone.opened()
    // Until the form receives the recording phase, it treats a tap as a new start.
    try await stage.screen { $0.voice.snapshot.phase.isRecording }
    await stage.act(.focus("name"))
    await stage.act(.voice(.activate))
    await stage.microphone.closed()
    #expect(await stage.now.denial == nil)
  }

  @Test(
    "A refusal hides the button and shows a Settings link, with the path of the running version",
    .covers("S4-43", "S4-44"), arguments: SettingsLayout.allCases)
  func refused(_ layout: SettingsLayout) async throws {
    let opened = AsyncStream<Void>.makeStream()
    let stage = stage(
      permissions: ScriptedPermissions([.speech: .denied, .microphone: .authorized]),
      layout: layout, openSettings: { opened.continuation.finish() })
    let first = await stage.now
    #expect(first.showsMicrophone && !first.showsSettingsLink)
    await stage.act(.voice(.activate))
    let refused = try await stage.screen { !$0.showsMicrophone }
    #expect(refused.showsSettingsLink)
    let path = try #require(refused.message?.settingsPath)
    #expect(path == refused.wording[.settingsPath(.speech, layout)])
    await stage.act(.recover(.openSettings))
    for await _ in opened.stream {}
  }

  @Test(
    "A long dictation whose joins may be noticeable shows an unobtrusive, dismissible notice",
    .covers("S4-40"), arguments: [true, false])
  func longDictation(_ givesWordTimes: Bool) async throws {
    let words = (0..<60).map {
      RecognizedWord(text: "w\($0)", range: AudioRange(start: 4_800 * $0, end: 4_800 * $0 + 4_000))
    }
    let stage = stage(
      heard: ScriptedRecognizer(
        RecognizerScript(spoken: words),
        traits: RecognizerTraits(
          name: "limited", locales: [.norwegianBokmal],
          limits: TaskLimits(longest: 6, givesWordTimes: givesWordTimes))))
    await stage.act(.voice(.activate))
    await stage.microphone.opened()
    stage.hear(String(repeating: "#", count: 50))
    let short = try await stage.screen { text("summary", $0)?.hasSuffix("w15") == true }
    #expect(short.splitNotice == nil)
    stage.hear(String(repeating: "#", count: 30))
    let long = try await stage.screen { text("summary", $0)?.hasSuffix("w25") == true }
    let notice = "En svært lang diktering må kanskje deles opp i flere deler."
    #expect(long.splitNotice == (givesWordTimes ? nil : notice))
    #expect(long.voice.isRecording && long.message == nil && long.showsMicrophone)
    await stage.act(.dismissSplitNotice)
    stage.hear(String(repeating: "#", count: 60))
    let longer = try await stage.screen { text("summary", $0)?.hasSuffix("w45") == true }
    #expect(longer.splitNotice == nil && longer.voice.isRecording)
    #expect(text("summary", longer) == "Møtet " + words[..<46].map(\.text).joined(separator: " "))
  }

  @Test("A notice that was not dismissed disappears with the next recording")
  func noticeOfTheLast() {
    var form = Dictation(Self.fields)
    _ = form.handle(.happened(.recordingStarted(RecordingID(1), .hand, at: 0)))
    _ = form.handle(.happened(.cue(.longSpeech)))
    #expect(form.splitNotice == form.wording[.splitHint])
    _ = form.handle(.happened(.recordingEnded(RecordingID(1), Transcript())))
    #expect(form.splitNotice != nil)
    _ = form.handle(.happened(.recordingStarted(RecordingID(2), .hand, at: 0)))
    #expect(form.splitNotice == nil)
  }

  @Test("The form uses Bokmål, or English on request", .covers("S4-42"))
  func languages() async throws {
    #expect(Dictation(Self.fields).wording[.stop] == "Stopp")
    let english = Dictation(Self.fields, language: .americanEnglish)
    #expect(english.wording[.stop] == "Stop")
    let permissions = ScriptedPermissions()
    let stage = stage(permissions: permissions)
    await stage.act(.voice(.activate))
    let screen = try await stage.screen { $0.voice.snapshot.phase == .rationale }
    // The system's permission prompt, which appears only once, has not been shown.
    #expect(permissions.requests == [])
    #expect(screen.wording[.rationaleTitle] == "Dikter i stedet for å skrive")
  }

  @Test(
    "The form matches the configuration, and dictation begins where approved",
    .covers("S4-46", "S4-47"))
  func configured() async throws {
    let stage = scopeStage(ScriptedFieldConfiguration(.report))
    let form = try await stage.screen { !$0.fields.isEmpty }
    #expect(form.fields.map(\.title) == ["Sammendrag", "Navn"])
    #expect(form.decision == .allowed(.approved) && form.notice == nil)
    await stage.act(.focus("name"))
    await stage.act(.voice(.activate))
    #expect(await stage.now.denial?.field == "name")
    #expect(stage.microphone.openings == [])
    #expect(await stage.now.approvalOffer == .approve)
    await stage.act(.approve(seconds: 600))
    let approved = try await stage.screen { $0.decision.isAllowed }
    #expect(approved.denial == nil && approved.approvalOffer == .withdraw)
    #expect(approved.notice?.contains("Du kan diktere i dette feltet til kl. ") == true)
    await stage.act(.voice(.activate))
    await stage.microphone.opened()
    try await stage.screen { $0.voice.isRecording }
    // Withdrawing the approval affects only later recordings; the current recording continues.
    await stage.act(.withdraw)
    let withdrawn = try await stage.screen { !$0.decision.isAllowed }
    #expect(withdrawn.voice.isRecording)
  }

  @Test("The button appears with the form; earlier presses are then performed")
  func early() async throws {
    var form = Dictation(at: "/report")
    #expect(!form.showsMicrophone)
    #expect(form.handle(.did(.focus("summary"))) == [])
    #expect(form.handle(.did(.voice(.edit(.insert("typed"))))) == [])
    #expect(form.handle(.did(.voice(.activate))) == [])
    #expect(form.denial == nil)
    let view = ScopeView(
      route: "/report", fields: FieldConfiguration.report.screens[0].fields,
      decisions: ["summary": .allowed(.approved)], otherwise: .denied(.field))
    #expect(
      form.handle(.answered(.first, .view(view))) == [
        .voice(.dictate(into: "summary")), .voice(.activate),
      ])
    #expect(form.showsMicrophone && form.fields.first?.draft.text == "typed")
    #expect(form.handle(.answered(.first, .view(view))) == [])
  }

  @Test("Text written while the form is loading replaces earlier text")
  func writtenEarly() {
    var form = Dictation(at: "/report")
    for (field, text) in [("summary", "one"), ("name", "two"), ("summary", "o"), ("name", "")] {
      _ = form.handle(.did(.focus(field)))
      for edit in form.written.edits(to: text, selection: nil) {
        _ = form.handle(.did(.voice(.edit(edit))))
      }
    }
    let early = form.earlyTexts ?? []
    #expect(early.map { $0.id } == ["summary", "name"])
    #expect(early.map { $0.draft.text } == ["o", ""])
    let view = ScopeView(
      route: "/report", fields: FieldConfiguration.report.screens[0].fields, decisions: [:],
      otherwise: .denied(.field))
    _ = form.handle(.answered(.first, .view(view)))
    #expect(text("summary", form) == "o" && text("name", form) == "")
    #expect(form.earlyTexts == nil)
  }

  @Test("A user who may not approve a field is informed")
  func refusedApproval() async throws {
    let stage = scopeStage(ScriptedFieldConfiguration(.report), role: .member)
    try await stage.screen { !$0.fields.isEmpty }
    await stage.act(.focus("name"))
    #expect(await stage.now.approvalOffer == nil)
    await stage.act(.approve(seconds: 600))
    try await stage.screen { $0.refusal == .role }
    await stage.act(.focus("summary"))
    #expect(await stage.now.refusal == nil)
  }

  @Test(
    "An unavailable configuration is reported and can be reloaded; nothing is lost",
    .covers("S4-46"))
  func reload() async throws {
    let loader = ScriptedFieldConfiguration(.report)
    loader.fail(.missing)
    let stage = scopeStage(loader)
    let none = try await stage.screen { $0.notice != nil }
    #expect(none.decision == .denied(.configuration(.missing)) && none.offersReload)
    loader.set(.report)
    await stage.act(.reload)
    try await stage.screen { $0.fields.count == 2 }
    await stage.act(.voice(.edit(.insert("typed"))))
    // The new configuration lacks the field, but the form retains its text.
    var next = FieldConfiguration.report
    next.screens[0].fields.removeFirst()
    loader.set(next)
    await stage.act(.reload)
    let kept = try await stage.screen { $0.fields.map(\.id) == ["name", "summary"] }
    #expect(text("summary", kept) == "typed")
    #expect(kept.decision == .denied(.field))
  }

  @Test("An interrupted dictation is offered once for its field")
  func restores() async throws {
    let stage = scopeStage(
      ScriptedFieldConfiguration(.report),
      store: try await broken(in: "name", "gone"))
    let offered = try await stage.screen { $0.unfinished.count == 2 && $0.fields.count == 2 }
    #expect(offered.unfinishedNotice == "Du har en uferdig diktering på 3 ord.")
    await stage.act(.focus("name"))
    await stage.act(.voice(.edit(.insert("Før"))))
    await stage.act(.focus("summary"))
    await stage.act(.restore)
    let restored = try await stage.screen { text("name", $0) == "Før gikk bra og" }
    #expect(restored.focus == "name" && restored.unfinished.count == 1)
    // The dictation's field is missing, so its text goes to the focused field.
    await stage.act(.focus("summary"))
    await stage.act(.restore)
    try await stage.screen { text("summary", $0) == "gikk bra og" }
    #expect(await stage.now.unfinishedNotice == nil)
  }

  @Test("Restored text is kept until a field contains it, and offered again otherwise")
  func givenBack() async throws {
    let store = try await broken(in: "name")
    let dictation = try #require(try await store.unfinished().first)
    let perform = Dictation.perform(
      DictationScope(ScriptedFieldConfiguration(.report), warn: { _ in }),
      as: OrganizationUser(id: "kari", role: .member), store: store)
    // The screen that requested the dictation disappears before the answer arrives.
    for await answer in perform(.restore(dictation.id)) {
      #expect(answer == .restored(dictation))
    }
    #expect(store.kept == [dictation])
    var form = Dictation([Dictation.Field(id: "name", title: "Navn")])
    _ = form.handle(.happened(.recordingStarted(RecordingID(1), .hand, at: 0)))
    let effects = form.handle(.answered(.first, .restored(dictation)))
    #expect(effects == [.request(.first, .release(dictation.id))])
    #expect(form.unfinished == [dictation] && text("name", form) == "")
    _ = form.handle(.happened(.recordingEnded(RecordingID(1), Transcript())))
    let next = form.handle(.answered(.first, .restored(dictation)))
    #expect(next == [.request(ScreenID.first.next, .finish(dictation.id))])
    #expect(text("name", form) == "gikk bra og")
  }

  @Test("The field contains all text, however long the user speaks")
  func long() {
    var form = Dictation([Dictation.Field(id: "name", title: "Navn", text: "Før")])
    _ = form.handle(.happened(.recordingStarted(RecordingID(1), .hand, at: 0)))
    let words = Array(repeating: "ord", count: 20_000).joined(separator: " ")
    var transcript = Transcript()
    transcript.apply(InterimSegment(index: 0, text: words), task: 0)
    #expect(form.handle(.happened(.heard(RecordingID(1), transcript))) == [])
    _ = form.handle(.happened(.recordingEnded(RecordingID(1), transcript)))
    #expect(text("name", form) == "Før " + words)
  }

  @Test("An interrupted dictation can be discarded")
  func discards() async throws {
    let store = try await broken(in: "name")
    let stage = scopeStage(ScriptedFieldConfiguration(.report), store: store)
    try await stage.screen { $0.unfinishedNotice != nil }
    await stage.act(.discard)
    try await stage.screen { $0.unfinishedNotice == nil }
    await SerialScheduler.shared.settle()
    #expect(try await store.unfinished().isEmpty)
    #expect(await stage.now.fields.allSatisfy { $0.draft.text.isEmpty })
  }

  /// Returns a store in which a killed process left one dictation for each field.
  private func broken(in fields: String...) async throws -> ScriptedTranscriptStore {
    let killed = ScriptedTranscriptStore()
    for (number, field) in fields.enumerated() {
      let origin = DictationOrigin(
        experience: "dictation", field: field, locale: .norwegianBokmal,
        settings: DictationSettings(.dictation, recognizer: "scripted"),
        startedAt: Date(timeIntervalSince1970: Double(number)))
      let change = DictationChange(origin, keeping: 0, segments: ["gikk bra"], tail: "og")
      #expect(try await killed.write(change))
    }
    killed.die()
    return ScriptedTranscriptStore(sharedWith: killed)
  }

  private func scopeStage(
    _ loader: ScriptedFieldConfiguration, role: OrganizationUser.Role = .coordinator,
    store: ScriptedTranscriptStore? = nil
  ) -> ScreenStage<Dictation> {
    let scope = DictationScope(loader, warn: { _ in })
    return ScreenStage(
      Dictation(at: "/report", role: role), .dictation,
      perform: Dictation.perform(scope, as: OrganizationUser(id: "kari", role: role), store: store))
  }

  @Test("A form without a field denies dictation instead of losing it")
  func empty() async {
    let stage = ScreenStage(Dictation([]), .dictation)
    await stage.act(.voice(.activate))
    #expect(await stage.now.denial != nil)
    #expect(stage.microphone.openings == [])
  }
}

extension FieldConfiguration {
  /// A configuration that approves `summary` on `/report`, but not `name`.
  fileprivate static let report = FieldConfiguration(
    organization: "lag",
    screens: [
      FormScreen(
        route: "/report",
        fields: [
          FormField(
            id: "summary", titles: ["nb": "Sammendrag"], kind: .text, allowsDictation: true),
          FormField(id: "name", titles: ["nb": "Navn"], kind: .line, allowsDictation: false),
        ])
    ])
}
