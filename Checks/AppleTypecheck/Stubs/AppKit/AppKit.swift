@_exported import FoundationGaps
import Foundation

func stub(_ f: StaticString = #function) -> Never { fatalError("stub: \(f)") }

/// appkit/nsworkspace.
///
/// isolation: strictest.
// The documentation specifies no actor isolation; `open(_:)` may be called from any thread.
@MainActor open class NSWorkspace: NSObject {
  private static let one = NSWorkspace()

  /// appkit/nsworkspace/shared.
  open class var shared: NSWorkspace { one }

  /// appkit/nsworkspace/open(_:).
  @discardableResult open func open(_ url: URL) -> Bool { MacScript.open(url.absoluteString) }

  /// appkit/nsworkspace/isvoiceoverenabled.
  open var isVoiceOverEnabled: Bool { MacScript.isVoiceOverEnabled }
}
