import Foundation

/// speech/sfspeechrecognizerauthorizationstatus.
///
/// conformance: speech/sfspeechrecognizerauthorizationstatus.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  /// speech/sfspeechrecognizerauthorizationstatus/notdetermined.
  case notDetermined
  /// speech/sfspeechrecognizerauthorizationstatus/denied.
  case denied
  /// speech/sfspeechrecognizerauthorizationstatus/restricted.
  case restricted
  /// speech/sfspeechrecognizerauthorizationstatus/authorized.
  case authorized
}

/// speech/sfspeechrecognizer.
open class SFSpeechRecognizer: NSObject {
  /// speech/sfspeechrecognizer/locale.
  public let locale: Locale

  /// speech/sfspeechrecognizer/queue.
  open var queue = OperationQueue.main

  /// The script to which the recognizer's tasks belong, even if they start after a reset. Not an
  /// Apple API.
  let round = SpeechScript.round

  /// speech/sfspeechrecognizer/supportedlocales().
  open class func supportedLocales() -> Set<Locale> {
    Set(SpeechScript.now.locales.map { Locale(identifier: $0) })
  }

  /// speech/sfspeechrecognizer/authorizationstatus().
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus {
    SpeechScript.now.authorization
  }

  /// speech/sfspeechrecognizer/requestauthorization(_:).
  ///
  /// The handler is called on a system queue. It is `@Sendable` only here: with Apple's SDK, a
  /// block that accesses an actor's state compiles and then traps.
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {
    SpeechScript.note("requestAuthorization")
    guard let answer = SpeechScript.answer() else { return }
    OperationQueue().addOperation { handler(answer) }
  }

  /// speech/sfspeechrecognizer/init(locale:).
  public init?(locale: Locale) {
    guard SpeechScript.now.locales.contains(locale.identifier) else { return nil }
    self.locale = locale
    super.init()
  }

  /// speech/sfspeechrecognizer/isavailable.
  open var isAvailable: Bool { SpeechScript.now.isAvailable }

  /// speech/sfspeechrecognizer/supportsondevicerecognition.
  open var supportsOnDeviceRecognition: Bool {
    SpeechScript.worksOnDevice(locale.identifier)
  }

  /// speech/sfspeechrecognizer/recognitiontask(with:resulthandler:).
  ///
  /// The handler is called on `queue`. It is `@Sendable` only here; see `requestAuthorization(_:)`.
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping @Sendable (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    let run = ScriptedRun(self, request, resultHandler)
    (request as? SFSpeechAudioBufferRecognitionRequest)?.run = run
    let task = SFSpeechRecognitionTask(run)
    run.happen(.start)
    return task
  }
}
