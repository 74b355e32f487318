import Foundation

/// What a call says of its recordings, and of noise.
public enum CallNotice: Sendable, Hashable {
  // MARK: Recordings

  /// The sign that what is said is being recorded.
  case recorded

  /// The same in so few letters that it stands beside the way to end the call.
  case recordedShort

  /// The list of recordings.
  case recordings

  /// What stands where there are none.
  case noRecordings

  /// A recording's name: when it began, where the person is.
  case title(Date)

  /// Plays a recording.
  case play

  /// The name of what plays it, for those who hear the screen.
  case playLabel(Date)

  /// Holds it where it is.
  case pause

  /// The name of what does so, for those who hear the screen.
  case pauseLabel(Date)

  /// A recording cannot be played.
  case notPlayed

  /// Deletes one.
  case delete

  /// The name of what deletes it, for those who hear the screen.
  case deleteLabel(Date)

  /// Why a call is not recorded, or recordings cannot be had, and what to do.
  case failed(CallRecordingFailure)

  // MARK: Noise

  /// It is noisy, and what can be done about that.
  case noiseOffer

  /// Does so.
  case acceptNoiseOffer

  /// Puts the offer away.
  case declineNoiseOffer
}

extension Wording {
  /// The text of what a call says of its recordings, and of noise.
  public subscript(notice notice: CallNotice) -> String {
    switch language {
    case .english: NoticeEnglish.text(notice)
    case .bokmal: NoticeBokmal.text(notice)
    }
  }
}

extension CallNotice {
  /// A date and a time of day as people write them in `language`.
  static func title(
    _ date: Date, in language: WrittenLanguage, zone: TimeZone = .current
  ) -> String {
    let format = DateFormatter()
    format.locale = Locale(identifier: language.locale.description)
    format.timeZone = zone
    format.dateStyle = .medium
    format.timeStyle = .short
    // Some systems put narrow spaces where others put plain ones.
    return format.string(from: date).replacingOccurrences(of: "\u{202F}", with: " ")
  }
}
