#if canImport(UIKit)
  import Foundation
  import Hark
  import UIKit

  /// Knocks through UIKit's feedback generators.
  ///
  /// The system does nothing where the person has switched system haptics off, on devices without a
  /// motor, and while a microphone is open unless the audio session allows it
  /// (`setAllowHapticsAndSystemSoundsDuringRecording`), which `AVAudioEngineMicrophone` sees to.
  public struct UIKitHaptics: Haptics {
    private let generators = HapticGenerators()

    /// Makes haptics; a generator is made when it is first wanted.
    public init() {}

    /// Wakes the generators, so that the next knock comes without delay; for a second or two.
    public func prepare() { Task { @MainActor [generators] in generators.prepare() } }

    /// Plays one knock, on the main thread as soon as that is free.
    public func play(_ haptic: Haptic) {
      Task { @MainActor [generators] in generators.play(haptic) }
    }
  }

  /// The generators themselves, which belong to the main thread.
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
    /// UIKit's name for it.
    fileprivate var style: UIImpactFeedbackGenerator.FeedbackStyle {
      switch self {
      case .light: .light
      case .medium: .medium
      case .soft: .soft
      }
    }
  }
#endif
