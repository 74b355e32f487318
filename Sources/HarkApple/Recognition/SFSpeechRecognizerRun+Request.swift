#if canImport(UIKit)
  import Foundation
  import Hark
  import Speech

  // What the system is asked, and how it answers.
  extension SFSpeechRecognizerRun {
    /// One result after another, off the main thread; Apple's own default is the main one.
    static func resultQueue() -> OperationQueue {
      let queue = OperationQueue()
      queue.name = "hark-sfspeech"
      queue.maxConcurrentOperationCount = 1
      queue.qualityOfService = .userInitiated
      return queue
    }

    /// A request for a dictation.
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

    /// The system calls it on its own threads, with a result, an error, or both.
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
