import Foundation

/// swiftui/sensoryfeedback.
///
/// conformance: swiftui/sensoryfeedback.
@available(iOS 17.0, macOS 14.0, *)
public struct SensoryFeedback: Equatable, Sendable {
  /// swiftui/sensoryfeedback/success.
  public static let success = SensoryFeedback(), warning = SensoryFeedback(),
    error = SensoryFeedback(), selection = SensoryFeedback(), increase = SensoryFeedback(),
    decrease = SensoryFeedback(), start = SensoryFeedback(), stop = SensoryFeedback(),
    alignment = SensoryFeedback(), levelChange = SensoryFeedback(), impact = SensoryFeedback()

  /// swiftui/sensoryfeedback/impact(weight:intensity:).
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    stub()
  }

  /// swiftui/sensoryfeedback/impact(flexibility:intensity:).
  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
    stub()
  }

  /// swiftui/sensoryfeedback/weight.
  ///
  /// conformance: swiftui/sensoryfeedback/weight.
  public struct Weight: Equatable, Sendable {
    /// swiftui/sensoryfeedback/weight/light.
    public static let light = Weight(), medium = Weight(), heavy = Weight()
  }

  /// swiftui/sensoryfeedback/flexibility.
  ///
  /// conformance: swiftui/sensoryfeedback/flexibility.
  public struct Flexibility: Equatable, Sendable {
    /// swiftui/sensoryfeedback/flexibility/rigid.
    public static let rigid = Flexibility(), solid = Flexibility(), soft = Flexibility()
  }
}
