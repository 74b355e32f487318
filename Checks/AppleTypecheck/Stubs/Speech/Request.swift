import AVFAudio
import Foundation

/// speech/sfspeechrecognitiontaskhint.
///
/// conformance: speech/sfspeechrecognitiontaskhint.
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  /// speech/sfspeechrecognitiontaskhint/unspecified.
  case unspecified
  /// speech/sfspeechrecognitiontaskhint/dictation.
  case dictation
  /// speech/sfspeechrecognitiontaskhint/search.
  case search
  /// speech/sfspeechrecognitiontaskhint/confirmation.
  case confirmation
}

/// speech/sfspeechrecognitionrequest.
open class SFSpeechRecognitionRequest: NSObject {
  /// speech/sfspeechrecognitionrequest/taskhint.
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified

  /// speech/sfspeechrecognitionrequest/shouldreportpartialresults.
  open var shouldReportPartialResults = true

  /// speech/sfspeechrecognitionrequest/contextualstrings.
  open var contextualStrings: [String] = []

  /// speech/sfspeechrecognitionrequest/requiresondevicerecognition.
  open var requiresOnDeviceRecognition = false

  /// speech/sfspeechrecognitionrequest/addspunctuation.
  @available(iOS 16.0, macOS 13.0, *)
  open var addsPunctuation: Bool {
    get { punctuation }
    set { punctuation = newValue }
  }

  private var punctuation = false

  override init() { super.init() }
}

/// speech/sfspeechaudiobufferrecognitionrequest.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
  var run: ScriptedRun?

  /// speech/sfspeechaudiobufferrecognitionrequest.
  public override init() { super.init() }

  /// speech/sfspeechaudiobufferrecognitionrequest/append(_:).
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {
    run?.append(seconds: Double(audioPCMBuffer.frameLength) / audioPCMBuffer.format.sampleRate)
  }

  /// speech/sfspeechaudiobufferrecognitionrequest/endaudio().
  open func endAudio() { run?.happen(.endAudio) }
}
