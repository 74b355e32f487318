#if canImport(AVFAudio)
  import Foundation

  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// The app's page in the system's Settings, where the user changes denied permissions
  /// (`RecoveryAction.openSettings`); on a Mac, the page of all apps that ask for the microphone.
  ///
  /// iOS terminates an app whose permissions are changed there, so save the user's input first.
  public enum AppSettings {
    /// Opens the page; returns false if it cannot be opened.
    @MainActor @discardableResult public static func open() async -> Bool {
      #if canImport(UIKit)
        guard let page = URL(string: UIApplication.openSettingsURLString) else { return false }
        return await UIApplication.shared.open(page)
      #else
        // Apple does not document a URL for this page (Checks/AppleTypecheck/FACTS.md).
        let address = "x-apple.systempreferences:com.apple.preference.security?Privacy_Microphone"
        guard let page = URL(string: address) else { return false }
        return NSWorkspace.shared.open(page)
      #endif
    }
  }
#endif
