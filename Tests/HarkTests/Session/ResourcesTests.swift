import Hark
import HarkSimulation
import HarkTesting
import LedgerCoverage
import SeededTests
import TestLimits
import Testing

@Suite("Release of resources", .seeds(50), .hangLimit(minutes: 5))
struct ResourcesTests {
  /// A way to end a recording.
  enum Way: CaseIterable {
    case stop, cancel, end, interruption, brokenRecognizer, lostMicrophone, soundEnds, limit
  }

  @Test(
    "Every end of a recording releases the microphone and the recognizer",
    .covers("S1-58", "S1-59", "S2-53", "S2-55", "S4-09", "S4-18"),
    arguments: Way.allCases)
  func everyWay(_ way: Way) async throws {
    var experience = Experience.dictation
    experience.ending.length = 10
    let stage = SessionStage(experience)
    try await stage.record()
    stage.hear("#####")
    let task = await stage.recognizer.started()
    await task.appended(upTo: 5 * SoundTimeline.column)
    try await go(way, stage, task)
    _ = try await stage.ended()
    await stage.microphone.closed()
    #expect(!stage.microphone.isOpen)
    // A canceled task is released after the recording has ended.
    if way == .cancel { await stage.recognizer.alive(0) }
    #expect(task.isOver)
    #expect(stage.recognizer.aliveCount == 0)
    if way != .cancel, way != .brokenRecognizer, way != .end { #expect(task.isFinished) }
    #expect(stage.violations == [])
    let heard = task.chunks.count
    stage.hear("#####")
    try await stage.phase { ![.recording(.hand), .starting].contains($0) }
    #expect(task.chunks.count == heard, "nothing is captured in the background")
  }

  private func go(
    _ way: Way, _ stage: SessionStage, _ task: ScriptedRecognitionTask
  ) async throws {
    switch way {
    case .stop: try await stage.voice.stop()
    case .cancel: try await stage.voice.cancel()
    case .end: await (try stage.voice).close()
    case .interruption: try await stage.voice.interrupt()
    case .brokenRecognizer: task.say(.failed(.recognitionFailed))
    case .lostMicrophone: stage.microphone.fail(.microphoneLost)
    case .soundEnds: stage.microphone.end()
    case .limit: stage.hear(String(repeating: "#", count: 100))
    }
  }

  @Test("A recognizer with one decoder is asked again only after it answered a canceled start")
  func slowStart() async throws {
    let traits = RecognizerTraits(
      name: "single", locales: [.norwegianBokmal], tasksAtOnce: 1)
    let recognizer = ScriptedRecognizer(
      RecognizerScript().slowly(), RecognizerScript("jeg"), traits: traits, decoderCount: 1)
    let stage = SessionStage(.dictation, recognizer: recognizer)
    try await stage.record()
    await recognizer.asked()
    try await stage.voice.cancel()
    #expect(try await stage.ended() == "")
    await stage.clock.advance(by: 1)
    try await stage.record()
    stage.hear("#####")
    try await stage.phase { $0 == .recording(.hand) }
    await SerialScheduler.shared.settle()
    #expect(recognizer.requests.count == 1)
    recognizer.letStart()
    await stage.interim("jeg")
    #expect(stage.failures == [] && stage.violations == [])
  }

  @Test("A recognizer that never answers a canceled start is asked again after ten seconds")
  func overdueStart() async throws {
    let traits = RecognizerTraits(name: "single", locales: [.norwegianBokmal], tasksAtOnce: 1)
    let recognizer = ScriptedRecognizer(
      RecognizerScript().slowly(), RecognizerScript("jeg"), traits: traits)
    let stage = SessionStage(.dictation, recognizer: recognizer)
    try await stage.record()
    await recognizer.asked()
    try await stage.voice.cancel()
    #expect(try await stage.ended() == "")
    await stage.clock.advance(by: FinalWait.longest - 1)
    try await stage.record()
    stage.hear("#####")
    await SerialScheduler.shared.settle()
    #expect(recognizer.requests.count == 1)
    await stage.clock.advance(by: 1)
    await stage.interim("jeg")
    #expect(recognizer.requests.count == 2)
    recognizer.letStart()
  }

  @Test(
    "The recognizer starts once the microphone is open with the requested profile",
    .covers("S1-57", "S4-05", "S4-21"))
  func order() async throws {
    let stage = SessionStage(.dictation, microphone: ScriptedMicrophone(.slow))
    try await stage.voice.toggle()
    await stage.microphone.asked()
    try await stage.phase { $0 == .starting }
    #expect(stage.microphone.openings == [.record])
    #expect(stage.recognizer.requests.isEmpty)
    stage.microphone.letOpen()
    let task = await stage.recognizer.started()
    stage.hear("#####")
    await task.appended(upTo: 5 * SoundTimeline.column)
    #expect(task.range?.start == 0)
  }

  @Test(
    "The microphone is released at the stop, before the final results",
    .covers("S4-22"))
  func freeAtOnce() async throws {
    let stage = SessionStage(
      .dictation, recognizer: ScriptedRecognizer(RecognizerScript("hello").atFinish(.hangs)))
    try await stage.record()
    stage.hear("########")
    await stage.interim("hello")
    try await stage.voice.stop()
    await stage.microphone.closed()
    try await stage.phase { $0 == .finalizing }
  }

  @Test(
    "A tap starts a recording immediately, and a failure is reported immediately",
    .covers("S5-US1.1", "S5-SC-001", "S5-SC-008", "S2-32"))
  func atOnce() async throws {
    let stage = SessionStage(.mealLog)
    try await stage.tap()
    await stage.microphone.opened()
    try await stage.phase { $0 == .recording(.hand) }
    let task = await stage.recognizer.started()
    task.say(.failed(.recognitionFailed))
    #expect(try await stage.failure() == .recognitionFailed)
    #expect(stage.clock.now == 0)
  }

  @Test("A session may be used concurrently", .covers("S1-62"))
  func actor() async throws {
    let stage = SessionStage(.capture)
    let session = try stage.voice
    #expect((session as Any) is any Actor)
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<200 {
        group.addTask {
          switch number % 4 {
          case 0: try? await session.toggle()
          case 1: try? await session.stop()
          case 2: try? await session.press()
          default: try? await session.cancel()
          }
        }
      }
    }
    await session.close()
    #expect(!stage.microphone.isOpen)
    // A task whose start returns after the end of the session is then canceled.
    await stage.recognizer.alive(0)
    #expect(stage.violations == [])
  }
}
