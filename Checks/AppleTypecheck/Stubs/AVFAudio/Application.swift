import Foundation

/// avfaudio/avaudioapplication.
@available(iOS 17.0, macOS 14.0, *)
open class AVAudioApplication: NSObject {
  /// avfaudio/avaudioapplication/recordpermission-swift.enum.
  ///
  /// conformance: avfaudio/avaudioapplication/recordpermission-swift.enum.
  public enum recordPermission: Int, Sendable { case undetermined, denied, granted }
  private static let one = Unmoved(AVAudioApplication())

  /// avfaudio/avaudioapplication/shared.
  open class var shared: AVAudioApplication { one.value }
  /// avfaudio/avaudioapplication/recordpermission-swift.property.
  open var recordPermission: recordPermission {
    .init(rawValue: AppleSound.stage.recordPermission) ?? .undetermined
  }
  /// avfaudio/avaudioapplication/requestrecordpermission(completionhandler:).
  open class func requestRecordPermission(
    completionHandler response: @escaping @Sendable (Bool) -> Void
  ) { AppleSound.stage.askToRecord(response) }
  /// avfaudio/avaudioapplication/requestrecordpermission(completionhandler:).
  open class func requestRecordPermission() async -> Bool {
    await withCheckedContinuation { answer in
      AppleSound.stage.askToRecord { answer.resume(returning: $0) }
    }
  }
}

/// A sendable wrapper for an object that has no mutable state, but whose class is not `Sendable`.
///
/// Not an Apple API.
///
/// `@unchecked Sendable` is safe because `value` never changes, and its members read the script
/// under a lock.
struct Unmoved<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
