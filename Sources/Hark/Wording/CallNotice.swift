import Foundation

/// A notice in a call about recordings or noise.
public enum CallNotice: Sendable, Hashable {
  // MARK: Recordings

  /// The indicator that the call is being recorded.
  case recorded

  /// The recording indicator, short enough to fit beside the button that ends the call.
  case recordedShort

  /// The title of the list of recordings.
  case recordings

  /// The placeholder for an empty list of recordings.
  case noRecordings

  /// A recording's title: its start date and time in the user's time zone.
  case title(Date)

  /// The button that plays a recording.
  case play

  /// The accessibility label of the play button.
  case playLabel(Date)

  /// The button that pauses a recording.
  case pause

  /// The accessibility label of the pause button.
  case pauseLabel(Date)

  /// The message that a recording cannot be played.
  case notPlayed

  /// The button that deletes a recording.
  case delete

  /// The accessibility label of the delete button.
  case deleteLabel(Date)

  /// The reason that a call is not recorded or that recordings are unavailable, with the remedy.
  case failed(CallRecordingFailure)

  // MARK: Noise

  /// The message that the surroundings are noisy, with an offer to reduce the noise.
  case noiseOffer

  /// The button that accepts the offer.
  case acceptNoiseOffer

  /// The button that declines the offer.
  case declineNoiseOffer
}

extension Wording {
  /// The text of a notice about recordings or noise.
  public subscript(notice notice: CallNotice) -> String {
    switch language {
    case .english: NoticeEnglish.text(notice)
    case .bokmal: NoticeBokmal.text(notice)
    }
  }
}

extension CallNotice {
  /// Returns a date and time of day in the conventions of `language`.
  static func title(
    _ date: Date, in language: WrittenLanguage, zone: TimeZone = .current
  ) -> String {
    let format = DateFormatter()
    format.locale = Locale(identifier: language.locale.description)
    format.timeZone = zone
    format.dateStyle = .medium
    format.timeStyle = .short
    // Some systems use narrow no-break spaces where others use plain spaces.
    return format.string(from: date).replacingOccurrences(of: "\u{202F}", with: " ")
  }
}
