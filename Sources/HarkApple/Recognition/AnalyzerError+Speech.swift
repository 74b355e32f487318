#if canImport(UIKit) && compiler(>=6.2)
  import Foundation
  import Hark
  import Speech

  @available(iOS 26.0, *)
  extension AnalyzerError {
    /// Creates the value for a speech framework error; `nil` for any other error.
    init?(_ error: any Error) {
      guard let code = (error as? SFSpeechError)?.code else { return nil }
      let names: [(SFSpeechError.Code, AnalyzerError)] = [
        (.audioDisordered, .audioDisordered),
        (.unexpectedAudioFormat, .unexpectedAudioFormat),
        (.incompatibleAudioFormats, .incompatibleAudioFormats),
        (.noModel, .noModel),
        (.assetLocaleNotAllocated, .assetLocaleNotAllocated),
        (.tooManyAssetLocalesAllocated, .tooManyAssetLocalesAllocated),
        (.cannotAllocateUnsupportedLocale, .cannotAllocateUnsupportedLocale),
        (.moduleOutputFailed, .moduleOutputFailed),
        (.insufficientResources, .insufficientResources),
      ]
      guard let name = names.first(where: { $0.0 == code })?.1 else { return nil }
      self = name
    }
  }

  extension VoiceFailure {
    /// Creates the failure for an error of the analyzer, which needs no network; a `VoiceFailure`
    /// is kept as it is.
    @available(iOS 26.0, *)
    init(analyzer error: any Error, phase: WorkPhase) {
      if let failure = error as? VoiceFailure {
        self = failure
        return
      }
      if let name = AnalyzerError(error) {
        self = name.failure
        return
      }
      let plain = error as NSError
      let outcome = AppleErrorMap.outcome(
        of: ErrorCause(plain), underlying: plain.underlyingCause, phase: phase)
      switch outcome {
      case .fail(let failure), .renew(_, let failure): self = failure
      case .ignore: self = .recognitionFailed
      }
    }
  }
#endif
