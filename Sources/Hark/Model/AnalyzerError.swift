/// The errors of the speech analyser of iOS 26, by name.
///
/// They are constants and not cases of an enumeration, and their numbers are not documented: an
/// adapter compares with each constant and hands over the name.
public enum AnalyzerError: String, Sendable, Hashable, CaseIterable {
  /// Sound came out of order.
  case audioDisordered

  /// Sound came in another format than was agreed.
  case unexpectedAudioFormat

  /// The modules have no format in common.
  case incompatibleAudioFormats

  /// The model is not on the device.
  case noModel

  /// The language was not reserved.
  case assetLocaleNotAllocated

  /// Too many languages are reserved.
  case tooManyAssetLocalesAllocated

  /// The language is none that it knows.
  case cannotAllocateUnsupportedLocale

  /// A module gave no result.
  case moduleOutputFailed

  /// Memory or a processor is short.
  case insufficientResources
}

extension AnalyzerError {
  /// The failure that it stands for.
  public var failure: VoiceFailure {
    switch self {
    case .noModel: .modelMissing
    case .cannotAllocateUnsupportedLocale: .localeUnsupported
    case .assetLocaleNotAllocated, .tooManyAssetLocalesAllocated, .incompatibleAudioFormats:
      .requestCreationFailed
    case .insufficientResources: .serviceUnavailable
    case .audioDisordered, .unexpectedAudioFormat, .moduleOutputFailed: .recognitionFailed
    }
  }
}
