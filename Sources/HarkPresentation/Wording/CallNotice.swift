import Foundation
import Hark

/// A UI string of a call about its recordings or about noise.
package enum CallNotice: Sendable, Hashable {
  // MARK: Recordings

  case recorded

  /// The recording indicator, short enough to fit beside the button that ends the call.
  case recordedShort

  case recordings

  /// The placeholder for an empty list of recordings.
  case noRecordings

  /// A recording's title: its start date and time in the user's time zone.
  case title(Date)

  case play, pause
  case playLabel(Date)
  case pauseLabel(Date)

  /// The message shown when a recording cannot be played.
  case notPlayed

  case delete
  case deleteLabel(Date)

  /// The message for a failure to record a call or to list or delete recordings, including how to
  /// fix it.
  case failed(CallRecordingFailure)

  // MARK: Noise

  /// The offer of noise suppression, shown in noisy surroundings.
  case noiseOffer

  case acceptNoiseOffer, declineNoiseOffer
}

extension CallNotice {
  /// Returns a recording's title, which is its start date and time in `zone`.
  static func title(_ date: Date, zone: TimeZone = .current) -> String {
    let format = DateFormatter()
    format.locale = Locale(identifier: LocaleTag.americanEnglish.description)
    format.timeZone = zone
    format.dateStyle = .medium
    format.timeStyle = .short
    // Some systems use narrow no-break spaces where others use plain spaces.
    return format.string(from: date).replacingOccurrences(of: "\u{202F}", with: " ")
  }
}

extension English {
  static func text(_ notice: CallNotice) -> String {
    switch notice {
    case .recorded: "This call is being recorded"
    case .recordedShort: "REC"
    case .recordings: "Recordings"
    case .noRecordings: "There are no recordings."
    case .title(let date): CallNotice.title(date)
    case .play: "Play"
    case .playLabel(let date): "Play: \(CallNotice.title(date))"
    case .pause: "Pause"
    case .pauseLabel(let date): "Pause: \(CallNotice.title(date))"
    case .notPlayed: "This recording cannot be played."
    case .delete: "Delete"
    case .deleteLabel(let date): "Delete the recording of \(CallNotice.title(date))"
    case .failed(let failure): text(failure)
    case .noiseOffer: "It is noisy here. Noise suppression can make you easier to understand."
    case .acceptNoiseOffer: "Turn On"
    case .declineNoiseOffer: "Not Now"
    }
  }

  private static func text(_ failure: CallRecordingFailure) -> String {
    switch failure {
    case .full:
      "The disk is full, so the call goes on without being recorded; what was recorded is kept. "
        + "Free some space, then turn recording off and on again."
    case .readOnly:
      "The recordings' folder may not be written, so the call goes on without being recorded. "
        + "Allow that, then turn recording off and on again."
    case .unreachable:
      "The recordings' folder cannot be reached, so the call goes on without being recorded. "
        + "Bring it back, then turn recording off and on again."
    case .underWay: "This recording is still being made. Delete it when it is over."
    case .broken:
      "The disk failed, so the call goes on without being recorded. "
        + "Turn recording off and on again to try once more."
    }
  }
}
