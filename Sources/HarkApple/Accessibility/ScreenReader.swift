#if canImport(AVFAudio)
  import AVFAudio
  import Accessibility
  import Foundation

  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  enum ScreenReader {
    static func surroundings() async -> AnnouncementSchedule.Surroundings {
      #if canImport(UIKit)
        let isRunning = await MainActor.run { UIAccessibility.isVoiceOverRunning }
        let outputs = isRunning ? AVAudioSession.sharedInstance().currentRoute.outputs : []
        let isPrivate = !outputs.isEmpty && outputs.allSatisfy { worn.contains($0.portType) }
      #else
        let isRunning = await MainActor.run { NSWorkspace.shared.isVoiceOverEnabled }
        // AVFAudio does not distinguish a Mac's headphones from its loudspeakers.
        let isPrivate = false
      #endif
      return AnnouncementSchedule.Surroundings(isReaderRunning: isRunning, isPrivate: isPrivate)
    }

    @MainActor static func say(_ text: String, isUrgent: Bool) {
      #if canImport(UIKit)
        guard #available(iOS 17, *) else {
          return UIAccessibility.post(notification: .announcement, argument: text)
        }
      #endif
      var announcement = AttributedString(text)
      announcement.accessibilitySpeechAnnouncementPriority = isUrgent ? .high : .default
      AccessibilityNotification.Announcement(announcement).post()
    }

    /// Returns a stream that yields each time the announcement of `text` finishes or is abandoned;
    /// yields nothing on a Mac, which does not report this.
    static func readings(of text: String) -> AsyncStream<Void> {
      AsyncStream { signs in
        #if canImport(UIKit)
          let done = UIAccessibility.announcementDidFinishNotification
          let observation = NotificationObservation(done) { @Sendable notification in
            // Apple does not document the type of an attributed announcement's text.
            let value = notification.userInfo?[UIAccessibility.announcementStringValueUserInfoKey]
            let read = value as? String ?? (value as? NSAttributedString)?.string
            if read == text { signs.yield(()) }
          }
          signs.onTermination = { _ in observation.end() }
        #endif
      }
    }

    #if canImport(UIKit)
      private static let worn: Set<AVAudioSession.Port> = [
        .headphones, .bluetoothA2DP, .bluetoothHFP, .bluetoothLE,
      ]
    #endif
  }
#endif
