extension Look {
  /// The dot of the sign that what is said is being recorded; it stands still where less motion is
  /// wanted.
  public static func recordedDot(theme: Theme, reducesMotion: Bool = false) -> StatusLook.Dot {
    let pulse = Motion.composerDot
    return StatusLook.Dot(
      size: 8, color: theme.recording, pulse: reducesMotion ? pulse.still(at: 1) : pulse)
  }
}
