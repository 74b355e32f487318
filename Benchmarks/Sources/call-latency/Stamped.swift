import Hark

/// A microphone that records the arrival times of audio.
struct StampedMicrophone: Microphone {
  let inner: any Microphone
  let stamps: Stamps

  var delivery: SoundDelivery { inner.delivery }
  var unavailability: VoiceFailure? { inner.unavailability }
  var echoLikelihood: Float { inner.echoLikelihood }

  func conditions() -> AsyncStream<InputCondition> { inner.conditions() }

  func open(_ profile: AudioProfile) async throws -> AsyncThrowingStream<AudioChunk, any Error> {
    let sound = try await inner.open(profile)
    return AsyncThrowingStream { stamped in
      let passing = Task {
        do {
          for try await chunk in sound {
            stamps.hear(chunk.end)
            stamped.yield(chunk)
          }
          stamped.finish()
        } catch {
          stamped.finish(throwing: error)
        }
      }
      stamped.onTermination = { _ in passing.cancel() }
    }
  }

  func close() async { await inner.close() }
}

/// A recognizer that records how long the last words take.
struct StampedRecognizer: Recognizer {
  let inner: any Recognizer
  let stamps: Stamps

  var traits: RecognizerTraits { inner.traits }

  func startTask(
    _ request: RecognitionRequest, report: @escaping @Sendable (RecognitionReport) -> Void
  ) async throws -> any RecognitionTask {
    let task = try await inner.startTask(request) { [stamps] news in
      switch news {
      case .ended, .failed: stamps.recognize()
      case .interim, .final: break
      }
      report(news)
    }
    return StampedTask(inner: task, stamps: stamps)
  }
}

/// A task that forwards everything, and records when it is asked to finish.
final class StampedTask: RecognitionTask {
  private let inner: any RecognitionTask
  private let stamps: Stamps

  init(inner: any RecognitionTask, stamps: Stamps) {
    self.inner = inner
    self.stamps = stamps
  }

  func append(_ chunk: AudioChunk) { inner.append(chunk) }

  func markPause(_ pause: SpeechPause) { inner.markPause(pause) }

  func finish() {
    stamps.note(\.finishing)
    inner.finish()
  }

  func cancel() { inner.cancel() }

  func caughtUp() async { await inner.caughtUp() }
}

/// An agent that answers each message immediately, with two sentences.
struct PromptAgent: Agent {
  let stamps: Stamps

  func reply(to conversation: [ChatMessage]) -> AsyncThrowingStream<String, any Error> {
    stamps.note(\.asked)
    return AsyncThrowingStream { reply in
      stamps.note(\.answered)
      reply.yield("I see. Go on.")
      reply.finish()
    }
  }
}

/// A synthesizer that records when it is ready and when the first sentence arrives.
struct StampedSynthesizer: Synthesizer {
  let inner: any Synthesizer
  let stamps: Stamps

  func startTask(
    locale: LocaleTag, report: @escaping @Sendable (SynthesisReport) -> Void
  ) async throws -> any SynthesisTask {
    let task = try await inner.startTask(locale: locale, report: report)
    stamps.note(\.ready)
    return StampedSpeech(inner: task, stamps: stamps)
  }
}

/// A task that forwards everything, and records when the first sentence arrives.
final class StampedSpeech: SynthesisTask {
  private let inner: any SynthesisTask
  private let stamps: Stamps

  init(inner: any SynthesisTask, stamps: Stamps) {
    self.inner = inner
    self.stamps = stamps
  }

  func say(_ text: String) {
    stamps.note(\.said)
    inner.say(text)
  }

  func finish() { inner.finish() }
  func duck() { inner.duck() }
  func unduck() { inner.unduck() }
  func pause() { inner.pause() }
  func resume() { inner.resume() }
  func stop() { inner.stop() }
}
