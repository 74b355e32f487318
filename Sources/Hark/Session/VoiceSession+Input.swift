// Reports whether the microphone delivers audio.
extension VoiceSession {
  /// Reports when the open microphone stops delivering audio, and when it delivers audio again.
  func tellInput() {
    guard hearsSound else {
      toldInput = nil
      return
    }
    // Every microphone takes a moment to deliver its first audio; this is not worth reporting.
    if toldInput == nil, input == .waiting { return }
    if input != toldInput ?? .live { broadcast.tell(.input(input)) }
    toldInput = input
  }
}
