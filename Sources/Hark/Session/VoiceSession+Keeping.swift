// What a face tells a session of the text that it keeps.
extension VoiceSession {
  /// The field of a form that recordings are spoken into from now on; nil where there is just one.
  ///
  /// It is kept with the text, for the text to be restored into the same field.
  public nonisolated func dictate(into field: String?) { broadcast.keeper?.dictate(into: field) }

  /// The text of the recordings that are over is in safe hands: sent, saved or written, or not wanted.
  ///
  /// It need not be kept any more. Of use where `TranscriptKeeping.until` is `textTaken`.
  ///
  /// - Parameter recording: The last recording that it holds for; every one that is over unless
  ///   given.
  public func textTaken(through recording: RecordingID? = nil) async {
    await broadcast.keeper?.take(through: recording)
  }
}
