import Hark
import HarkScreens
import Testing

@Suite("What is around a call")
struct CallSurroundingsTests {
  @Test("Settings that were kept are followed before the call begins, and choices come behind them")
  func load() async throws {
    let archive = MemoryArchive()
    try await archive.keep(Self.settings(0.9))
    let followed = Followed()
    let perform = Call.perform(
      CallSurroundings(
        archive: archive,
        choices: {
          AsyncStream {
            $0.yield(.init(inputs: [], effects: [.automaticGain]))
            $0.finish()
          }
        },
        follow: { followed.add($0) }))
    var answers: [Call.Answer] = []
    for await answer in perform(.load(else: CallSettings())) {
      #expect(followed.all == [Self.settings(0.9)])
      answers.append(answer)
    }
    #expect(answers == [.settings(Self.settings(0.9)), .choices([], [.automaticGain])])
  }

  @Test("Damaged settings become the standard ones, and it is said")
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
    "Where nothing was kept, a call goes on with the settings that it has",
    arguments: [true, false])
  func kept(_ hasArchive: Bool) async throws {
    let followed = Followed()
    let perform = Call.perform(
      CallSurroundings(
        archive: hasArchive ? MemoryArchive() : nil, follow: { followed.add($0) }))
    var answers: [Call.Answer] = []
    for await answer in perform(.load(else: Self.settings(0.9))) { answers.append(answer) }
    #expect(answers == [.settings(Self.settings(0.9))])
    #expect(followed.all == [Self.settings(0.9)])
  }

  @Test("However fast settings change, the newest are kept")
  func newest() async throws {
    let archive = MemoryArchive()
    let followed = Followed()
    let perform = Call.perform(
      CallSurroundings(archive: archive, follow: { followed.add($0) }))
    let changes = (0...100).map { Self.settings(Double($0) / 100) }
    // As the screen does: each is asked for before the last is answered, and drops it.
    let readers = changes.map { settings in
      let answers = perform(.keep(settings))
      return Task { for await _ in answers {} }
    }
    for reader in readers.dropLast() { reader.cancel() }
    await readers.last?.value
    for reader in readers { await reader.value }
    #expect(followed.all == changes)
    #expect(try await archive.settings() == changes.last)
  }

  private static func settings(_ sensitivity: Double) -> CallSettings {
    var settings = CallSettings()
    settings.sensitivity = sensitivity
    return settings
  }

  private actor MemoryArchive: CallSettingsArchive {
    private var kept: CallSettings?
    func settings() async throws -> CallSettings? { kept }
    func keep(_ settings: CallSettings) async throws {
      await Task.yield()
      kept = settings
    }
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
