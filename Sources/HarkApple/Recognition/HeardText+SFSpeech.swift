#if canImport(UIKit)
  import Foundation
  import Hark
  import Speech

  extension HeardText {
    /// Takes what can leave the system's thread out of a result.
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
    /// Whose error it is and which.
    init(_ error: NSError) { self.init(error.domain, error.code) }
  }

  extension NSError {
    /// The error behind this one.
    var underlyingCause: ErrorCause? {
      (userInfo[NSUnderlyingErrorKey] as? NSError).map { ErrorCause($0) }
    }
  }
#endif
