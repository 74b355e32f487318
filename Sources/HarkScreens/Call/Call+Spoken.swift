import Hark

/// Something that a screen reader is to say of a call.
public struct CallAnnouncement: Sendable, Equatable {
  /// The words.
  public var text: String

  /// When it is said.
  public var moment: Moment

  /// When something is said; never into an open microphone, which would write it down.
  public enum Moment: Sendable, Equatable {
    /// Before the microphone opens the next time, which waits for it.
    case beforeOpening

    /// As soon as it may be.
    case soon

    /// The same, before whatever is being said.
    case urgently
  }

  /// Makes one.
  public init(_ text: String, _ moment: Moment = .soon) {
    self.text = text
    self.moment = moment
  }
}

extension Call {
  /// What the screen itself has to tell where it follows `before`, in this order; what the voice does
  /// is told with the session (`Look.announcement`).
  func news(after before: Call) -> [CallAnnouncement] {
    let problem = settingsNotice == before.settingsNotice ? nil : settingsNotice
    let isRecordedNow = isRecorded && !before.isRecorded && !isRecordingTold
    return [
      problem.map { CallAnnouncement($0, .urgently) },
      isRecordedNow ? CallAnnouncement(wording[notice: .recorded]) : nil,
    ].compactMap { $0 }
  }

  /// Nobody is heard before they know that they are being recorded.
  mutating func tellOfRecording() -> [ScreenEffect<Request>] {
    guard settings.recordsCalls else { return [] }
    isRecordingTold = true
    return [request(.announce(CallAnnouncement(wording[notice: .recorded], .beforeOpening)))]
  }

  /// Has what there is to tell said.
  mutating func announce(after before: Call) -> [ScreenEffect<Request>] {
    let news = news(after: before)
    if before.isRecorded, !isRecorded { isRecordingTold = false }
    return news.map { request(.announce($0)) }
  }
}
