import Hark

/// A screen reader announcement for a call.
public struct CallAnnouncement: Sendable, Equatable {
  /// The text.
  public var text: String

  /// The time of the announcement.
  public var moment: Moment

  /// The time of an announcement, which is never made while the microphone is open because it would
  /// be transcribed.
  public enum Moment: Sendable, Equatable {
    /// Before the microphone next opens, which waits for the announcement to end.
    case beforeOpening

    /// As soon as possible.
    case soon

    /// As soon as possible, ahead of the current announcement.
    case urgently
  }

  /// Creates an announcement.
  public init(_ text: String, _ moment: Moment = .soon) {
    self.text = text
    self.moment = moment
  }
}

extension Call {
  /// Returns the screen's own announcements for the transition from `before`, in order.
  ///
  /// The session's events are announced separately (`Look.announcement`).
  func news(after before: Call) -> [CallAnnouncement] {
    let problem = settingsNotice == before.settingsNotice ? nil : settingsNotice
    let isRecordedNow = isRecorded && !before.isRecorded && !isRecordingTold
    return [
      problem.map { CallAnnouncement($0, .urgently) },
      isRecordedNow ? CallAnnouncement(wording[notice: .recorded]) : nil,
    ].compactMap { $0 }
  }

  /// Announces, before the microphone opens, that the call is recorded.
  mutating func tellOfRecording() -> [ScreenEffect<Request>] {
    guard settings.recordsCalls else { return [] }
    isRecordingTold = true
    return [request(.announce(CallAnnouncement(wording[notice: .recorded], .beforeOpening)))]
  }

  /// Requests the announcements for the transition from `before`.
  mutating func announce(after before: Call) -> [ScreenEffect<Request>] {
    let news = news(after: before)
    if before.isRecorded, !isRecorded { isRecordingTold = false }
    return news.map { request(.announce($0)) }
  }
}
