#if canImport(UIKit)
  import Accessibility
  import AVFAudio
  import Foundation
  import Hark
  import UIKit

  /// The system's screen reader, VoiceOver.
  enum ScreenReader {
    /// Returns whether VoiceOver is running and whether only the user hears it.
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

    /// Announces `text`, with priority over other speech if `isUrgent`, and returns immediately.
    @MainActor static func say(_ text: String, isUrgent: Bool) {
      guard #available(iOS 17, *) else {
        return UIAccessibility.post(notification: .announcement, argument: text)
      }
      var announcement = AttributedString(text)
      announcement.accessibilitySpeechAnnouncementPriority = isUrgent ? .high : .default
      AccessibilityNotification.Announcement(announcement).post()
    }

    /// Returns a stream with an element for each time that the announcement of `text` finished or
    /// was abandoned.
    static func readings(of text: String) -> AsyncStream<Void> {
      AsyncStream { signs in
        let observation = NotificationObservation(
          UIAccessibility.announcementDidFinishNotification, Self.handler(text, signs))
        signs.onTermination = { _ in observation.end() }
      }
    }

    /// Returns a notification handler, which runs on the thread on which the system posts the
    /// notification.
    private static func handler(
      _ text: String, _ signs: AsyncStream<Void>.Continuation
    ) -> @Sendable (Notification) -> Void {
      { @Sendable notification in
        let key = UIAccessibility.announcementStringValueUserInfoKey
        if notification.userInfo?[key] as? String == text { signs.yield(()) }
      }
    }

    /// The ports of devices worn on or in the ears.
    private static let worn: Set<AVAudioSession.Port> = [
      .headphones, .bluetoothA2DP, .bluetoothHFP, .bluetoothLE,
    ]
  }
#endif
