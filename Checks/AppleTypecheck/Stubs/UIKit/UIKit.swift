@_exported import FoundationGaps
import Foundation
func stub(_ f: StaticString = #function) -> Never { fatalError("stub: \(f)") }

/// uikit/uiresponder.
///
/// conformance: uikit/uiresponder.
@MainActor open class UIResponder: NSObject {}
/// uikit/uiview.
///
/// conformance: uikit/uiview.
@MainActor open class UIView: UIResponder {}
/// uikit/uiapplication.
///
/// conformance: uikit/uiapplication.
@MainActor open class UIApplication: UIResponder {
  /// uikit/uiapplication/openexternalurloptionskey.
  ///
  /// conformance: uikit/uiapplication/openexternalurloptionskey.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// uikit/uiapplication/openexternalurloptionskey/rawvalue.
    public let rawValue: String

    /// uikit/uiapplication/openexternalurloptionskey/init(rawvalue:).
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  private static let one = UIApplication()
  /// uikit/uiapplication/shared.
  open class var shared: UIApplication { one }
  /// uikit/uiapplication/opensettingsurlstring.
  nonisolated public static let openSettingsURLString: String = "app-settings:"
  open func canOpenURL(_ url: URL) -> Bool { stub() }
  /// uikit/uiapplication/open(_:options:completionhandler:), asynchronously.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) { Task { @MainActor in completion?(DeviceScript.open(url.absoluteString)) } }
  /// uikit/uiapplication/open(_:options:completionhandler:).
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    DeviceScript.open(url.absoluteString)
  }
  /// uikit/uiapplication/didenterbackgroundnotification.
  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// uikit/uiapplication/willresignactivenotification.
  nonisolated public static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
}
/// uikit/uidevice.
///
/// conformance: uikit/uidevice.
@MainActor open class UIDevice: NSObject {
  open class var current: UIDevice { stub() }; open var systemVersion: String { stub() };
  open var model: String { stub() }
}
