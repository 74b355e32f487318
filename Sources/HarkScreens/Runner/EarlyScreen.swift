/// A screen whose voice session is still on its way: what is typed stands there at once, and what asks
/// something of the session or of the world waits for them.
public struct EarlyScreen<S: Screen>: Sendable {
  /// The screen now.
  public private(set) var screen: S

  /// What is to be done once the session is there, in this order.
  public private(set) var waiting: [S.Action] = []

  /// Begins with `screen`.
  public init(_ screen: S) { self.screen = screen }

  /// Whether the screen knows everything that the person did.
  public var isSettled: Bool { waiting.isEmpty }

  /// The person did something.
  public mutating func act(_ action: S.Action) {
    // Nothing overtakes what waits.
    if !waiting.isEmpty || !perform(action) { waiting.append(action) }
  }

  /// The person left: what was to be done is dropped, and what was typed meanwhile is kept.
  public mutating func leave() {
    let rest = waiting
    waiting = []
    for action in rest { _ = perform(action) }
  }

  /// Does what asks nothing of anybody; false, and nothing is done, where it does.
  private mutating func perform(_ action: S.Action) -> Bool {
    var next = screen
    guard next.handle(.did(action)).isEmpty else { return false }
    screen = next
    return true
  }
}
