import Foundation

/// Scripts the stand-ins for AppKit and records the calls to them, for tests. Not an Apple API.
public enum MacScript {
  private struct State {
    var isVoiceOverEnabled = false
    var opens = true
    var opened: [String] = []
    var shown: [Shown] = []
  }

  private static let lock = NSLock()

  // Accessed only while `lock` is held.
  nonisolated(unsafe) private static var state = State()

  /// Resets all state.
  public static func reset(isVoiceOverEnabled: Bool = false, opens: Bool = true) {
    lock.withLock { state = State(isVoiceOverEnabled: isVoiceOverEnabled, opens: opens) }
  }

  /// The URLs that were opened, in order.
  public static var opened: [String] { lock.withLock { state.opened } }

  /// The components of a color, in RGB order, in the light and the dark appearance.
  public struct Shown: Sendable, Equatable {
    /// The components in the light appearance.
    public let light: [Double]

    /// The components in the dark appearance.
    public let dark: [Double]
  }

  /// The colors that were passed to SwiftUI, in order.
  public static var shown: [Shown] { lock.withLock { state.shown } }

  /// Records a color that was passed to SwiftUI.
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
