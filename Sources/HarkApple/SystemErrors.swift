import Hark

extension ErrorOutcome {
  /// The failure that ends a task, or `nil` if the error is harmless; `renew` ends the task too,
  /// because only the session can start another one.
  var failure: VoiceFailure? {
    switch self {
    case .fail(let failure), .renew(_, let failure): failure
    case .ignore: nil
    }
  }
}

#if canImport(AVFAudio)
  import Foundation
  import Speech

  extension ErrorCause {
    init(_ error: NSError) { self.init(error.domain, error.code) }
  }

  extension NSError {
    var underlyingCause: ErrorCause? {
      (userInfo[NSUnderlyingErrorKey] as? NSError).map { ErrorCause($0) }
    }
  }

  extension Diagnostics {
    func note(_ cause: ErrorCause, of failure: VoiceFailure, phase: WorkPhase, by name: String) {
      note(FailureReport(.cause(cause, of: failure), phase: phase, recognizer: name))
    }
  }

  #if compiler(>=6.2)
    @available(iOS 26.0, macOS 26.0, *)
    extension VoiceFailure {
      /// Creates the failure for an error of the analyzer, which needs no network; a `VoiceFailure`
      /// is used unchanged.
      init(analyzer error: any Error, phase: WorkPhase) {
        let plain = error as NSError
        let outcome = AppleErrorMap.outcome(
          of: ErrorCause(plain), underlying: plain.underlyingCause, phase: phase)
        self =
          error as? VoiceFailure ?? AnalyzerError(error)?.failure ?? outcome.failure
          ?? .recognitionFailed
      }
    }

    @available(iOS 26.0, macOS 26.0, *)
    extension AnalyzerError {
      fileprivate init?(_ error: any Error) {
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
  #endif
#endif
