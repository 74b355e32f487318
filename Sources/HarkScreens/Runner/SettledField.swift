import Hark

/// The settled part of a field, from which another recognizer can continue with the audio that
/// follows.
public struct SettledField: Sendable, Equatable {
  /// The text without the words of the current recording that may still change.
  public let draft: Draft

  /// The end of the current recording's audio that the text covers, in samples since the microphone
  /// was opened.
  ///
  /// `nil` if no audio is being recorded.
  public let heardUpTo: Int?
}

extension VoiceField {
  /// The field up to the last final segment that no interim text precedes.
  public var settled: SettledField {
    // The snapshot is delivered separately from the events and may be ahead of or behind them, so
    // it is not used here.
    guard draft.isRecording, let last = speech.last, !last.isStopped else {
      return SettledField(draft: draft, heardUpTo: nil)
    }
    let segments = last.transcript.settled
    // Earlier recordings are not recognized again, so their text is complete.
    let earlier = speech.dropLast().filter { !$0.isCancelled }.map(\.transcript.text)
    var settled = draft
    _ = settled.hear((earlier + segments.map(\.text)).joined(separator: " "))
    return SettledField(draft: settled, heardUpTo: segments.last?.range.end ?? 0)
  }
}
