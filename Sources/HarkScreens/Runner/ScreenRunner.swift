import Hark

/// Runs a screen on a voice session: performs the screen's effects and feeds it the resulting
/// events.
///
/// The screen receives events one at a time. The session receives commands in the order of the
/// screen's effects; commands that it refuses are dropped, because the screen reflects what the
/// session allows. When the runner is deallocated, or after `end()`, all of its work is canceled.
public actor ScreenRunner<S: Screen> {
  /// Sends a request to the outside world and streams the answers; canceling the stream's reader
  /// cancels the request.
  public typealias Perform = @Sendable (S.Request) -> AsyncStream<S.Answer>

  /// The session on which the screen runs.
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
  private var actionCount = 0

  /// The number of commands that the session has not received yet.
  private var pendingCommandCount = 0

  private nonisolated let commands: AsyncStream<VoiceCommand>.Continuation

  /// Creates a runner and starts running `screen`.
  ///
  /// - Parameters:
  ///   - screen: The initial screen.
  ///   - session: The voice session, which `end()` ends.
  ///   - timekeeper: The clock for the screen's waits.
  ///   - openSettings: Opens the app's page in the system's settings.
  ///   - perform: Performs a request outside the screen.
  public init(
    _ screen: S, session: VoiceSession, timekeeper: any Timekeeper = SystemTimekeeper(),
    openSettings: @escaping @Sendable () -> Void = {}, perform: @escaping Perform
  ) {
    (self.screen, self.session, self.timekeeper) = (screen, session, timekeeper)
    (self.openSettings, self.perform) = (openSettings, perform)
    let wanted: AsyncStream<VoiceCommand>
    (wanted, commands) = AsyncStream.makeStream()
    // Subscribing here rather than in the tasks ensures that no event caused by the caller's next
    // step is missed.
    let journal = session.journal
    Task { [weak self] in
      for await wish in wanted {
        try? await wish.perform(on: session)
        await self?.commandReceived()
      }
    }
    Task { [weak self] in
      for await entries in journal {
        guard let self else { break }
        await self.take(entries)
      }
    }
  }

  deinit {
    commands.finish()
    for task in work.values { task.cancel() }
    for watcher in watchers.values { watcher.finish() }
  }

  /// Performs a user action; has no effect after `end()`.
  public func act(_ action: S.Action) {
    actionCount += 1
    if !isOver { take(.did(action), isAction: true) }
  }

  package func act(on actions: @Sendable (S) throws -> [S.Action]) rethrows {
    for action in try actions(screen) { act(action) }
  }

  /// The current screen.
  public var state: S { screen }

  package var isTelling: Bool { pendingCommandCount > 0 }

  /// Returns a stream of the current screen and its later states, which ends with the runner; slow
  /// readers may miss intermediate states.
  public func states() -> AsyncStream<S> { states { $0 } }

  /// Returns a stream of the results of `value` for the current screen and its later states, which
  /// ends with the runner; slow readers may miss intermediate states.
  package func states<Value: Sendable>(
    _ value: @escaping @Sendable (S) -> Value
  ) -> AsyncStream<Value> {
    stream { $1 == .state ? value($0.screen) : nil }
  }

  /// Returns a stream of the screen with the number of user actions so far, including actions that
  /// changed nothing.
  func moments() -> AsyncStream<ScreenMoment<S>> { stream { $1 == .telling ? nil : $0 } }

  /// Returns a stream that yields at once and whenever `state` or `isTelling` may have changed.
  package func updates() -> AsyncStream<Void> { stream { _, _ in } }

  /// The part that changed: the screen, only the number of actions, or only `isTelling`.
  private enum Change { case state, actions, telling }

  private struct Watcher: Sendable {
    let show: @Sendable (ScreenMoment<S>, Change) -> Void
    let finish: @Sendable () -> Void
  }

  private var moment: ScreenMoment<S> { ScreenMoment(screen: screen, actionCount: actionCount) }

  private func stream<Value: Sendable>(
    _ value: @escaping @Sendable (ScreenMoment<S>, Change) -> Value?
  ) -> AsyncStream<Value> {
    let (stream, values) = AsyncStream.makeStream(
      of: Value.self, bufferingPolicy: .bufferingNewest(1))
    let watcher = Watcher(
      show: { moment, change in if let value = value(moment, change) { values.yield(value) } },
      finish: { values.finish() })
    watcherCount += 1
    let number = watcherCount
    watchers[number] = watcher
    values.onTermination = { [weak self] _ in Task { await self?.forget(number) } }
    watcher.show(moment, .state)
    if isOver { watcher.finish() }
    return stream
  }

  /// Cancels all work and ends the session; the text so far remains in `state`.
  public func end() async {
    isOver = true
    for task in work.values { task.cancel() }
    await session.close()
    for watcher in watchers.values { watcher.finish() }
  }

  /// Performs a last user action, then ends the session.
  ///
  /// The action's requests have completed when this method returns; all other work is canceled, as
  /// in `end()`.
  public func end(with action: S.Action) async {
    let before = Set(work.keys)
    act(action)
    for (id, asked) in work where !before.contains(id) { await asked.value }
    await end()
  }

  private func commandReceived() {
    pendingCommandCount -= 1
    if !isTelling { for watcher in watchers.values { watcher.show(moment, .telling) } }
  }

  private func forget(_ number: Int) { watchers[number] = nil }

  private func take(_ event: Event, isAction: Bool = false) { take([event], isAction: isAction) }

  private func take(_ entries: [JournalEntry]) {
    take(
      entries.compactMap { entry in
        switch entry {
        case .happened(let event): .happened(event)
        case .shown(let snapshot): .shown(snapshot)
        case .ended: nil
        }
      }, isAction: false)
  }

  /// Passes events to the screen, and reports the change that all of them made.
  private func take(_ events: [Event], isAction: Bool) {
    let before = screen
    for event in events {
      for effect in screen.handle(event) { perform(effect) }
    }
    guard screen != before || isAction else { return }
    let change = screen != before ? Change.state : .actions
    for watcher in watchers.values { watcher.show(moment, change) }
  }

  private func perform(_ effect: ScreenEffect<S.Request>) {
    switch effect {
    case .voice(let command):
      pendingCommandCount += 1
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
      for await answer in answers { await self?.take(answer, to: id) }
      await self?.finish(id, nil)
    }
  }

  /// Delivers an answer, unless its request was dropped while the answer was in flight.
  private func take(_ answer: S.Answer, to id: ScreenID) {
    if work[id] != nil { take(.answered(id, answer)) }
  }

  private func finish(_ id: ScreenID, _ event: Event?) {
    guard work.removeValue(forKey: id) != nil, let event else { return }
    take(event)
  }
}

/// A screen, with the number of user actions so far.
struct ScreenMoment<S: Screen>: Sendable {
  let screen: S
  let actionCount: Int
}
