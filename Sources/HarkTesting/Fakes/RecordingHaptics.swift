import Hark

/// Haptics that record calls and play nothing.
public final class RecordingHaptics: Haptics {
  private struct State: Sendable {
    var played: [Haptic] = []
    var preparationCount = 0
    var violations: [String] = []
  }

  private let state = Watched(State())

  /// Creates haptics with no recorded calls.
  public init() {}

  /// Counts the call.
  public func prepare() { state.change { $0.preparationCount += 1 } }

  /// Records the haptic.
  public func play(_ haptic: Haptic) {
    state.change { state in
      if case .impact(_, let intensity) = haptic, !(0...1).contains(intensity) {
        state.violations.append("An impact of intensity \(intensity) was played; the range is 0…1.")
      }
      state.played.append(haptic)
    }
  }

  /// The haptics played, in order.
  public var played: [Haptic] { state.now.played }

  /// The number of calls to `prepare()`.
  public var preparationCount: Int { state.now.preparationCount }

  /// The contract violations, one sentence each.
  public var violations: [String] { state.now.violations }

  /// Returns when `count` haptics have been played.
  public func played(_ count: Int) async { await state.wait { $0.played.count >= count } }
}
