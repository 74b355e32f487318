import Hark
import HarkScreens
import HarkSimulation
import HarkTesting
import Testing

@Suite("Surroundings of a call")
struct CallSurroundingsTests {
  @Test("Saved settings are reported first, then changes")
  func load() async throws {
    let archive = MemoryArchive()
    try await archive.keep(Self.settings(0.9))
    let perform = Call.perform(
      CallSurroundings(
        archive: archive,
        choices: {
          AsyncStream {
            $0.yield(.init(inputs: [], effects: [.automaticGain]))
            $0.finish()
          }
        }))
    var answers: [Call.Answer] = []
    for await answer in perform(.load(else: CallSettings())) { answers.append(answer) }
    #expect(answers == [.settings(Self.settings(0.9)), .choices([], [.automaticGain])])
  }

  @Test("Damaged settings are replaced by the defaults and reported")
  func damaged() async throws {
    let perform = Call.perform(CallSurroundings(archive: BrokenArchive()))
    var answers: [Call.Answer] = []
    for await answer in perform(.load(else: Self.settings(0.9))) { answers.append(answer) }
    #expect(answers == [.settings(CallSettings()), .failed(.damaged)])
    answers = []
    for await answer in perform(.keep(CallSettings())) { answers.append(answer) }
    #expect(answers == [.failed(.unwritable)])
  }

  @Test(
    "Without saved settings, a call continues with its own",
    arguments: [true, false])
  func kept(_ hasArchive: Bool) async throws {
    let perform = Call.perform(CallSurroundings(archive: hasArchive ? MemoryArchive() : nil))
    var answers: [Call.Answer] = []
    for await answer in perform(.load(else: Self.settings(0.9))) { answers.append(answer) }
    #expect(answers == [.settings(Self.settings(0.9))])
  }

  @Test("Audio follows the settings of a call, not settings that are only viewed")
  func follows() async throws {
    let archive = MemoryArchive()
    try await archive.keep(Self.settings(0.9))
    let followed = Followed()
    let stage = ScreenStage(
      Call(agentName: "Ada"), .call,
      perform: Call.perform(
        CallSurroundings(archive: archive, follow: { followed.add($0) })))
    await stage.act(.show(.full))
    try await stage.screen { $0.settings == Self.settings(0.9) }
    await stage.act(.change(.sensitivity(0.3)))
    await archive.keeps(Self.settings(0.3))
    #expect(followed.all.isEmpty && stage.microphone.openings.isEmpty)
    await stage.act(.begin)
    await stage.microphone.opened()
    #expect(followed.all == [Self.settings(0.3)])
    await stage.act(.change(.sensitivity(0.4)))
    #expect(followed.all == [Self.settings(0.3), Self.settings(0.4)])
    await stage.runner.end()
  }

  @Test("However fast settings change, the newest are saved, and each is applied")
  func newest() async throws {
    let archive = MemoryArchive()
    let followed = Followed()
    let perform = Call.perform(
      CallSurroundings(archive: archive, follow: { followed.add($0) }))
    let changes = (0...100).map { Self.settings(Double($0) / 100) }
    // As on the screen, each change is requested before the previous request is answered, and
    // cancels that request.
    let readers = changes.map { settings in
      _ = perform(.follow(settings))
      let answers = perform(.keep(settings))
      return Task { for await _ in answers {} }
    }
    for reader in readers.dropLast() { reader.cancel() }
    await readers.last?.value
    for reader in readers { await reader.value }
    #expect(followed.all == changes)
    #expect(try await archive.settings() == changes.last)
  }

  @Test("A setting changed immediately before leaving is saved")
  func leaves() async throws {
    let archive = MemoryArchive(isSlow: true)
    let perform = Call.perform(CallSurroundings(archive: archive))
    _ = perform(.keep(Self.settings(0.3)))
    let ending = Task {
      for await _ in perform(.end) {}
      return try await archive.settings()
    }
    await SerialScheduler.shared.settle()
    archive.hurry()
    #expect(try await ending.value == Self.settings(0.3))
  }

  @Test("A call that restarts directly after a change uses it")
  func beginsAgain() async throws {
    let archive = MemoryArchive(isSlow: true)
    let perform = Call.perform(CallSurroundings(archive: archive))
    _ = perform(.keep(Self.settings(0.3)))
    let loading = Task {
      var answers = perform(.load(else: CallSettings())).makeAsyncIterator()
      return await answers.next()
    }
    await SerialScheduler.shared.settle()
    archive.hurry()
    #expect(await loading.value == .settings(Self.settings(0.3)))
  }

  private static func settings(_ sensitivity: Double) -> CallSettings {
    var settings = CallSettings()
    settings.sensitivity = sensitivity
    return settings
  }

  private final class MemoryArchive: CallSettingsArchive {
    private struct State: Sendable {
      var isSlow: Bool
      var kept: CallSettings?
    }

    private let state: Watched<State>

    /// Creates an archive that, if `isSlow`, saves nothing until `hurry()` is called.
    init(isSlow: Bool = false) { state = Watched(State(isSlow: isSlow)) }

    func settings() async throws -> CallSettings? { state.now.kept }

    func keep(_ settings: CallSettings) async throws {
      // Cancellation does not speed up a slow disk.
      await Task { [state] in await state.wait { !$0.isSlow } }.value
      state.change { $0.kept = settings }
    }

    func hurry() { state.change { $0.isSlow = false } }

    /// Returns when `settings` have been saved.
    func keeps(_ settings: CallSettings) async { await state.wait { $0.kept == settings } }
  }

  private struct BrokenArchive: CallSettingsArchive {
    func settings() async throws -> CallSettings? { throw CallSettingsFailure.damaged }
    func keep(_ settings: CallSettings) async throws { throw CallSettingsFailure.unwritable }
  }

  private final class Followed: Sendable {
    private let list = Locked<[CallSettings]>([])
    var all: [CallSettings] { list.withLock { $0 } }
    func add(_ settings: CallSettings) { list.withLock { $0.append(settings) } }
  }
}
