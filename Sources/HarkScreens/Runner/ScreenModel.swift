import Hark
import Observation

/// A screen for SwiftUI to observe; every decision is the screen's, all work the runner's.
///
/// The session is ended by `end()`, or goes with the model when nobody else holds it.
@available(iOS 17, macOS 14, *)
@MainActor
@Observable
public final class ScreenModel<S: Screen> {
  /// The screen now.
  public private(set) var state: S

  /// The screen now, without what changes with every bit of sound (`Screen.still`): what observes this
  /// alone is not drawn anew for each level.
  public private(set) var still: S

  /// Told of each action at the moment at which it comes; for measuring, and nil without.
  @ObservationIgnored public var noting: ((S.Action) -> Void)?

  /// Whether `state` knows everything that the person did; until then a field shows what was typed.
  public var isSettled: Bool { knownActions >= wantedActions }

  private var wantedActions = 0
  private var knownActions = 0

  @ObservationIgnored private let runner: ScreenRunner<S>
  @ObservationIgnored private let actions: AsyncStream<S.Action>.Continuation

  /// Shows `screen`, which `runner` was made with.
  public init(_ screen: S, runner: ScreenRunner<S>) {
    state = screen
    still = screen.still
    self.runner = runner
    let wanted: AsyncStream<S.Action>
    (wanted, actions) = AsyncStream.makeStream()
    // A press and its release must not overtake one another, as tasks of their own could.
    Task { for await action in wanted { await runner.act(action) } }
    Task { [weak self, weak runner] in
      guard let moments = await runner?.moments() else { return }
      for await moment in moments {
        guard let self else { break }
        self.show(moment)
      }
    }
  }

  deinit { actions.finish() }

  private func show(_ moment: ScreenMoment<S>) {
    state = moment.screen
    let now = moment.screen.still
    if now != still { still = now }
    if moment.actionCount != knownActions { knownActions = moment.actionCount }
  }

  /// The person did something; performed in the order of the calls.
  public func act(_ action: S.Action) {
    noting?(action)
    wantedActions += 1
    actions.yield(action)
  }

  /// Ends the session; the text so far stays.
  public func end() async { await runner.end() }

  /// The same, with one last thing that the person does, as ending a call; what that asks for is done
  /// when this returns.
  public func end(with action: S.Action) async { await runner.end(with: action) }
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
