import Hark
import Observation

/// An observable screen for SwiftUI.
///
/// The screen makes every decision, and the runner does all the work. `end()` ends the session;
/// otherwise the session is released with the model unless it is retained elsewhere.
@available(iOS 17, macOS 14, *)
@MainActor
@Observable
public final class ScreenModel<S: Screen> {
  /// The current screen.
  public private(set) var state: S

  /// The current screen without the parts that change with every audio level (`Screen.still`).
  ///
  /// A view that observes only this property is not redrawn for each level.
  package private(set) var still: S

  /// A closure called with each action passed to `act(_:)`, for measurements; `nil` by default.
  @ObservationIgnored public var noting: ((S.Action) -> Void)?

  /// Whether `state` reflects all of the user's actions; until then, a field shows the typed text.
  package var isSettled: Bool { knownActions >= wantedActions }

  private var wantedActions = 0
  private var knownActions = 0

  /// The screen until its session is available; `nil` afterward.
  @ObservationIgnored private var early: EarlyScreen<S>?

  /// Ends once the session is available; `nil` if the model was created with a runner.
  @ObservationIgnored private var opening: Task<Void, Never>?
  @ObservationIgnored private var runner: ScreenRunner<S>?
  @ObservationIgnored private let steps: AsyncStream<Step>.Continuation
  @ObservationIgnored private let wanted: AsyncStream<Step>

  private enum Step: Sendable {
    case act(S.Action)
    case finishText(FinishingOptions?)

    /// Resumes a caller that waits for all earlier actions.
    case resume(CheckedContinuation<Void, Never>)
  }

  private init(_ screen: S) {
    state = screen
    still = screen.still
    (wanted, steps) = AsyncStream.makeStream()
  }

  /// Creates a model of `screen`, which must be the screen with which `runner` was created.
  public convenience init(_ screen: S, runner: ScreenRunner<S>) {
    self.init(screen)
    begin(on: runner)
  }

  /// Creates a model of `screen` that can be used while `session` creates its session.
  ///
  /// Typed text appears immediately; actions that require the session wait for it. If the model is
  /// released before the session exists, the session is closed.
  package convenience init(
    _ screen: S, session: @escaping @Sendable () async -> VoiceSession,
    openSettings: @escaping @Sendable () -> Void = {},
    perform: @escaping ScreenRunner<S>.Perform = { _ in AsyncStream { $0.finish() } }
  ) {
    self.init(screen)
    early = EarlyScreen(screen)
    opening = Task { [weak self] in
      let session = await session()
      guard let self, let early = self.early else { return await session.close() }
      self.begin(
        on: ScreenRunner(
          early.screen, session: session, openSettings: openSettings, perform: perform))
      self.early = nil
      for action in early.waiting { self.steps.yield(.act(action)) }
    }
  }

  private func begin(on runner: ScreenRunner<S>) {
    self.runner = runner
    // A single task preserves the order of a press and its release, which separate tasks might not.
    Task { [wanted] in
      for await step in wanted {
        switch step {
        case .act(let action): await runner.act(action)
        case .finishText(let choice): await runner.session.finishText(as: choice)
        case .resume(let caller): caller.resume()
        }
      }
    }
    Task { [weak self, weak runner] in
      guard let moments = await runner?.moments() else { return }
      for await moment in moments {
        guard let self else { break }
        self.show(moment)
      }
    }
  }

  deinit { steps.finish() }

  private func show(_ moment: ScreenMoment<S>) {
    state = moment.screen
    let now = moment.screen.still
    if now != still { still = now }
    if moment.actionCount != knownActions { knownActions = moment.actionCount }
  }

  /// Performs a user action; actions are performed in the order of the calls.
  public func act(_ action: S.Action) {
    noting?(action)
    guard early == nil else { return actEarly { $0.act(action) } }
    wantedActions += 1
    steps.yield(.act(action))
  }

  private func actEarly(_ change: (inout EarlyScreen<S>) -> Void) {
    guard var early else { return }
    change(&early)
    self.early = early
    wantedActions = early.waiting.count
    show(ScreenMoment(screen: early.screen, actionCount: 0))
  }

  /// Ends the session after all earlier actions; the text so far remains.
  public func end() async {
    await performActions()
    await runner?.end()
  }

  /// Performs a last user action, such as ending a call, after all earlier ones, then ends the
  /// session.
  ///
  /// The action's requests have completed when this method returns.
  public func end(with action: S.Action) async {
    await performActions()
    await runner?.end(with: action)
  }

  /// Finishes text as the user chooses, from the next recording on, after all earlier actions.
  package func finishText(as choice: FinishingOptions?) {
    steps.yield(.finishText(choice))
  }

  private func performActions() async {
    await opening?.value
    await withCheckedContinuation { _ = steps.yield(.resume($0)) }
  }
}

@available(iOS 17, macOS 14, *)
extension ScreenModel where S: SpokenScreen {
  /// Ends the recording because the user leaves the screen; a recording that is waiting for the
  /// session does not start.
  package func leave() {
    if early == nil { act(.voice(.leave)) } else { actEarly { $0.leave() } }
  }
}

/// The coach chat for SwiftUI.
@available(iOS 17, macOS 14, *)
public typealias ComposerModel = ScreenModel<Composer>

/// The capture screen for SwiftUI.
@available(iOS 17, macOS 14, *)
public typealias CaptureModel = ScreenModel<Capture>

/// The voice call for SwiftUI.
@available(iOS 17, macOS 14, *)
public typealias CallModel = ScreenModel<Call>

/// The meal log for SwiftUI.
@available(iOS 17, macOS 14, *)
public typealias MealLogModel = ScreenModel<MealLog>

/// The dictation form for SwiftUI.
@available(iOS 17, macOS 14, *)
public typealias DictationModel = ScreenModel<Dictation>
