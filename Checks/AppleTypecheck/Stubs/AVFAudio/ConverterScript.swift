import Foundation

/// What the stand-in of the converter does, for tests; no declaration of Apple's.
@_spi(Script) public enum ConverterScript {
  private static let lock = NSLock()

  // Read and written between `lock.lock()` and `lock.unlock()` alone.
  nonisolated(unsafe) private static var breaking = false

  /// Whether every conversion fails.
  public static var isBroken: Bool {
    get { lock.withLock { breaking } }
    set { lock.withLock { breaking = newValue } }
  }
}
