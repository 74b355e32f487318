#if canImport(UIKit)
  import Foundation
  import UIKit

  /// The app's page in the system's Settings, where the user changes denied permissions
  /// (`RecoveryAction.openSettings`).
  ///
  /// iOS terminates an app whose permissions are changed there, so save the user's input first.
  public enum AppSettings {
    /// Opens the page; returns false if it cannot be opened.
    @MainActor @discardableResult public static func open() async -> Bool {
      guard let page = URL(string: UIApplication.openSettingsURLString) else { return false }
      return await UIApplication.shared.open(page)
    }
  }
#endif
