#if canImport(UIKit)
  import Foundation
  import Hark
  import UIKit

  /// Haptics that use UIKit's feedback generators.
  ///
  /// The system plays nothing if the user has turned system haptics off, on devices without a
  /// haptic motor, or while a microphone is open, unless the audio session allows it
  /// (`setAllowHapticsAndSystemSoundsDuringRecording`). `AVAudioEngineMicrophone` enables that.
  public struct UIKitHaptics: Haptics {
    private let generators = HapticGenerators()

    /// Creates haptics; each generator is created on first use.
    public init() {}

    /// Prepares the generators, so that haptics in the next one or two seconds play without delay.
    public func prepare() { Task { @MainActor [generators] in generators.prepare() } }

    /// Plays one haptic, on the main thread as soon as it is free.
    public func play(_ haptic: Haptic) {
      Task { @MainActor [generators] in generators.play(haptic) }
    }
  }

  @MainActor private final class HapticGenerators {
    private var impacts: [Haptic.Weight: UIImpactFeedbackGenerator] = [:]
    private lazy var notification = UINotificationFeedbackGenerator()
    private lazy var selection = UISelectionFeedbackGenerator()

    nonisolated init() {}

    func prepare() {
      for weight in Haptic.Weight.allCases { impact(weight).prepare() }
      notification.prepare()
      selection.prepare()
    }

    func play(_ haptic: Haptic) {
      switch haptic {
      case .impact(let weight, let intensity):
        impact(weight).impactOccurred(intensity: CGFloat(intensity))
      case .success: notification.notificationOccurred(.success)
      case .error: notification.notificationOccurred(.error)
      case .selection: selection.selectionChanged()
      }
    }

    private func impact(_ weight: Haptic.Weight) -> UIImpactFeedbackGenerator {
      if let generator = impacts[weight] { return generator }
      let generator = UIImpactFeedbackGenerator(style: weight.style)
      impacts[weight] = generator
      return generator
    }
  }

  extension Haptic.Weight {
    fileprivate var style: UIImpactFeedbackGenerator.FeedbackStyle {
      switch self {
      case .light: .light
      case .medium: .medium
      case .soft: .soft
      }
    }
  }
#endif
