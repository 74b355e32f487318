import Foundation

/// uikit/uifeedbackgenerator.
///
/// conformance: uikit/uifeedbackgenerator.
@MainActor open class UIFeedbackGenerator: NSObject {
  /// uikit/uifeedbackgenerator/prepare().
  open func prepare() { DeviceScript.note("prepare") }
}

/// uikit/uiimpactfeedbackgenerator.
///
/// conformance: uikit/uiimpactfeedbackgenerator.
@MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// uikit/uiimpactfeedbackgenerator/feedbackstyle.
  ///
  /// conformance: uikit/uiimpactfeedbackgenerator/feedbackstyle.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  private let style: FeedbackStyle

  /// uikit/uiimpactfeedbackgenerator/init(style:).
  public init(style: FeedbackStyle) { self.style = style }

  /// uikit/uiimpactfeedbackgenerator/impactoccurred().
  open func impactOccurred() { DeviceScript.note("impact \(style) 1.0") }

  /// uikit/uiimpactfeedbackgenerator/impactoccurred(intensity:): between 0 and 1.
  open func impactOccurred(intensity: CGFloat) {
    DeviceScript.note("impact \(style) \(intensity)")
    if !(0...1).contains(intensity) { DeviceScript.blame("an intensity of \(intensity)") }
  }
}

/// uikit/uinotificationfeedbackgenerator.
///
/// conformance: uikit/uinotificationfeedbackgenerator.
@MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// uikit/uinotificationfeedbackgenerator/feedbacktype.
  ///
  /// conformance: uikit/uinotificationfeedbackgenerator/feedbacktype.
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  /// uikit/uifeedbackgenerator.
  public override init() { super.init() }

  /// uikit/uinotificationfeedbackgenerator/notificationoccurred(_:).
  open func notificationOccurred(_ notificationType: FeedbackType) {
    DeviceScript.note("notification \(notificationType)")
  }
}

/// uikit/uiselectionfeedbackgenerator.
///
/// conformance: uikit/uiselectionfeedbackgenerator.
@MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// uikit/uifeedbackgenerator.
  public override init() { super.init() }

  /// uikit/uiselectionfeedbackgenerator/selectionchanged().
  open func selectionChanged() { DeviceScript.note("selection") }
}
