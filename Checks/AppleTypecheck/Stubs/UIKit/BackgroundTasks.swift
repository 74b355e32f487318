/// uikit/uibackgroundtaskidentifier.
///
/// conformance: uikit/uibackgroundtaskidentifier.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// uikit/uibackgroundtaskidentifier/rawvalue.
  public let rawValue: Int

  /// uikit/uibackgroundtaskidentifier/init(rawvalue:).
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// uikit/uibackgroundtaskidentifier/invalid.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
  /// uikit/uiapplication/beginbackgroundtask(expirationhandler:).
  nonisolated public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    DeviceScript.note("beginBackgroundTask")
    return UIBackgroundTaskIdentifier(rawValue: DeviceScript.beginTask(handler))
  }

  /// uikit/uiapplication/endbackgroundtask(_:).
  nonisolated public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    DeviceScript.note("endBackgroundTask \(identifier.rawValue)")
    DeviceScript.endTask(identifier.rawValue)
  }
}
