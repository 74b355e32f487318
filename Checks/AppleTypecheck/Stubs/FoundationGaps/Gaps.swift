// What Foundation has on Apple's systems and not on Linux.
import Foundation

/// objectivec/autoreleasepool(invoking:)
public func autoreleasepool<T, E: Error>(invoking body: () throws(E) -> T) throws(E) -> T {
  try body()
}
