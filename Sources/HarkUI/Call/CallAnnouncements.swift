#if canImport(UIKit)
  import Foundation
  import Hark
  import HarkScreens
  import SwiftUI

  @available(iOS 18, *)
  extension View {
    /// Has a screen reader say what the engine wants said of a call as it goes on.
    func callAnnouncements(_ call: Call) -> some View {
      onChange(of: call) { before, after in
        for announcement in after.announcements(after: before) { announcement.post() }
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
