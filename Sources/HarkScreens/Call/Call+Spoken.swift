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
  /// What is to be said aloud where this screen follows `before`, in this order.
  public func announcements(after before: Call) -> [CallAnnouncement] {
    let problem = settingsNotice == before.settingsNotice ? nil : settingsNotice
    let phase = Look.announcement(
      from: before.snapshot.phase, to: snapshot.phase, experience: experience, wording: wording)
    let isFailure = if case .failed = snapshot.phase { true } else { false }
    let recorded = isRecorded && !before.isRecorded ? wording[notice: .recorded] : nil
    return [
      problem.map { CallAnnouncement($0, isUrgent: true) },
      phase.map { CallAnnouncement($0, isUrgent: isFailure) },
      recorded.map { CallAnnouncement($0, isUrgent: false) },
    ].compactMap { $0 }
  }
}
