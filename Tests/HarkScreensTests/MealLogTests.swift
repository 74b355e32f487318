import Hark
import HarkPresentation
import HarkScreens
import HarkTesting
import LedgerCoverage
import SeededTests
import TestLimits
import Testing

@Suite("Meal log", .seeds(50), .hangLimit(minutes: 5))
struct MealLogTests {
  private static let rice = AnalyzedMeal(items: [
    MealItem(
      food: "Rice, white, cooked", quantity: 1, unit: "cup", grams: 158,
      nutrients: Nutrients(energy: 205, protein: 4.3, fat: 0.4, carbohydrate: 44.5))
  ])

  private func stage(
    _ analyzer: ScriptedMealAnalyzer = ScriptedMealAnalyzer(.finds(rice)),
    confirmsByItself: Bool = false,
    heard: ScriptedRecognizer = ScriptedRecognizer(RecognizerScript(" chicken breast ")),
    permissions: ScriptedPermissions = .granted
  ) -> ScreenStage<MealLog> {
    ScreenStage(
      MealLog(confirmsByItself: confirmsByItself), .mealLog, heard: heard,
      permissions: permissions, perform: MealLog.perform(analyzer))
  }

  private func record(_ stage: ScreenStage<MealLog>) async throws {
    await stage.act(.voice(.activate))
    await stage.microphone.opened()
    // Words and phases arrive on separate streams, in either order, and a slow reader receives only
    // the newest phase and level.
    try await stage.screen { $0.timer != nil }
    stage.hear("_##############_")
    try await stage.screen { $0.field.draft.text == "chicken breast" }
  }

  @Test(
    "A tap, some words, two seconds of silence, one more tap, a check mark, the results",
    .covers("S5-FR-003", "S5-FR-038", "S5-FR-039", "S5-FR-041", "S5-FR-042", "S5-US2.3"))
  func wholeMeal() async throws {
    let analyzer = ScriptedMealAnalyzer(.finds(Self.rice))
    let stage = stage(analyzer)
    #expect(await stage.now.button == .idle)
    #expect(await stage.now.shownText == "Tap to start recording...")
    try await record(stage)
    let recording = try await stage.screen { $0.timer == "0:01" }
    #expect(recording.button == .recording && !recording.canConfirm)
    #expect(recording.field.draft.newWords != nil && recording.field.levels.count > 1)
    stage.hear(String(repeating: "_", count: 25))
    let told = try await stage.screen { $0.canConfirm }
    #expect(told.field.draft.text == "chicken breast" && told.button == .idle)
    #expect(analyzer.asked == [])
    await stage.runner.act(.confirm)
    let succeeded = try await stage.screen { $0.button == .success }
    #expect(analyzer.asked == ["chicken breast"])
    #expect(succeeded.results == nil)
    await stage.clock.advance(by: MealLog.successSeconds)
    #expect(try await stage.screen { $0.results != nil }.results == Self.rice)
  }

  @Test("During the analysis, the button says so, and nothing can be changed")
  func analyzing() async throws {
    let stage = stage(ScriptedMealAnalyzer(.hangs))
    await stage.act(.typeInstead)
    await stage.act(.voice(.edit(.insert("rice"))))
    await stage.act(.confirm)
    let screen = try await stage.screen { $0.button == .processing }
    #expect(screen.status == "Analyzing your meal..." && !screen.canConfirm)
    await stage.act(.voice(.edit(.insert("!"))))
    await stage.act(.voice(.activate))
    #expect(await stage.now.field.draft.text == "rice")
    #expect(stage.microphone.openings == [])
    await stage.act(.startOver)
    let fresh = await stage.now
    #expect(fresh.button == .idle && fresh.field.draft.text.isEmpty)
  }

  @Test("With the setting, spoken text is analyzed automatically; discarded text is not")
  func byItself() async throws {
    let analyzer = ScriptedMealAnalyzer(.finds(Self.rice))
    let dropped = stage(analyzer, confirmsByItself: true)
    try await record(dropped)
    await dropped.act(.voice(.cancel))
    try await dropped.screen { !$0.field.isRecording }
    #expect(analyzer.asked == [])
    let stage = stage(analyzer, confirmsByItself: true)
    try await record(stage)
    await stage.act(.voice(.activate))
    let screen = try await stage.screen { $0.button == .success }
    #expect(screen.status == "Meal logged" && analyzer.asked == ["chicken breast"])
  }

  @Test(
    "Words appear within half a second of speech, before the end",
    .covers("S5-SC-002"))
  func atOnce() async throws {
    let stage = stage(
      heard: ScriptedRecognizer(RecognizerScript().after(0.4, .interim("chicken"))))
    await stage.act(.voice(.activate))
    await stage.microphone.opened()
    try await stage.screen { $0.button == .recording }
    let tapped = stage.clock.now
    // The audio is 0.1 s of silence and 0.5 s of speech; no audio follows.
    stage.hear("_#####")
    let shown = try await stage.screen { $0.shownText == "chicken" }
    #expect(shown.button == .recording && shown.field.draft.newWords == 0..<7)
    #expect(stage.clock.now == tapped)
  }

  @Test(
    "On an English device, everything is in English, including recognition",
    .covers("S5-AS-3"))
  func english() async throws {
    let recognizer = ScriptedRecognizer(RecognizerScript(" chicken breast "))
    let stage = stage(heard: recognizer)
    #expect(await stage.now.shownText == "Tap to start recording...")
    try await record(stage)
    #expect(recognizer.requests.map(\.locale) == [.americanEnglish])
    #expect(await stage.now.status == "Recording...")
    await stage.act(.voice(.activate))
    let told = try await stage.screen { $0.canConfirm }
    #expect(told.wording[.analyzing] == "Analyzing your meal...")
  }

  @Test("A user who switches to typing confirms nothing, regardless of the setting")
  func typesInsteadOfGoingOn() async throws {
    let analyzer = ScriptedMealAnalyzer(.finds(Self.rice))
    let stage = stage(analyzer, confirmsByItself: true)
    try await record(stage)
    await stage.act(.typeInstead)
    let typing = try await stage.screen { !$0.field.isRecording }
    #expect(typing.showsKeyboard && analyzer.asked == [])
    await stage.act(.voice(.edit(.insert(" and rice"))))
    #expect(await stage.now.field.draft.text == "chicken breast and rice")
  }

  @Test("Pending words stay in their meal if the next one is requested too early")
  func noStartOverWhileHearing() {
    var log = MealLog()
    let (id, kind) = (RecordingID(1), RecordingKind.hand)
    // The snapshot of the recording arrives later, on a separate stream.
    _ = log.handle(.happened(.recordingStarted(id, kind, at: 0)))
    _ = log.handle(.did(.startOver))
    var transcript = Transcript()
    transcript.apply(InterimSegment(index: 0, text: "two eggs"), task: 0)
    _ = log.handle(.happened(.heard(id, transcript)))
    #expect(log.field.draft.text == "two eggs")
  }

  @Test("Starting over cancels the analysis in progress, whose answer then has no effect")
  func startOverCancelsTheAnalysis() throws {
    var log = MealLog()
    _ = log.handle(.did(.typeInstead))
    _ = log.handle(.did(.voice(.edit(.insert("rice")))))
    let request = try #require(log.handle(.did(.confirm)).first)
    guard case .request(let id, _) = request else {
      Issue.record("\(request) is not the analysis.")
      return
    }
    #expect(log.handle(.did(.startOver)) == [.drop(id)])
    #expect(log.handle(.answered(id, .analyzed(Self.rice))) == [])
    #expect(log.field.draft.text.isEmpty)
  }

  @Test("Typed text is handled like spoken text", .covers("S5-US7.2"))
  func typed() async throws {
    let analyzer = ScriptedMealAnalyzer(.finds(Self.rice))
    let stage = stage(analyzer)
    await stage.act(.typeInstead)
    #expect(await stage.now.showsKeyboard)
    await stage.act(.voice(.edit(.insert("a cup of rice"))))
    await stage.act(.confirm)
    try await stage.screen { $0.button == .success }
    await stage.clock.advance(by: MealLog.successSeconds)
    #expect(try await stage.screen { $0.results != nil }.results == Self.rice)
    #expect(analyzer.asked == ["a cup of rice"])
  }

  @Test("Confirming text after a failure dismisses the failure")
  func failureIsOldNews() async throws {
    let stage = stage(
      heard: ScriptedRecognizer(
        RecognizerScript(" rice ").after(0.7, .failure(.recognitionFailed))))
    await stage.act(.voice(.activate))
    await stage.microphone.opened()
    stage.hear("_######_")
    // The words and the failure arrive on separate streams; the text is editable once both have
    // arrived.
    try await stage.screen { $0.message != nil && !$0.field.isRecording }
    await stage.act(.voice(.edit(.insert(" and beans"))))
    await stage.act(.confirm)
    try await stage.screen { $0.button == .success }
    await stage.clock.advance(by: MealLog.successSeconds)
    // The analysis delivers the results, and the session clears the failure.
    try await stage.screen { $0.results != nil && $0.message == nil }
  }

  @Test(
    "Typing is one tap away from every failure, with the words so far in the field",
    .covers("S5-SC-009", "S5-FR-030", "S5-US7.3", "S5-US6.3", "S5-FR-028"),
    arguments: VoiceFailure.allCases)
  func typeInstead(_ failure: VoiceFailure) async throws {
    let message = VoiceMessage(failure, .mealLog, Wording(for: .mealLog))
    #expect(message.actions.contains(.typeInstead))
    let stage = stage(
      heard: ScriptedRecognizer(
        RecognizerScript(" rice ").after(0.7, .failure(.recognitionFailed))))
    await stage.act(.voice(.activate))
    await stage.microphone.opened()
    stage.hear("_######_")
    let failed = try await stage.screen { $0.button == .error }
    #expect(failed.message?.actions == [.recognizeAgain, .typeInstead])
    await stage.act(.recover(.typeInstead))
    let typing = try await stage.screen {
      $0.showsKeyboard && $0.message == nil && !$0.field.isRecording
    }
    #expect(typing.field.draft.text == "rice")
    await stage.act(.voice(.edit(.insert(" and beans"))))
    #expect(await stage.now.canConfirm)
  }

  @Test(
    "A failed analysis keeps the text: try again, edit, or save it as it is",
    .covers("S5-FR-040", "S5-FR-029"))
  func failedAnalysis() async throws {
    let analyzer = ScriptedMealAnalyzer(
      .fails(.analysisFailed), .fails(.analysisFailed), .fails(.analysisFailed))
    let stage = stage(analyzer)
    try await record(stage)
    await stage.act(.voice(.activate))
    try await stage.screen { $0.canConfirm }
    await stage.act(.confirm)
    let failed = try await stage.screen { $0.button == .error }
    #expect(failed.field.draft.text == "chicken breast")
    #expect(failed.message?.actions == [.retry, .typeInstead, .saveWithoutAnalysis])
    await stage.act(.recover(.retry))
    try await stage.screen { $0.button == .error && analyzer.asked.count == 2 }
    await stage.act(.recover(.typeInstead))
    await stage.act(.voice(.edit(.insert("s"))))
    await stage.act(.confirm)
    try await stage.screen { $0.button == .error && analyzer.asked.count == 3 }
    #expect(analyzer.asked.last == "chicken breasts")
    await stage.act(.recover(.saveWithoutAnalysis))
    #expect(await stage.now.stage == .saved("chicken breasts"))
    await stage.act(.startOver)
    #expect(await stage.now.button == .idle)
  }

  @Test("Leaving the app stops, keeps the words, says so, and can go on", .covers("S5-EC-3"))
  func leave() async throws {
    let stage = stage(
      heard: ScriptedRecognizer(
        RecognizerScript(" chicken breast "), RecognizerScript(" and rice ")))
    try await record(stage)
    await stage.act(.voice(.leave))
    let left = try await stage.screen { $0.button == .error }
    #expect(left.field.draft.text == "chicken breast")
    #expect(left.message?.actions == [.resume, .typeInstead])
    await stage.act(.recover(.resume))
    await stage.microphone.opened(2)
    stage.hear("_########_")
    try await stage.screen { $0.field.draft.text == "chicken breast and rice" }
  }

  @Test("An immediate second and third tap do nothing", .covers("S5-EC-4"))
  func rapidTaps() async throws {
    let stage = stage()
    for _ in 1...3 {
      await stage.runner.act(.voice(.press))
      await stage.runner.act(.voice(.release))
    }
    await stage.microphone.opened()
    try await stage.screen { $0.button == .recording }
    #expect(stage.microphone.openings.count == 1)
  }

  @Test("The rationale precedes any prompt", .covers("S5-FR-017", "S5-US3.1"))
  func rationale() async throws {
    let permissions = ScriptedPermissions()
    let stage = stage(permissions: permissions)
    await stage.act(.voice(.activate))
    let screen = try await stage.screen { $0.field.snapshot.phase == .rationale }
    #expect(screen.wording[.rationaleText].hasPrefix("To log your meals by voice"))
    #expect(permissions.requests == [])
    await stage.act(.voice(.acceptRationale))
    try await stage.screen { $0.button == .recording }
  }
}
