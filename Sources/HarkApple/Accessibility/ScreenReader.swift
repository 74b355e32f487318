#if canImport(UIKit)
  import Accessibility
  import AVFAudio
  import Foundation
  import Hark
  import UIKit

  /// The system's screen reader, VoiceOver.
  enum ScreenReader {
    /// Whether it is running, and who hears it.
    static func surroundings() async -> AnnouncementSchedule.Surroundings {
      let isRunning = await MainActor.run { UIAccessibility.isVoiceOverRunning }
      guard isRunning else {
        return AnnouncementSchedule.Surroundings(isReaderRunning: false, isPrivate: false)
      }
      let outputs = AVAudioSession.sharedInstance().currentRoute.outputs
      return AnnouncementSchedule.Surroundings(
        isReaderRunning: true,
        isPrivate: !outputs.isEmpty && outputs.allSatisfy { Self.worn.contains($0.portType) })
    }

    /// Has something said, before others if it is `urgent`; returns at once.
    @MainActor static func say(_ text: String, isUrgent: Bool) {
      guard #available(iOS 17, *) else {
        return UIAccessibility.post(notification: .announcement, argument: text)
      }
      var announcement = AttributedString(text)
      announcement.accessibilitySpeechAnnouncementPriority = isUrgent ? .high : .default
      AccessibilityNotification.Announcement(announcement).post()
    }

    /// A sign each time that `text` has been read to its end, or was given up.
    static func readings(of text: String) -> AsyncStream<Void> {
      AsyncStream { signs in
        let observation = NotificationObservation(
          UIAccessibility.announcementDidFinishNotification, Self.handler(text, signs))
        signs.onTermination = { _ in observation.end() }
      }
    }

    /// Called on the thread that the system tells it on.
    private static func handler(
      _ text: String, _ signs: AsyncStream<Void>.Continuation
    ) -> @Sendable (Notification) -> Void {
      { @Sendable notification in
        let key = UIAccessibility.announcementStringValueUserInfoKey
        if notification.userInfo?[key] as? String == text { signs.yield(()) }
      }
    }

    /// What is worn on or in the ears.
    private static let worn: Set<AVAudioSession.Port> = [
      .headphones, .bluetoothA2DP, .bluetoothHFP, .bluetoothLE,
    ]
  }
#endif
