// The text styles of a call.
extension TextLooks {
  /// The agent's name, and the letter in its avatar.
  public static let agent = TextLook(style: .headline)

  /// The speaker's name before the status (S3-42).
  public static let speaker = TextLook(style: .headline)

  /// The current and previous utterances (S3-39).
  public static let talk = TextLook(style: .body)

  /// A hint below the controls, and the message in a banner (S3-35, S3-46, S3-47).
  public static let hint = TextLook(style: .caption)

  /// The notice that the call is being recorded.
  public static let recorded = TextLook(style: .caption, weight: .semibold)

  /// A setting, or the name of a recording.
  public static let setting = TextLook(style: .body)

  /// A note beside or below a setting.
  public static let settingNote = TextLook(style: .caption, hasEvenDigits: true)
}
