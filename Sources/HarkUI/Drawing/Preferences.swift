#if canImport(SwiftUI)
  import Foundation
  import Observation
  import SwiftUI

  /// The user's system preferences that affect drawing, to be read in a view's body.
  ///
  /// ```swift
  /// @Preferences private var preferences
  /// ```
  @available(iOS 18, *) @MainActor
  @propertyWrapper
  struct Preferences: DynamicProperty {
    @Environment(\.accessibilityReduceMotion) private var wantsLessMotion
    @Environment(\.colorSchemeContrast) private var contrast

    var wrappedValue: Preferences { self }

    /// Whether to avoid automatic motion, because Reduce Motion or Low Power Mode is on (EC-7).
    var reducesMotion: Bool { wantsLessMotion || PowerSaving.shared.isOn }
    var increasesContrast: Bool { contrast == .increased }
  }

  /// The observable state of Low Power Mode.
  @available(iOS 18, *) @MainActor
  @Observable
  final class PowerSaving {
    static let shared = PowerSaving()

    private(set) var isOn = ProcessInfo.processInfo.isLowPowerModeEnabled

    private init() {
      // The system posts the notification on its own thread. The token is not stored, because the
      // shared instance is never deallocated.
      _ = NotificationCenter.default.addObserver(
        forName: .NSProcessInfoPowerStateDidChange, object: nil, queue: nil
      ) { @Sendable _ in
        Task { @MainActor in
          PowerSaving.shared.isOn = ProcessInfo.processInfo.isLowPowerModeEnabled
        }
      }
    }
  }
#endif
