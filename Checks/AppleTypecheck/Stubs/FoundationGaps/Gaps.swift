// Declares Foundation APIs that exist on Apple's systems but not on Linux.
import Foundation

/// objectivec/autoreleasepool(invoking:)
public func autoreleasepool<T, E: Error>(invoking body: () throws(E) -> T) throws(E) -> T {
  try body()
}
extension ProcessInfo {
  /// foundation/processinfo/islowpowermodeenabled
  public var isLowPowerModeEnabled: Bool { fatalError() }

  /// foundation/processinfo/activityoptions.
  public struct ActivityOptions: OptionSet {
    /// foundation/processinfo/activityoptions/rawvalue.
    public let rawValue: UInt64

    /// foundation/processinfo/activityoptions/init(rawvalue:).
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// foundation/processinfo/activityoptions/idledisplaysleepdisabled.
    public static var idleDisplaySleepDisabled: ActivityOptions { .init(rawValue: 1 << 40) }
  }

  /// foundation/processinfo/beginactivity(options:reason:).
  public func beginActivity(
    options: ActivityOptions = [], reason: String
  ) -> any NSObjectProtocol { fatalError() }

  /// foundation/processinfo/endactivity(_:).
  public func endActivity(_ activity: any NSObjectProtocol) { fatalError() }
}
extension NSNotification.Name {
  /// foundation/nsnotification/name-swift.struct/nsprocessinfopowerstatedidchange
  public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
