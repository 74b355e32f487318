import Foundation

/// Controls the converter's stand-in, for tests. Not an Apple API.
@_spi(Script) public enum ConverterScript {
  private static let lock = NSLock()

  // Accessed only while `lock` is held.
  nonisolated(unsafe) private static var breaking = false

  /// Whether every conversion fails.
  public static var isBroken: Bool {
    get { lock.withLock { breaking } }
    set { lock.withLock { breaking = newValue } }
  }
}
