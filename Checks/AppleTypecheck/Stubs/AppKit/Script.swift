import Foundation

/// What the stand-ins of AppKit were asked for, and what they answer, for tests; no declaration of
/// Apple's.
public enum MacScript {
  private struct State {
    var isVoiceOverEnabled = false
    var opens = true
    var opened: [String] = []
    var shown: [Shown] = []
  }

  private static let lock = NSLock()

  // Read and written between `lock.lock()` and `lock.unlock()` alone.
  nonisolated(unsafe) private static var state = State()

  /// Forgets everything and begins anew.
  public static func reset(isVoiceOverEnabled: Bool = false, opens: Bool = true) {
    lock.withLock { state = State(isVoiceOverEnabled: isVoiceOverEnabled, opens: opens) }
  }

  /// The addresses that were opened, in order.
  public static var opened: [String] { lock.withLock { state.opened } }

  /// The parts of a color, red first, in the light and the dark appearance.
  public struct Shown: Sendable, Equatable {
    /// The parts in the light appearance.
    public let light: [Double]

    /// The parts in the dark appearance.
    public let dark: [Double]
  }

  /// The colors that SwiftUI was given, in order.
  public static var shown: [Shown] { lock.withLock { state.shown } }

  /// Notes a color that SwiftUI was given.
  public static func show(_ color: NSColor) {
    let shown = Shown(
      light: color.parts(in: .aqua).map { Double($0) },
      dark: color.parts(in: .darkAqua).map { Double($0) })
    lock.withLock { state.shown.append(shown) }
  }

  static var isVoiceOverEnabled: Bool { lock.withLock { state.isVoiceOverEnabled } }

  static func open(_ url: String) -> Bool {
    lock.withLock {
      state.opened.append(url)
      return state.opens
    }
  }
}
