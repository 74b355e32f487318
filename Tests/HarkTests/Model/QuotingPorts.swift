import Foundation
import Hark

/// An error that quotes speech, as errors from other libraries can.
struct QuotingError: LocalizedError, CustomStringConvertible {
  let words: String
  var description: String { "cannot go on with “\(words)”" }
  var errorDescription: String? { description }
}

/// A recognizer that cannot start and throws an error that quotes speech.
struct QuotingRecognizer: Recognizer {
  let words: String
  let traits = RecognizerTraits(name: "quoting", locales: [.americanEnglish])

  func startTask(
    _ request: RecognitionRequest, report: @escaping @Sendable (RecognitionReport) -> Void
  ) async throws -> any RecognitionTask {
    throw QuotingError(words: words)
  }
}

/// A microphone that fails immediately or after it has opened, with an error that quotes speech.
struct QuotingMicrophone: Microphone {
  let words: String
  let opensFirst: Bool
  let delivery = SoundDelivery.live

  func open(_ profile: AudioProfile) async throws -> AsyncThrowingStream<AudioChunk, any Error> {
    guard opensFirst else { throw QuotingError(words: words) }
    return AsyncThrowingStream { $0.finish(throwing: QuotingError(words: words)) }
  }

  func close() async {}
}

/// An agent that begins a reply and then fails, with an error that quotes the question.
struct QuotingAgent: Agent {
  let reply: String

  func reply(to conversation: [ChatMessage]) -> AsyncThrowingStream<String, any Error> {
    AsyncThrowingStream { continuation in
      continuation.yield(reply)
      continuation.finish(throwing: QuotingError(words: conversation.map(\.text).joined()))
    }
  }
}

/// A synthesizer that cannot start and throws an error that quotes speech.
struct QuotingSynthesizer: Synthesizer {
  let words: String

  func startTask(
    locale: LocaleTag, report: @escaping @Sendable (SynthesisReport) -> Void
  ) async throws -> any SynthesisTask {
    throw QuotingError(words: words)
  }
}
