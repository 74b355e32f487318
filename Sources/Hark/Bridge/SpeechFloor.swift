/// Grants the microphone to one bridge at a time.
///
/// An app can have several Flutter engines, each with its own plugin, but only one microphone.
public final class SpeechFloor: Sendable {
  private let holder = Locked<ObjectIdentifier?>(nil)

  /// The instance shared by the process.
  public static let shared = SpeechFloor()

  /// Creates a separate instance, for independent microphones.
  public init() {}

  /// Acquires the floor for `bridge`; returns false if another bridge holds it.
  func take(_ bridge: ObjectIdentifier) -> Bool {
    holder.withLock { holder in
      guard holder == nil || holder == bridge else { return false }
      holder = bridge
      return true
    }
  }

  /// Releases the floor; does nothing if `bridge` does not hold it.
  func leave(_ bridge: ObjectIdentifier) {
    holder.withLock { if $0 == bridge { $0 = nil } }
  }
}
