/// The names of a plugin's channels.
public enum BridgeChannel {
  /// Commands and their replies (S4-25).
  public static let methods = "com.eircodex.speech/methods"

  /// Events, each as JSON (S4-26).
  public static let events = "com.eircodex.speech/events"
}
