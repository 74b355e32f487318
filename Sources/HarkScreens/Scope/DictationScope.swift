import Foundation
import Hark

/// Decides where dictation is allowed in an app's forms.
///
/// It loads the configuration, persists temporary approvals, and takes the current date into account.
/// An app uses one instance, which every screen with a form observes. Expired configurations are
/// reloaded and approvals expire automatically. Several servers may share an archive, which is read
/// whenever a form is opened or reloaded, and before a user changes an approval.
public actor DictationScope {
  private let loader: any FieldConfigurationLoader
  private let archive: (any ApprovalArchive)?
  private let timekeeper: any Timekeeper
  private let today: @Sendable () -> Date
  private let warn: @Sendable (ScopeWarning) -> Void

  private var judge = DictationScopeGuard()
  private var watchers: [Int: Watcher] = [:]
  private var watcherCount = 0
  private var hasRestored = false

  /// The number of times this instance has changed the approvals, including expirations.
  private var changes = 0

  private var isKept = true
  private var loading: Task<Void, Never>?
  private var alarm: Task<Void, Never>?
  private var keeping: Task<Void, Never>?

  private struct Watcher {
    let route: String
    let views: AsyncStream<ScopeView>.Continuation
  }

  /// Creates a scope, which loads nothing before it is first used.
  ///
  /// - Parameters:
  ///   - loader: Loads the configuration.
  ///   - archive: Persists approvals across launches; `nil` if they end with the app.
  ///   - timekeeper: Waits for expirations.
  ///   - today: Returns the current date.
  ///   - warn: Receives warnings about displayed fields that the configuration does not approve.
  ///     If it is `nil`, they are written to standard error, in debug builds only.
  public init(
    _ loader: any FieldConfigurationLoader, archive: (any ApprovalArchive)? = nil,
    timekeeper: any Timekeeper = SystemTimekeeper(),
    today: @escaping @Sendable () -> Date = { Date() },
    warn: (@Sendable (ScopeWarning) -> Void)? = nil
  ) {
    (self.loader, self.archive, self.timekeeper) = (loader, archive, timekeeper)
    self.today = today
    self.warn = warn ?? Self.warnDeveloper
  }

  deinit {
    alarm?.cancel()
    for watcher in watchers.values { watcher.views.finish() }
  }

  private static let step = 60.0

  /// The recorded actions, oldest first, limited to the latest thousand.
  public var log: [ScopeRecord] { judge.log }

  /// Returns a stream of the dictation decisions for the form at `route`: the current ones, then an
  /// update after each change.
  ///
  /// Loads the configuration first if none is loaded.
  public func views(of route: String) async -> AsyncStream<ScopeView> {
    if judge.configuration == nil { await reload() } else { await restore() }
    let (stream, views) = AsyncStream.makeStream(
      of: ScopeView.self, bufferingPolicy: .bufferingNewest(1))
    watcherCount += 1
    let number = watcherCount
    watchers[number] = Watcher(route: route, views: views)
    views.onTermination = { [weak self] _ in Task { await self?.forget(number) } }
    views.yield(view(of: route))
    return stream
  }

  private func view(of route: String) -> ScopeView {
    let now = today()
    let fields = judge.configuration?.screen(at: route)?.fields ?? []
    let decisions = fields.map { ($0.id, judge.decision(for: $0.id, on: route, at: now)) }
    return ScopeView(
      route: route, fields: fields, decisions: Dictionary(decisions) { first, _ in first },
      otherwise: judge.decision(for: "", on: route, at: now))
  }

  /// Warns about displayed fields that are suitable for dictation but not approved.
  public func drew(_ fields: [FormField], on route: String) {
    for warning in judge.warnings(drawing: fields, on: route) { warn(warning) }
  }

  /// Reloads the configuration; concurrent callers share one load.
  public func reload() async {
    let task = loading ?? Task { await load() }
    loading = task
    await task.value
  }

  /// Approves a field temporarily; throws an `ApprovalRefusal` if that is not permitted.
  public func approve(
    _ field: String, on route: String, for seconds: Double, by approver: OrganizationUser
  ) async throws {
    if hasRestored { await restore() } else { await reload() }
    try judge.approve(field, on: route, for: seconds, by: approver, at: today())
    await changed()
  }

  /// Withdraws a temporary approval; throws an `ApprovalRefusal` if that is not permitted.
  public func withdraw(_ field: String, on route: String, by approver: OrganizationUser)
    async throws
  {
    if hasRestored { await restore() } else { await reload() }
    try judge.withdraw(field, on: route, by: approver, at: today())
    await changed()
  }

  private static let warnDeveloper: @Sendable (ScopeWarning) -> Void = { warning in
    #if DEBUG
      FileHandle.standardError.write(Data(("hark: " + warning.sentence + "\n").utf8))
    #endif
  }

  private func load() async {
    await restore()
    hasRestored = true
    do {
      let configuration = try await loader.load()
      judge.take(configuration, at: today())
    } catch { judge.take(error as? ConfigurationFault ?? .missing, at: today()) }
    loading = nil
    show()
  }

  /// Adopts the archive's approvals, unless this instance has newer ones.
  private func restore() async {
    guard let archive, isKept else { return }
    let known = changes
    let approvals = await archive.approvals()
    guard isKept, changes == known, approvals != judge.approvals else { return }
    judge.restore(approvals)
    show()
  }

  private func changed() async {
    changes += 1
    isKept = false
    show()
    // Saves run one after another, so that the last one is the newest.
    let task = Task { [keeping] in
      await keeping?.value
      await keep()
    }
    keeping = task
    await task.value
  }

  /// Saves the approvals; after a failure, they are lost when the app terminates, unless a later
  /// save succeeds.
  private func keep() async {
    let known = changes
    let isDone = (try? await archive?.keep(judge.approvals)) != nil
    if changes == known { isKept = isDone }
  }

  private func show() {
    for watcher in watchers.values { watcher.views.yield(view(of: watcher.route)) }
    setAlarm()
  }

  private func setAlarm() {
    alarm?.cancel()
    let now = today()
    alarm = judge.nextChange(after: now).map { change in
      // Waits in short steps, because the wall clock advances while the device sleeps, but a
      // timekeeper might not.
      let deadline = timekeeper.now + min(change.timeIntervalSince(now), Self.step)
      return Task { [timekeeper, weak self] in
        guard (try? await timekeeper.sleep(until: deadline)) != nil else { return }
        await self?.timeHasCome()
      }
    }
  }

  private func timeHasCome() async {
    // `show()` sets the next alarm and must not cancel this task.
    alarm = nil
    let before = judge.approvals
    judge.expire(at: today())
    let hasExpired = judge.approvals != before
    show()
    let hasRunOut = judge.configuration?.validUntil.map { $0 <= today() } ?? false
    if judge.fault == nil, hasRunOut {
      await reload()
    } else if hasExpired {
      await restore()
    }
    guard hasExpired else { return }
    // The archive also contains approvals from other servers; the expired ones are removed.
    judge.expire(at: today())
    await changed()
  }

  private func forget(_ number: Int) { watchers[number] = nil }
}
