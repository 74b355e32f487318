#if canImport(UIKit)
  import Foundation
  import Observation
  import SwiftUI

  /// What a person has set in the system, for a view to draw by; read in its body.
  ///
  /// ```swift
  /// @Preferences private var preferences
  /// ```
  @available(iOS 18, *)
  @MainActor
  @propertyWrapper
  struct Preferences: DynamicProperty {
    @Environment(\.accessibilityReduceMotion) private var wantsLessMotion
    @Environment(\.colorSchemeContrast) private var contrast

    var wrappedValue: Preferences { self }

    /// Whether nothing is to move of itself: the person wants that, or the device saves power (EC-7).
    var reducesMotion: Bool { wantsLessMotion || PowerSaving.shared.isOn }

    /// Whether colours are to stand out more.
    var increasesContrast: Bool { contrast == .increased }
  }

  /// Whether the device saves power.
  @available(iOS 18, *)
  @MainActor
  @Observable
  final class PowerSaving {
    static let shared = PowerSaving()

    private(set) var isOn = ProcessInfo.processInfo.isLowPowerModeEnabled

    private init() {
      // Told on a thread of the system's; the token need not be kept, for this never goes away.
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
