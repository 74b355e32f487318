import Hark

/// Haptics that nobody feels and that are noted.
public final class RecordingHaptics: Haptics {
  private struct State: Sendable {
    var played: [Haptic] = []
    var preparationCount = 0
    var violations: [String] = []
  }

  private let state = Watched(State())

  /// Makes haptics that have not been played.
  public init() {}

  /// Counts.
  public func prepare() { state.change { $0.preparationCount += 1 } }

  /// Notes the knock.
  public func play(_ haptic: Haptic) {
    state.change { state in
      if case .impact(_, let intensity) = haptic, !(0...1).contains(intensity) {
        state.violations.append("A knock of strength \(intensity) was played: it is 0 to 1.")
      }
      state.played.append(haptic)
    }
  }

  /// What was played, in order.
  public var played: [Haptic] { state.now.played }

  /// How often it was prepared.
  public var preparationCount: Int { state.now.preparationCount }

  /// What was done that must not be done, a sentence each.
  public var violations: [String] { state.now.violations }

  /// Returns when `count` knocks have been played.
  public func played(_ count: Int) async { await state.wait { $0.played.count >= count } }
}
