/// The errors of the iOS 26 speech analyzer, by name.
///
/// The system defines them as constants rather than as enumeration cases, with undocumented
/// numbers. An adapter compares an error with each constant and passes on its name.
public enum AnalyzerError: String, Sendable, Hashable, CaseIterable {
  /// Audio arrived out of order.
  case audioDisordered

  /// Audio arrived in a format other than the agreed one.
  case unexpectedAudioFormat

  /// The modules have no common audio format.
  case incompatibleAudioFormats

  /// The model is not on the device.
  case noModel

  /// The language was not reserved.
  case assetLocaleNotAllocated

  /// Too many languages are reserved.
  case tooManyAssetLocalesAllocated

  /// The language is not supported.
  case cannotAllocateUnsupportedLocale

  /// A module produced no result.
  case moduleOutputFailed

  /// Memory or processing capacity is insufficient.
  case insufficientResources
}

extension AnalyzerError {
  /// The corresponding failure.
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
