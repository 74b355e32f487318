import HarkTesting

extension ConformanceBounds {
  /// For parts that keep the rules, beside hundreds of other tests on two cores.
  static let unhurried = ConformanceBounds(prompt: 30)
}
