import Foundation
import Hark
import Synchronization

/// A call that was recorded, as a page lists it.
struct RecordingView: Codable, Sendable, Equatable {
  let id: String

  /// When it was.
  let title: String

  /// As m:ss.
  let duration: String

  /// The name of what deletes it, for those who hear the page.
  let deleteLabel: String

  /// Where its sound is, for this session.
  let url: String

  /// The most that are listed.
  static let limit = 100

  init(_ recording: CallRecording, _ wording: Wording, session: String) {
    id = recording.id
    (title, deleteLabel) = Self.words(recording, wording)
    duration = wording[.timer(recording.seconds)]
    url = "/recordings/\(recording.id)\(RecordedCalls.suffix)?session=\(session)"
  }

  private typealias Words = (title: String, deleteLabel: String)

  /// Kept, since writing a date takes long and a screen is drawn often.
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
