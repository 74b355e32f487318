import AVFAudio
import Foundation
import Speech
import Testing

/// Verifies the stand-in for speech recognition against the statements in Apple's documentation,
/// without Hark.
extension AppleSuite {
  @Suite("The stand-in for SFSpeechRecognizer")
  struct SpeechStandInTests {
    /// A call to the result handler: the text or the error's code, and whether the result was
    /// final.
    private struct Told: Sendable, Equatable {
      var text: String?
      var isFinal = false
      var code: Int?
    }

    private let queue = OperationQueue()
    private let request = SFSpeechAudioBufferRecognitionRequest()
    private let told: AsyncStream<Told>
    private let tell: AsyncStream<Told>.Continuation

    init() {
      (told, tell) = AsyncStream.makeStream()
      queue.maxConcurrentOperationCount = 1
    }

    private func recognizer() throws -> SFSpeechRecognizer {
      let recognizer = try #require(SFSpeechRecognizer(locale: Locale(identifier: "en-US")))
      recognizer.queue = queue
      return recognizer
    }

    private func start(_ recognizer: SFSpeechRecognizer) -> SFSpeechRecognitionTask {
      recognizer.recognitionTask(with: request) { [tell] result, error in
        tell.yield(
          Told(
            text: result?.bestTranscription.formattedString, isFinal: result?.isFinal == true,
            code: (error as NSError?)?.code))
      }
    }

    private func append(_ seconds: Double) throws {
      let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 16_000, channels: 1))
      let count = UInt32(seconds * 16_000)
      let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: count))
      buffer.frameLength = count
      request.append(buffer)
    }

    @Test("A task that starts after a reset neither follows nor changes the new script")
    func staleScript() throws {
      SpeechScript.reset()
      let old = try recognizer()
      SpeechScript.reset(plans: [[], [(.start, .completes)]])
      let late = start(old)
      #expect(SpeechScript.log.isEmpty && SpeechScript.requests.isEmpty)
      let task = start(try recognizer())
      #expect(task.state == .running)
      late.cancel()
      #expect(SpeechScript.log == ["start"])
    }

    // speech/sfspeechaudiobufferrecognitionrequest.
    @Test("The recognizer continuously analyzes the audio you appended, until you call endAudio()")
    func endAudio() async throws {
      SpeechScript.reset(plans: [
        [
          (.sound(0.1), .says(.init("one"))),
          (.endAudio, .says(.init("one two", isFinal: true))),
        ]
      ])
      let recognizer = try recognizer()
      let task = start(recognizer)
      var results = told.makeAsyncIterator()
      try append(0.1)
      // speech/sfspeechrecognizer/queue: handlers run on it.
      #expect(await results.next() == Told(text: "one"))
      #expect(task.state == .running)
      request.endAudio()
      #expect(await results.next() == Told(text: "one two", isFinal: true))
      #expect(task.state == .completed)
      withExtendedLifetime(recognizer) {}
    }

    // speech/sfspeechaudiobufferrecognitionrequest/endaudio().
    @Test("endAudio() marks the end of audio input; audio after it is a caller's error")
    func late() throws {
      SpeechScript.reset()
      let recognizer = try recognizer()
      let task = start(recognizer)
      request.endAudio()
      try append(0.1)
      #expect(SpeechScript.log.contains("append after endAudio"))
      withExtendedLifetime((recognizer, task)) {}
    }

    // speech/sfspeechrecognitiontask/finish(), isfinishing.
    @Test("finish() stops accepting new audio and finishes processing what has been accepted")
    func finish() async throws {
      SpeechScript.reset(plans: [
        [(.finish, .says(.init("one", isFinal: true)))]
      ])
      let recognizer = try recognizer()
      let task = start(recognizer)
      #expect(!task.isFinishing && !task.isCancelled)
      task.finish()
      var results = told.makeAsyncIterator()
      #expect(await results.next() == Told(text: "one", isFinal: true))
      #expect(task.state == .completed)
      withExtendedLifetime(recognizer) {}
    }

    // speech/sfspeechrecognitiontask/finish(), isfinishing.
    @Test(
      "After finish(), no audio is accepted, and isFinishing shows that audio input has stopped")
    func stopped() async throws {
      SpeechScript.reset(plans: [
        [(.finish, .says(.init("one"))), (.sound(0.1), .says(.init("one two", isFinal: true)))]
      ])
      let recognizer = try recognizer()
      let task = start(recognizer)
      task.finish()
      #expect(task.state == .finishing)
      var results = told.makeAsyncIterator()
      #expect(await results.next() == Told(text: "one"))
      try append(0.5)
      #expect(task.isFinishing && task.state == .finishing)
      withExtendedLifetime(recognizer) {}
    }

    // speech/sfspeechrecognitiontaskstate/canceling, sfspeechrecognitiontask/iscancelled.
    @Test("A canceled task delivers no more results, and remains canceled")
    func silent() async throws {
      SpeechScript.reset(plans: [
        [(.cancel, .says(.init("one"))), (.cancel, .breaks("kLSRErrorDomain", 301))]
      ])
      let recognizer = try recognizer()
      let task = start(recognizer)
      task.cancel()
      var results = told.makeAsyncIterator()
      #expect(await results.next() == Told(code: 301))
      #expect(task.isCancelled)
      withExtendedLifetime((recognizer, task)) {}
    }

    // speech/sfspeechrecognitionrequest/shouldreportpartialresults.
    @Test("Interim results arrive unless only final results are requested")
    func partial() async throws {
      #expect(request.shouldReportPartialResults)
      request.shouldReportPartialResults = false
      SpeechScript.reset(plans: [
        [(.start, .says(.init("one"))), (.endAudio, .says(.init("one two", isFinal: true)))]
      ])
      let recognizer = try recognizer()
      let task = start(recognizer)
      request.endAudio()
      var results = told.makeAsyncIterator()
      #expect(await results.next() == Told(text: "one two", isFinal: true))
      withExtendedLifetime((recognizer, task)) {}
    }

    // speech/sfspeechrecognizer/queue, supportsondevicerecognition, isavailable.
    @Test("Handlers are called on the main queue by default; a recognizer lists its capabilities")
    func defaults() throws {
      SpeechScript.reset(isAvailable: false, networkOnly: ["nb-NO"])
      let american = try #require(SFSpeechRecognizer(locale: Locale(identifier: "en-US")))
      let norwegian = try #require(SFSpeechRecognizer(locale: Locale(identifier: "nb-NO")))
      #expect(american.queue === OperationQueue.main && !american.isAvailable)
      #expect(american.supportsOnDeviceRecognition && !norwegian.supportsOnDeviceRecognition)
      #expect(!request.requiresOnDeviceRecognition && request.taskHint == .unspecified)
    }

    // speech/sfspeechrecognitiontask/cancel(), iscancelled.
    @Test("cancel() cancels the current speech recognition task")
    func cancel() async throws {
      SpeechScript.reset(plans: [[(.cancel, .breaks("kLSRErrorDomain", 301))]])
      let recognizer = try recognizer()
      let task = start(recognizer)
      task.cancel()
      var results = told.makeAsyncIterator()
      #expect(await results.next() == Told(code: 301))
      withExtendedLifetime((recognizer, task)) {}
    }

    // speech/sfspeechrecognizer/init(locale:), supportedlocales(). The real recognizer first tries
    // the language of the keyboard.
    @Test("A recognizer exists only for a supported locale")
    func locales() {
      SpeechScript.reset(locales: ["nb-NO"])
      #expect(SFSpeechRecognizer(locale: Locale(identifier: "nb-NO")) != nil)
      #expect(SFSpeechRecognizer(locale: Locale(identifier: "en-US")) == nil)
      #expect(SFSpeechRecognizer.supportedLocales().map(\.identifier) == ["nb-NO"])
    }

    // speech/sfspeechrecognizer/requestauthorization(_:), authorizationstatus().
    @Test("An authorization is requested once and remembered")
    func authorization() async {
      SpeechScript.reset(authorization: .notDetermined, answer: .denied)
      #expect(SFSpeechRecognizer.authorizationStatus() == .notDetermined)
      let answer = await withCheckedContinuation { waiting in
        SFSpeechRecognizer.requestAuthorization { waiting.resume(returning: $0) }
      }
      #expect(answer == .denied && SFSpeechRecognizer.authorizationStatus() == .denied)
    }
  }
}
