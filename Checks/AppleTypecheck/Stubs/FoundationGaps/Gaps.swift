// What Foundation has on Apple's systems and not on Linux.
import Foundation

/// objectivec/autoreleasepool(invoking:)
public func autoreleasepool<T, E: Error>(invoking body: () throws(E) -> T) throws(E) -> T {
  try body()
}
extension ProcessInfo {
  /// foundation/processinfo/islowpowermodeenabled
  public var isLowPowerModeEnabled: Bool { fatalError() }
}
extension NSNotification.Name {
  /// foundation/nsnotification/name-swift.struct/nsprocessinfopowerstatedidchange
  public static let NSProcessInfoPowerStateDidChange = NSNotification.Name(
    "NSProcessInfoPowerStateDidChangeNotification")
}
