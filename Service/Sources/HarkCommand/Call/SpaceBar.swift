/// Finds out of the repeated keys of a terminal, which tells no release, what a finger does.
///
/// A key that is held comes again after a quarter of a second or more, and then many times a second.
/// One that comes again just once was pressed twice.
struct SpaceBar: Equatable {
  /// What a finger does.
  enum Wish: Equatable {
    /// It came down and was lifted.
    case tap

    /// It came down, and stays there.
    case press

    /// It was lifted after that.
    case release
  }

  /// What holding means.
  enum Manner: Equatable {
    /// The same as a tap.
    case none

    /// A tap at once, and another one at the end.
    case tapsTwice

    /// Something else than a tap; a tap is known as one after `patience`.
    case holds
  }

  /// Seconds after which a key that is held has come again.
  static let patience = 0.7

  /// The most seconds between two repeats.
  static let gap = 0.12

  private enum State: Equatable {
    case up

    /// It came once.
    case down(Manner, since: Double)

    /// It came again, by the finger or by itself.
    case again(Manner, since: Double, at: Double)

    /// It comes all the time.
    case held(Manner, at: Double)
  }

  private var state = State.up

  /// When `pass` is to be called if no key comes before; nil when it need not be.
  var deadline: Double? {
    switch state {
    case .up: nil
    case .down(_, let since): since + Self.patience
    case .again(_, _, let at): at + Self.gap
    // A machine at work may lose a repeat or two.
    case .held(_, let at): at + 2 * Self.gap
    }
  }

  /// The key came; `manner` counts when it is the first time.
  mutating func press(_ manner: Manner, at now: Double) -> [Wish] {
    let before = pass(now)
    switch state {
    case .up:
      state = .down(manner, since: now)
      return before + (manner == .holds ? [] : [.tap])
    case .down(let manner, let since):
      state = .again(manner, since: since, at: now)
      return before
    case .again(let manner, _, _):
      state = .held(manner, at: now)
      return before + (manner == .holds ? [.press] : [])
    case .held(let manner, _):
      state = .held(manner, at: now)
      return before
    }
  }

  /// It is `now`.
  mutating func pass(_ now: Double) -> [Wish] {
    guard let deadline, now >= deadline else { return [] }
    defer { state = .up }
    switch state {
    case .up: return []
    case .down(let manner, _): return manner == .holds ? [.tap] : []
    case .again(let manner, _, _): return manner == .holds ? [.tap, .tap] : [.tap]
    case .held(.none, _): return []
    case .held(.tapsTwice, _): return [.tap]
    case .held(.holds, _): return [.release]
    }
  }
}
