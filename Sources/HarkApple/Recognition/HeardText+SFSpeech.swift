#if canImport(UIKit)
  import Foundation
  import Hark
  import Speech

  extension HeardText {
    /// Copies a result into a value that can leave the system's thread.
    init(_ result: SFSpeechRecognitionResult) {
      let best = result.bestTranscription
      self.init(
        text: best.formattedString,
        words: best.segments.map {
          TimedWord(
            text: $0.substring, start: $0.timestamp, duration: $0.duration,
            confidence: Double($0.confidence))
        },
        isFinal: result.isFinal,
        endsUtterance: (result.speechRecognitionMetadata?.speechDuration ?? 0) > 0)
    }
  }

  extension ErrorCause {
    /// Creates a cause from the error's domain and code.
    init(_ error: NSError) { self.init(error.domain, error.code) }
  }

  extension NSError {
    /// The underlying error, if any.
    var underlyingCause: ErrorCause? {
      (userInfo[NSUnderlyingErrorKey] as? NSError).map { ErrorCause($0) }
    }
  }
#endif
