#if canImport(UIKit)
  import AVFAudio
  import Accessibility
  import Foundation
  import UIKit

  enum ScreenReader {
    static func surroundings() async -> AnnouncementSchedule.Surroundings {
      let isRunning = await MainActor.run { UIAccessibility.isVoiceOverRunning }
      let outputs = isRunning ? AVAudioSession.sharedInstance().currentRoute.outputs : []
      return AnnouncementSchedule.Surroundings(
        isReaderRunning: isRunning,
        isPrivate: !outputs.isEmpty && outputs.allSatisfy { Self.worn.contains($0.portType) })
    }

    @MainActor static func say(_ text: String, isUrgent: Bool) {
      guard #available(iOS 17, *) else {
        return UIAccessibility.post(notification: .announcement, argument: text)
      }
      var announcement = AttributedString(text)
      announcement.accessibilitySpeechAnnouncementPriority = isUrgent ? .high : .default
      AccessibilityNotification.Announcement(announcement).post()
    }

    /// Returns a stream that yields each time the announcement of `text` finishes or is abandoned.
    static func readings(of text: String) -> AsyncStream<Void> {
      AsyncStream { signs in
        let done = UIAccessibility.announcementDidFinishNotification
        let observation = NotificationObservation(done) { @Sendable notification in
          // Apple does not document the type of an attributed announcement's text.
          let value = notification.userInfo?[UIAccessibility.announcementStringValueUserInfoKey]
          let read = value as? String ?? (value as? NSAttributedString)?.string
          if read == text { signs.yield(()) }
        }
        signs.onTermination = { _ in observation.end() }
      }
    }

    private static let worn: Set<AVAudioSession.Port> = [
      .headphones, .bluetoothA2DP, .bluetoothHFP, .bluetoothLE,
    ]
  }
#endif
