@_exported import FoundationGaps
import Foundation
func stub(_ f: StaticString = #function) -> Never { fatalError("stub: \(f)") }

@MainActor open class UIResponder: NSObject {}
@MainActor open class UIView: UIResponder {}
@MainActor open class UIFeedbackGenerator: NSObject { open func prepare() { stub() } }
@MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public init(style: FeedbackStyle) { stub() }
  open func impactOccurred() { stub() }
  open func impactOccurred(intensity: CGFloat) { stub() }
}
@MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error };
  public override init() { stub() };
  open func notificationOccurred(_ notificationType: FeedbackType) { stub() }
}
@MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  public override init() { stub() }; open func selectionChanged() { stub() }
}
@MainActor open class UIApplication: UIResponder {
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String; public init(rawValue: String) { self.rawValue = rawValue }
  }
  open class var shared: UIApplication { stub() }
  nonisolated public static let openSettingsURLString: String = ""
  open func canOpenURL(_ url: URL) -> Bool { stub() }
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) { stub() }
  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  nonisolated public static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
}
@MainActor open class UIDevice: NSObject {
  open class var current: UIDevice { stub() }; open var systemVersion: String { stub() };
  open var model: String { stub() }
}
@MainActor public enum UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32;
    nonisolated public init(rawValue: UInt32) { self.rawValue = rawValue };
    nonisolated public static let announcement = Notification(rawValue: 1),
      screenChanged = Notification(rawValue: 2), layoutChanged = Notification(rawValue: 3)
  }
  public static func post(notification: Notification, argument: Any?) { stub() }
  public static var isVoiceOverRunning: Bool { stub() }
  public static var isReduceMotionEnabled: Bool { stub() }
}
