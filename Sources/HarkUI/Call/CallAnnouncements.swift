#if canImport(UIKit)
  import Foundation
  import Hark
  import HarkScreens
  import SwiftUI

  @available(iOS 18, *)
  extension View {
    /// Has a screen reader say what the screen of a call has to tell; the session says what the voice
    /// does.
    func callAnnouncements(_ call: Call) -> some View {
      onChange(of: call) { before, after in
        for announcement in after.news(after: before) { announcement.post() }
      }
    }
  }

  @available(iOS 18, *)
  extension CallAnnouncement {
    fileprivate func post() {
      var words = AttributedString(text)
      words.accessibilitySpeechAnnouncementPriority = isUrgent ? .high : .default
      AccessibilityNotification.Announcement(words).post()
    }
  }
#endif
