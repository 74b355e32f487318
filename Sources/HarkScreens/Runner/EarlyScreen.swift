/// A screen whose voice session is not yet available.
///
/// Typed text appears immediately. Actions that require the session or the outside world wait for
/// them, and so do all actions after a waiting one.
package struct EarlyScreen<S: Screen>: Sendable {
  package private(set) var screen: S

  /// The actions to perform once the session is available, in order.
  package private(set) var waiting: [S.Action] = []

  package init(_ screen: S) { self.screen = screen }

  package mutating func act(_ action: S.Action) {
    // No action overtakes a pending one.
    if !waiting.isEmpty || !perform(action) { waiting.append(action) }
  }

  /// Performs an action without effects; otherwise returns `false` and changes nothing.
  private mutating func perform(_ action: S.Action) -> Bool {
    var next = screen
    guard next.handle(.did(action)).isEmpty else { return false }
    screen = next
    return true
  }
}

extension EarlyScreen where S: SpokenScreen {
  /// Drops pending actions with effects, because the user left the screen; typed text stays.
  package mutating func leave() {
    let rest = waiting
    waiting = []
    for action in rest { _ = perform(action) }
    // A loading form queues the start of a recording, which this action then ends.
    _ = perform(.voice(.leave))
  }
}
