#if canImport(UIKit)
  import Foundation
  import Hark
  import Speech

  // The request to the system and its results.
  extension SFSpeechRecognizerRun {
    /// Returns a serial queue for results; Apple's default is the main queue.
    static func resultQueue() -> OperationQueue {
      let queue = OperationQueue()
      queue.name = "hark-sfspeech"
      queue.maxConcurrentOperationCount = 1
      queue.qualityOfService = .userInitiated
      return queue
    }

    /// Returns a dictation request.
    static func request(_ order: SpeechTaskOrder) -> SFSpeechAudioBufferRecognitionRequest {
      let request = SFSpeechAudioBufferRecognitionRequest()
      request.taskHint = .dictation
      request.shouldReportPartialResults = true
      request.requiresOnDeviceRecognition = order.path == .onDevice
      request.contextualStrings = Array(
        order.request.contextualPhrases.prefix(RecognitionRequest.phraseLimit))
      if #available(iOS 16, *) { request.addsPunctuation = true }
      return request
    }

    /// Returns the handler that the system calls on its own threads, with a result, an error, or
    /// both.
    static func handler(
      _ items: AsyncStream<Item>.Continuation
    ) -> @Sendable (SFSpeechRecognitionResult?, (any Error)?) -> Void {
      { @Sendable result, error in
        if let result { items.yield(.heard(HeardText(result))) }
        if let error {
          let plain = error as NSError
          items.yield(.broke(ErrorCause(plain), underlying: plain.underlyingCause))
        }
      }
    }
  }
#endif
