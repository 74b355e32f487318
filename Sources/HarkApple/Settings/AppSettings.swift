#if canImport(UIKit)
  import Foundation
  import UIKit

  /// The app's own page in the system's settings, where a person changes what was refused
  /// (`RecoveryAction.openSettings`).
  ///
  /// iOS ends an app whose permissions are changed there, so what was said must be kept before.
  public enum AppSettings {
    /// Opens the page; false when it cannot be opened.
    @MainActor @discardableResult public static func open() async -> Bool {
      guard let page = URL(string: UIApplication.openSettingsURLString) else { return false }
      return await UIApplication.shared.open(page)
    }
  }
#endif
