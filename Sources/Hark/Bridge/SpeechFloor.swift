/// Who may listen, where there is more than one bridge: one of them at a time.
///
/// An app can have several Flutter engines, each with a plugin of its own, and one microphone.
public final class SpeechFloor: Sendable {
  private let holder = Locked<ObjectIdentifier?>(nil)

  /// The one of this process.
  public static let shared = SpeechFloor()

  /// Makes one of its own, for microphones that have nothing to do with each other.
  public init() {}

  /// Whether `bridge` has it from now on; not while another has it.
  func take(_ bridge: ObjectIdentifier) -> Bool {
    holder.withLock { holder in
      guard holder == nil || holder == bridge else { return false }
      holder = bridge
      return true
    }
  }

  /// Gives it back; nothing happens when `bridge` has not got it.
  func leave(_ bridge: ObjectIdentifier) {
    holder.withLock { if $0 == bridge { $0 = nil } }
  }
}
