import Foundation

/// speech/sftranscriptionsegment.
open class SFTranscriptionSegment: NSObject {
  let word: SpeechScript.Word

  init(_ word: SpeechScript.Word) { self.word = word }

  /// speech/sftranscriptionsegment/substring.
  open var substring: String { word.text }

  /// speech/sftranscriptionsegment/timestamp.
  open var timestamp: TimeInterval { word.start }

  /// speech/sftranscriptionsegment/duration.
  open var duration: TimeInterval { word.duration }

  /// speech/sftranscriptionsegment/confidence.
  open var confidence: Float { word.confidence }

  /// speech/sftranscriptionsegment/alternativesubstrings.
  open var alternativeSubstrings: [String] { word.alternatives }
}

/// speech/sftranscription.
open class SFTranscription: NSObject {
  let said: SpeechScript.Said

  init(_ said: SpeechScript.Said) { self.said = said }

  /// speech/sftranscription/formattedstring.
  open var formattedString: String { said.text }

  /// speech/sftranscription/segments.
  open var segments: [SFTranscriptionSegment] { said.words.map { SFTranscriptionSegment($0) } }
}

/// speech/sfspeechrecognitionmetadata.
@available(iOS 14.5, macOS 11.3, *)
open class SFSpeechRecognitionMetadata: NSObject {
  let seconds: Double

  init(_ seconds: Double) { self.seconds = seconds }

  /// speech/sfspeechrecognitionmetadata/speechduration.
  open var speechDuration: TimeInterval { seconds }

  /// speech/sfspeechrecognitionmetadata/speechstarttimestamp.
  open var speechStartTimestamp: TimeInterval { 0 }
}

/// speech/sfspeechrecognitionresult.
open class SFSpeechRecognitionResult: NSObject {
  let said: SpeechScript.Said

  init(_ said: SpeechScript.Said) { self.said = said }

  /// speech/sfspeechrecognitionresult/besttranscription.
  open var bestTranscription: SFTranscription { SFTranscription(said) }

  /// speech/sfspeechrecognitionresult/transcriptions.
  open var transcriptions: [SFTranscription] { [bestTranscription] }

  /// speech/sfspeechrecognitionresult/isfinal.
  open var isFinal: Bool { said.isFinal }

  /// speech/sfspeechrecognitionresult/speechrecognitionmetadata.
  @available(iOS 14.5, macOS 11.3, *)
  open var speechRecognitionMetadata: SFSpeechRecognitionMetadata? {
    said.speechDuration.map { SFSpeechRecognitionMetadata($0) }
  }
}
