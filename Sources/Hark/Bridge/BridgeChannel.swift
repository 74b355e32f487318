/// The names of a plugin's channels.
public enum BridgeChannel {
  /// The channel for commands and their replies (S4-25).
  public static let methods = "com.eircodex.speech/methods"

  /// The channel for events, each encoded as JSON (S4-26).
  public static let events = "com.eircodex.speech/events"
}
