// The UI's calls that concern saved text.
extension VoiceSession {
  /// Sets the form field for subsequent recordings; `nil` if there is only one field.
  ///
  /// The field is saved with the text, so that the text can be restored into it.
  public nonisolated func dictate(into field: String?) { broadcast.keeper?.dictate(into: field) }

  /// Reports that the text of finished recordings has been sent, saved, written or discarded.
  ///
  /// The text is then removed from the store. This matters only if `TranscriptKeeping.until` is
  /// `textTaken`.
  ///
  /// - Parameter recording: The last recording to include; by default, every finished recording.
  public func textTaken(through recording: RecordingID? = nil) async {
    await broadcast.keeper?.take(through: recording)
  }
}
