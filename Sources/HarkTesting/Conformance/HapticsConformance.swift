import Hark

/// Checks that haptics meet the requirements of their port.
///
/// On a device, the check plays perceptible haptics.
public struct HapticsConformance: Sendable {
  /// A requirement for haptics, described by its raw value.
  public enum Rule: String, Sendable, CaseIterable {
    case preparesAtOnce = "prepare() returns at once."
    case playsAtOnce = "play returns at once for every haptic and on any thread."
  }

  private let bounds: ConformanceBounds
  private let make: @Sendable () async -> any Haptics

  /// Creates a check of the haptics that `make` returns.
  public init(
    bounds: ConformanceBounds = ConformanceBounds(),
    make: @escaping @Sendable () async -> any Haptics
  ) {
    self.bounds = bounds
    self.make = make
  }

  /// Returns the first violation of each rule; empty if the haptics conform.
  public func findings() async -> [ConformanceFinding] {
    var findings = Findings<Rule>()
    let haptics = await make()
    findings.prompt(.preparesAtOnce, "prepare()", bounds) { haptics.prepare() }
    let impacts = Haptic.Weight.allCases.flatMap { weight in
      [0, 0.5, 1].map { Haptic.impact(weight, intensity: $0) }
    }
    let breaches = await withTaskGroup(of: String?.self) { group in
      for haptic in impacts + [.success, .error, .selection] {
        group.addTask { bounds.prompt("play(\(haptic))") { haptics.play(haptic) } }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    if let breach = breaches.lazy.compactMap(\.self).first { findings.note(.playsAtOnce, breach) }
    return findings.all
  }
}
