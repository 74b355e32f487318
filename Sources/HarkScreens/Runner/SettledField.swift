import Hark

/// A field as somebody else can go on with it who is given the sound behind what is settled.
public struct SettledField: Sendable, Equatable {
  /// The text without the words of the recording under way that may still change.
  public let draft: Draft

  /// Just behind the sound that the text already has of the recording under way, in samples since the
  /// microphone was opened; nil when no sound is being heard.
  public let heardUpTo: Int?
}

extension VoiceField {
  /// The field up to the last final segment that no interim text stands before.
  public var settled: SettledField {
    // Not by the snapshot, which is told beside what happens and may be before or behind it.
    guard draft.isRecording, let last = speech.last, !last.isStopped else {
      return SettledField(draft: draft, heardUpTo: nil)
    }
    let segments = last.transcript.settled
    // Nobody hears the earlier ones again.
    let earlier = speech.dropLast().filter { !$0.isCancelled }.map(\.transcript.text)
    var settled = draft
    _ = settled.hear((earlier + segments.map(\.text)).joined(separator: " "))
    return SettledField(draft: settled, heardUpTo: segments.last?.range.end ?? 0)
  }
}
