// Foundation API that exists on Apple platforms and is missing from swift-corelibs-foundation.
import Foundation
extension NotificationCenter {
  public struct Notifications: AsyncSequence, @unchecked Sendable {
    public struct Iterator: AsyncIteratorProtocol {
      public mutating func next() async -> Notification? { fatalError() }
    }
    public func makeAsyncIterator() -> Iterator { fatalError() }
  }
  public func notifications(
    named name: Notification.Name, object: (any AnyObject & Sendable)? = nil
  ) -> Notifications { fatalError() }
}
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
  public init(stringLiteral value: String) { fatalError() }
}
extension String {
  public init(
    localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { fatalError() };
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) { fatalError() }
  }
}
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
