/// A screen whose voice session is not yet available.
///
/// Typed text appears immediately; actions that require the session or the outside world wait for
/// them.
public struct EarlyScreen<S: Screen>: Sendable {
  /// The current screen.
  public private(set) var screen: S

  /// The actions to perform once the session is available, in order.
  public private(set) var waiting: [S.Action] = []

  /// Creates an early screen that begins with `screen`.
  public init(_ screen: S) { self.screen = screen }

  /// Whether the screen reflects all of the user's actions.
  public var isSettled: Bool { waiting.isEmpty }

  /// Handles a user action.
  public mutating func act(_ action: S.Action) {
    // No action overtakes a pending one.
    if !waiting.isEmpty || !perform(action) { waiting.append(action) }
  }

  /// Handles the user leaving the screen: drops pending actions that have effects and preserves
  /// typed text.
  public mutating func leave() {
    let rest = waiting
    waiting = []
    for action in rest { _ = perform(action) }
  }

  /// Performs an action without effects; returns `false`, and changes nothing, if the action has
  /// effects.
  private mutating func perform(_ action: S.Action) -> Bool {
    var next = screen
    guard next.handle(.did(action)).isEmpty else { return false }
    screen = next
    return true
  }
}
