import Hark

/// Runs a screen over a voice session: performs what the screen wants, and tells it what came of it.
///
/// Everything reaches the screen one after another. What the session is told is told in the order of
/// the screen's wishes; what it refuses is dropped, since a screen shows what the session allows.
/// When the runner goes away, or after `end()`, everything that it began is given up.
public actor ScreenRunner<S: Screen> {
  /// Asks the outside world; the answers stream, and cancelling their reader gives the request up.
  public typealias Perform = @Sendable (S.Request) -> AsyncStream<S.Answer>

  /// The session that it runs over.
  public nonisolated let session: VoiceSession

  private typealias Event = ScreenEvent<S.Action, S.Answer>

  private var screen: S
  private let timekeeper: any Timekeeper
  private let perform: Perform
  private let openSettings: @Sendable () -> Void
  private var work: [ScreenID: Task<Void, Never>] = [:]
  private var watchers: [Int: Watcher] = [:]
  private var watcherCount = 0
  private var isOver = false

  /// How many things the person has done.
  private var actionCount = 0

  /// How many wishes of the screen's the session has not been told yet.
  private var untoldCount = 0

  private nonisolated let commands: AsyncStream<VoiceCommand>.Continuation

  /// Begins to run `screen`.
  ///
  /// - Parameters:
  ///   - screen: As it is at first.
  ///   - session: The voice; the runner's owner ends it.
  ///   - timekeeper: The clock for messages that leave by themselves.
  ///   - openSettings: Opens the app's page of the system's settings.
  ///   - perform: Asks the outside world.
  public init(
    _ screen: S, session: VoiceSession, timekeeper: any Timekeeper = SystemTimekeeper(),
    openSettings: @escaping @Sendable () -> Void = {}, perform: @escaping Perform
  ) {
    self.screen = screen
    self.session = session
    self.timekeeper = timekeeper
    self.openSettings = openSettings
    self.perform = perform
    let wanted: AsyncStream<VoiceCommand>
    (wanted, commands) = AsyncStream.makeStream()
    // Joined here and not in the tasks, so that nothing is missed that a caller does next.
    let (happenings, snapshots) = (session.happenings(), session.snapshots())
    Task { [weak self] in
      for await wish in wanted {
        try? await wish.perform(on: session)
        await self?.told()
      }
    }
    Task { [weak self] in
      for await happening in happenings {
        guard let self else { break }
        await self.take(.happened(happening))
      }
    }
    Task { [weak self] in
      for await snapshot in snapshots {
        guard let self else { break }
        await self.take(.shown(snapshot))
      }
    }
  }

  deinit {
    commands.finish()
    for task in work.values { task.cancel() }
    for watcher in watchers.values { watcher.finish() }
  }

  /// The person did something; after the end it is nothing any more.
  public func act(_ action: S.Action) {
    actionCount += 1
    if !isOver { take(.did(action), isAction: true) }
  }

  /// The person did something that depends on the screen as it is at that moment.
  public func act(on actions: @Sendable (S) throws -> [S.Action]) rethrows {
    for action in try actions(screen) { act(action) }
  }

  /// The screen now.
  public var state: S { screen }

  /// Whether the session is yet to be told something that the screen wants of it.
  public var isTelling: Bool { untoldCount > 0 }

  /// The screen now and whenever it changes, until the end; a slow reader misses some.
  public func states() -> AsyncStream<S> {
    let (stream, states) = AsyncStream.makeStream(of: S.self, bufferingPolicy: .bufferingNewest(1))
    let number = add(
      Watcher(
        show: { moment, isNew in if isNew { states.yield(moment.screen) } },
        finish: { states.finish() }))
    states.onTermination = { [weak self] _ in Task { await self?.forget(number) } }
    return stream
  }

  /// The same with how many things the person had done by then, also where they changed nothing.
  func moments() -> AsyncStream<ScreenMoment<S>> {
    let (stream, moments) = AsyncStream.makeStream(
      of: ScreenMoment<S>.self, bufferingPolicy: .bufferingNewest(1))
    let number = add(
      Watcher(show: { moment, _ in moments.yield(moment) }, finish: { moments.finish() }))
    moments.onTermination = { [weak self] _ in Task { await self?.forget(number) } }
    return stream
  }

  private struct Watcher: Sendable {
    let show: @Sendable (ScreenMoment<S>, _ isNew: Bool) -> Void
    let finish: @Sendable () -> Void
  }

  private var moment: ScreenMoment<S> { ScreenMoment(screen: screen, actionCount: actionCount) }

  private func add(_ watcher: Watcher) -> Int {
    watcherCount += 1
    watchers[watcherCount] = watcher
    watcher.show(moment, true)
    if isOver { watcher.finish() }
    return watcherCount
  }

  /// Gives everything up and ends the session; the text so far stays in `state`.
  public func end() async {
    isOver = true
    for task in work.values { task.cancel() }
    await session.end()
    for watcher in watchers.values { watcher.finish() }
  }

  /// The person does one last thing: what that asks for is done when this returns, and everything else
  /// is given up as by `end()`.
  public func end(with action: S.Action) async {
    let before = Set(work.keys)
    act(action)
    for (id, asked) in work where !before.contains(id) { await asked.value }
    await end()
  }

  private func told() { untoldCount -= 1 }

  private func forget(_ number: Int) { watchers[number] = nil }

  private func take(_ event: Event, isAction: Bool = false) {
    let before = screen
    let effects = screen.handle(event)
    for effect in effects { perform(effect) }
    let isNew = screen != before
    if isNew || isAction { for watcher in watchers.values { watcher.show(moment, isNew) } }
  }

  private func perform(_ effect: ScreenEffect<S.Request>) {
    switch effect {
    case .voice(let command):
      untoldCount += 1
      commands.yield(command)
    case .openSettings: openSettings()
    case .drop(let id): work.removeValue(forKey: id)?.cancel()
    case .wait(let id, let seconds): wait(id, seconds)
    case .request(let id, let request): ask(id, request)
    }
  }

  private func wait(_ id: ScreenID, _ seconds: Double) {
    let deadline = timekeeper.now + seconds
    work[id] = Task { [timekeeper, weak self] in
      guard (try? await timekeeper.sleep(until: deadline)) != nil else { return }
      await self?.finish(id, .elapsed(id))
    }
  }

  private func ask(_ id: ScreenID, _ request: S.Request) {
    let answers = perform(request)
    work[id] = Task { [weak self] in
      for await answer in answers { await self?.take(.answered(id, answer)) }
      await self?.finish(id, nil)
    }
  }

  private func finish(_ id: ScreenID, _ event: Event?) {
    work[id] = nil
    if let event { take(event) }
  }
}

/// A screen at one moment.
struct ScreenMoment<S: Screen>: Sendable {
  let screen: S

  /// How many things the person had done by then.
  let actionCount: Int
}
