import Foundation

/// speech/sfspeecherror.
///
/// conformance: speech/sfspeecherror.
@available(iOS 17.0, macOS 14.0, *)
public struct SFSpeechError: Error, CustomNSError, Sendable {
  /// speech/sfspeecherror/code.
  public let code: Code

  /// speech/sfspeecherror/init(_:userinfo:).
  public init(_ code: Code) { self.code = code }

  /// speech/sfspeecherror/errordomain.
  public static var errorDomain: String { "SFSpeechErrorDomain" }

  /// foundation/customnserror/errorcode.
  public var errorCode: Int { code.rawValue }

  /// speech/sfspeecherror/code.
  ///
  /// A structure instead of an enumeration, because the codes added in iOS 26 are constants, not
  /// cases.
  ///
  /// conformance: speech/sfspeecherror/code.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// speech/sfspeecherror/code/rawvalue.
    public let rawValue: Int

    /// speech/sfspeecherror/code/init(rawvalue:).
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// speech/sfspeecherror/code/internalserviceerror.
    public static let internalServiceError = Code(rawValue: 1)
  }
}

@available(iOS 26.0, macOS 26.0, *)
extension SFSpeechError.Code {
  /// speech/sfspeecherror/code/audiodisordered.
  public static var audioDisordered: Self { Self(rawValue: 101) }
  /// speech/sfspeecherror/code/unexpectedaudioformat.
  public static var unexpectedAudioFormat: Self { Self(rawValue: 102) }
  /// speech/sfspeecherror/code/incompatibleaudioformats.
  public static var incompatibleAudioFormats: Self { Self(rawValue: 103) }
  /// speech/sfspeecherror/code/nomodel.
  public static var noModel: Self { Self(rawValue: 104) }
  /// speech/sfspeecherror/code/assetlocalenotallocated.
  public static var assetLocaleNotAllocated: Self { Self(rawValue: 105) }
  /// speech/sfspeecherror/code/toomanyassetlocalesallocated.
  public static var tooManyAssetLocalesAllocated: Self { Self(rawValue: 106) }
  /// speech/sfspeecherror/code/cannotallocateunsupportedlocale.
  public static var cannotAllocateUnsupportedLocale: Self { Self(rawValue: 107) }
  /// speech/sfspeecherror/code/moduleoutputfailed.
  public static var moduleOutputFailed: Self { Self(rawValue: 108) }
  /// speech/sfspeecherror/code/insufficientresources.
  public static var insufficientResources: Self { Self(rawValue: 109) }
}
