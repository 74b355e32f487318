import Foundation
import Hark
import HarkPresentation
import HarkSoundFile

/// A list of recordings in the output format of `hark recordings`.
struct RecordingList {
  let recordings: [CallRecording]
  let folder: RecordingFolder

  var text: [String] {
    let wording = Wording(for: .call)
    return recordings.map { recording in
      let length = wording[.timer(recording.seconds)]
      let note = recording.isUnderWay ? ["being recorded"] : []
      return ([recording.id, recording.begun.listed, length] + note).joined(separator: "  ")
    }
  }

  var json: [String] { recordings.map(json(of:)) }

  func json(of recording: CallRecording) -> String {
    var line = JSONLine()
    line.add("id", recording.id)
    line.add("begun", recording.begun.formatted(.iso8601))
    line.add("seconds", recording.seconds)
    line.add("underWay", recording.isUnderWay)
    line.add("path", folder.file(of: recording.id))
    return line.text
  }

  func named(_ beginning: String) throws(CommandFailure) -> CallRecording {
    try CommandFailure.choose(
      beginning, from: recordings, "a recording", "recordings", listedBy: "hark recordings",
      name: \.id, shown: \.id)
  }
}

extension CallRecordingFailure {
  func sentence(for folder: String) -> String {
    switch self {
    case .full: "The disk that holds \(folder) is full; free some space."
    case .readOnly: "Permission to \(folder) was denied; allow access with chmod."
    case .unreachable: "\(folder) cannot be reached; check that it is a folder."
    case .underWay: "This recording is still in progress; delete it when the call has ended."
    case .broken: "The disk that holds \(folder) failed; check it, or copy the folder elsewhere."
    }
  }
}
