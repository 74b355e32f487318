extension Look {
  /// Returns the dot of the recording notice, which does not move if `reducesMotion` is `true`.
  public static func recordedDot(theme: Theme, reducesMotion: Bool = false) -> StatusLook.Dot {
    let pulse = Motion.composerDot
    return StatusLook.Dot(
      size: 8, color: theme.recording, pulse: reducesMotion ? pulse.still(at: 1) : pulse)
  }
}
