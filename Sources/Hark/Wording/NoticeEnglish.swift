/// The notices of a call about recordings and noise, in English.
enum NoticeEnglish {
  static func text(_ notice: CallNotice) -> String {
    switch notice {
    case .recorded: "This call is being recorded"
    case .recordedShort: "REC"
    case .recordings: "Recordings"
    case .noRecordings: "There are no recordings."
    case .title(let date): CallNotice.title(date, in: .english)
    case .play: "Play"
    case .playLabel(let date): "Play: \(CallNotice.title(date, in: .english))"
    case .pause: "Pause"
    case .pauseLabel(let date): "Pause: \(CallNotice.title(date, in: .english))"
    case .notPlayed: "This recording cannot be played."
    case .delete: "Delete"
    case .deleteLabel(let date):
      "Delete the recording of \(CallNotice.title(date, in: .english))"
    case .failed(let failure): text(failure)
    case .noiseOffer:
      "It is noisy here. Noise suppression can make you easier to understand."
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
