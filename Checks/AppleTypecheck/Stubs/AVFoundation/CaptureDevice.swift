@_spi(Script) import AVFAudio
import Foundation

/// avfoundation/avmediatype.
///
/// conformance: swift/grouping-related-objective-c-constants.
public struct AVMediaType: RawRepresentable, Hashable {
  /// avfoundation/avmediatype/rawvalue.
  public let rawValue: String

  /// avfoundation/avmediatype/init(rawvalue:).
  public init(rawValue: String) { self.rawValue = rawValue }

  /// avfoundation/avmediatype/audio.
  public static var audio: AVMediaType { AVMediaType(rawValue: "soun") }
}

/// avfoundation/avcapturedevice.
open class AVCaptureDevice: NSObject {
  private let input: (uid: String, name: String)

  private init(_ input: (uid: String, name: String)) { self.input = input }

  /// avfoundation/avcapturedevice/default(for:).
  open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? {
    AppleSound.defaultInput.map { AVCaptureDevice($0) }
  }

  /// avfoundation/avcapturedevice/uniqueid.
  open var uniqueID: String { input.uid }

  /// avfoundation/avcapturedevice/localizedname.
  open var localizedName: String { input.name }
}
