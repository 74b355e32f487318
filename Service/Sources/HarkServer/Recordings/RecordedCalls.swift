import Foundation
import Hark
import HarkPresentation
import Synchronization

/// A user's recorded calls.
public struct RecordedCalls: Sendable {
  /// The archive of recordings.
  public var recordings: any CallRecordings

  /// Returns the path of a recording's audio file, or `nil` if there is none.
  public var file: @Sendable (CallRecording.ID) -> String?

  static let suffix = ".opus"
  static let contentType = "audio/ogg"

  /// Creates an instance for `recordings`, whose files are Ogg Opus.
  public init(
    _ recordings: any CallRecordings, file: @escaping @Sendable (CallRecording.ID) -> String?
  ) {
    self.recordings = recordings
    self.file = file
  }
}

/// A recorded call in a page's list.
struct RecordingView: Codable, Sendable, Equatable {
  let id: String

  /// The date and time of the call.
  let title: String

  /// The duration, as m:ss.
  let duration: String
  let deleteLabel: String

  let url: String

  /// The session's name, with which the page requests the audio.
  let session: String

  static let limit = 100

  init(_ recording: CallRecording, _ wording: Wording, session: String) {
    id = recording.id
    (title, deleteLabel) = Self.words(recording, wording)
    duration = wording[.timer(recording.seconds)]
    url = "/recordings/\(recording.id)\(RecordedCalls.suffix)"
    self.session = session
  }

  private typealias Words = (title: String, deleteLabel: String)

  /// The display strings by language and recording, cached because formatting a date is slow.
  private static let known = Mutex<[String: Words]>([:])

  private static func words(_ recording: CallRecording, _ wording: Wording) -> Words {
    let key = "\(wording.language.locale) \(recording.id)"
    if let words = known.withLock({ $0[key] }) { return words }
    let words = (
      wording[notice: .title(recording.begun)], wording[notice: .deleteLabel(recording.begun)]
    )
    known.withLock { known in
      if known.count >= 10 * limit { known = [:] }
      known[key] = words
    }
    return words
  }
}
