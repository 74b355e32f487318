// Words that the recognizer invented.
extension VoiceSession {
  /// Returns the guard that removes invented words from a recording's text; `nil` for a recognizer
  /// that invents none.
  func guarding(_ recording: RecordingID) -> InventionGuard? {
    guard ports.recognizer.traits.inventsWords else { return nil }
    // The pipeline's history ends with the microphone's; final results may arrive later.
    return InventionGuard(heard: recordingStates[recording]?.heardSpeech ?? pipeline.heardSpeech)
  }

  /// Returns the audio to which the interim text of a task belongs: from its last final segment to
  /// the position of the report.
  func unsettled(_ id: TaskID, _ position: Int) -> AudioRange {
    AudioRange(start: feeds[id]?.finalEnd ?? 0, end: position)
  }
}
