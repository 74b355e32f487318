import Foundation
import Hark
import Synchronization

/// A recorded call, as a page lists it.
struct RecordingView: Codable, Sendable, Equatable {
  let id: String

  /// The date and time of the call.
  let title: String

  /// The duration, as m:ss.
  let duration: String

  /// The accessibility label of the delete button.
  let deleteLabel: String

  /// The URL of the audio, for this session.
  let url: String

  /// The maximum number of recordings listed.
  static let limit = 100

  init(_ recording: CallRecording, _ wording: Wording, session: String) {
    id = recording.id
    (title, deleteLabel) = Self.words(recording, wording)
    duration = wording[.timer(recording.seconds)]
    url = "/recordings/\(recording.id)\(RecordedCalls.suffix)?session=\(session)"
  }

  private typealias Words = (title: String, deleteLabel: String)

  /// The display strings by language and recording, cached because formatting a date is slow and a
  /// screen is drawn often.
  private static let known = Mutex<[String: Words]>([:])

  private static func words(_ recording: CallRecording, _ wording: Wording) -> Words {
    let key = "\(wording.language.rawValue) \(recording.id)"
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
