import Hark
import HarkScreens

/// Derives taps, presses, and releases from a terminal's key repeats, because terminals do not
/// report releases.
///
/// A held key repeats after a quarter of a second or more, and then many times a second. A single
/// repeat means that the key was pressed twice.
struct SpaceBar: Equatable {
  enum Manner: Equatable {
    case none
    case tapsTwice

    /// A held key reports a press and a release; a single tap is recognized only after `patience`.
    case holds
  }

  /// The maximum time until a held key first repeats, in seconds.
  static let patience = 0.7

  /// The maximum time between two repeats, in seconds.
  static let gap = 0.12

  private enum State: Equatable {
    case up
    case down(Manner, since: Double)

    /// The key was received again, from a second press or from key repeat.
    case again(Manner, since: Double, at: Double)

    case held(Manner, at: Double)
  }

  private var state = State.up

  /// The time at which to call `pass` if no key arrives before then; `nil` if no call is needed.
  var deadline: Double? {
    switch state {
    case .up: nil
    case .down(_, let since): since + Self.patience
    case .again(_, _, let at): at + Self.gap
    // A busy system may lose one or two repeats.
    case .held(_, let at): at + 2 * Self.gap
    }
  }

  mutating func press(_ manner: Manner, at now: Double) -> [VoiceAction] {
    let before = pass(now)
    switch state {
    case .up:
      state = .down(manner, since: now)
      return before + (manner == .holds ? [] : [.activate])
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

  mutating func pass(_ now: Double) -> [VoiceAction] {
    guard let deadline, now >= deadline else { return [] }
    defer { state = .up }
    switch state {
    case .up: return []
    case .down(let manner, _): return manner == .holds ? [.activate] : []
    case .again(let manner, _, _): return manner == .holds ? [.activate, .activate] : [.activate]
    case .held(.none, _): return []
    case .held(.tapsTwice, _): return [.activate]
    case .held(.holds, _): return [.release]
    }
  }
}

actor SpaceKey {
  private let timekeeper: any Timekeeper
  private let act: @Sendable (VoiceAction) async -> Void
  private var bar = SpaceBar()
  private var alarm: Task<Void, Never>?

  /// Creates a key that passes the actions of its gestures to `act`.
  init(
    timekeeper: any Timekeeper = SystemTimekeeper(),
    act: @escaping @Sendable (VoiceAction) async -> Void
  ) {
    self.timekeeper = timekeeper
    self.act = act
  }

  func press(_ manner: SpaceBar.Manner) async {
    await follow(bar.press(manner, at: timekeeper.now))
  }

  private func pass() async { await follow(bar.pass(timekeeper.now)) }

  private func follow(_ actions: [VoiceAction]) async {
    alarm?.cancel()
    alarm = bar.deadline.map { deadline in
      Task { [weak self, timekeeper] in
        guard (try? await timekeeper.sleep(until: deadline)) != nil else { return }
        await self?.pass()
      }
    }
    for action in actions { await act(action) }
  }
}
