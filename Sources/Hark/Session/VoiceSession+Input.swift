// Whether the microphone hears anything.
extension VoiceSession {
  /// Tells when the open microphone hears nothing any more, and when it hears again.
  func tellInput() {
    guard hearsSound else {
      toldInput = nil
      return
    }
    // Every microphone waits for its first sound for a moment: that is no news.
    if toldInput == nil, input == .waiting { return }
    if input != toldInput ?? .live { broadcast.tell(.input(input)) }
    toldInput = input
  }
}
