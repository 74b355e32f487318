import Hark

/// Something that a screen reader is to say of a call.
public struct CallAnnouncement: Sendable, Equatable {
  /// The words.
  public var text: String

  /// Whether it comes before whatever is being said.
  public var isUrgent: Bool

  /// Makes one.
  public init(_ text: String, isUrgent: Bool) {
    self.text = text
    self.isUrgent = isUrgent
  }
}

extension Call {
  /// What the screen itself has to tell where it follows `before`, in this order; what the voice does
  /// is told with the session (`Look.announcement`).
  ///
  /// Nothing is said into a recording, which would write it down; it stands on the screen all the same.
  public func news(after before: Call) -> [CallAnnouncement] {
    if snapshot.phase.isRecording { return [] }
    let problem = settingsNotice == before.settingsNotice ? nil : settingsNotice
    let recorded = isRecorded && !before.isRecorded ? wording[notice: .recorded] : nil
    return [
      problem.map { CallAnnouncement($0, isUrgent: true) },
      recorded.map { CallAnnouncement($0, isUrgent: false) },
    ].compactMap { $0 }
  }
}
