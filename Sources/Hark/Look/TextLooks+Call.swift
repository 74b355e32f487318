// The styles of the texts of a call.
extension TextLooks {
  /// The agent's name, and the letter in its picture.
  public static let agent = TextLook(style: .headline)

  /// Who speaks, before what is going on (S3-42).
  public static let speaker = TextLook(style: .headline)

  /// What is being said, and what was (S3-39).
  public static let talk = TextLook(style: .body)

  /// A hint below the controls, and the message of a banner (S3-35, S3-46, S3-47).
  public static let hint = TextLook(style: .caption)

  /// The sign that a call is being recorded.
  public static let recorded = TextLook(style: .caption, weight: .semibold)

  /// A setting, or the name of a recording.
  public static let setting = TextLook(style: .body)

  /// What stands beside or below a setting.
  public static let settingNote = TextLook(style: .caption, hasEvenDigits: true)
}
