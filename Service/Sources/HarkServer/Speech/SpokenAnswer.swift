import Foundation
import Hark

/// The audio of a speech request, synthesized and sent in pieces.
struct SpokenAnswer: Sendable {
  private let request: SpeechRequest
  private let speech: FileSpeech
  private let metrics: ServerMetrics
  private let begun: Double
  private let sentences: [String]

  /// The speech of the first sentence; `first` is its first chunk, already read.
  private let opening: AsyncThrowingStream<SpokenChunk, any Error>
  private let first: SpokenChunk?

  /// Waits for the first chunk, so that an earlier failure can be reported as an error status.
  init(
    request: SpeechRequest, speech: FileSpeech, metrics: ServerMetrics, begun: Double
  ) async throws {
    (self.request, self.speech, self.metrics, self.begun) = (request, speech, metrics, begun)
    sentences = Self.sentences(of: request.input)
    opening = speech.speak(sentences.first ?? "", request.voice, request.speed)
    var sounds = opening.makeAsyncIterator()
    first = try await sounds.next()
  }

  /// Passes all bytes to `send`, and reads no further audio while `send` waits.
  func write(to send: ([UInt8]) async throws -> Void) async throws {
    guard let encoder = speech.encoder(request.format) else { throw HTTPRefusal.inside }
    var isFirst = true
    func sendChunk(_ chunk: SpokenChunk) async throws {
      guard let bytes = encoder.encode(chunk.sound.samples) else { throw HTTPRefusal.inside }
      if isFirst, !bytes.isEmpty {
        isFirst = false
        metrics.firstSound(after: SystemTimekeeper().now - begun)
      }
      try await send(piece(bytes))
    }
    if let first { try await sendChunk(first) }
    for try await chunk in opening { try await sendChunk(chunk) }
    for sentence in sentences.dropFirst() {
      for try await chunk in speech.speak(sentence, request.voice, request.speed) {
        try await sendChunk(chunk)
      }
    }
    guard let rest = encoder.finish() else { throw HTTPRefusal.inside }
    try await send(piece(rest))
    if request.isEvents { try await send(SpeechEvent.done) }
  }

  private func piece(_ bytes: [UInt8]) -> [UInt8] {
    request.isEvents ? SpeechEvent.delta(bytes) : bytes
  }

  /// Returns the sentences of a text; the audio of only one at a time is held in memory.
  private static func sentences(of text: String) -> [String] {
    var splitter = SentenceSplitter()
    return splitter.add(text) + [splitter.finish()].compactMap(\.self)
  }
}

enum SpeechEvent {
  /// Returns the event for the next bytes of the file; empty if there are none.
  static func delta(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.isEmpty { return [] }
    let audio = Data(bytes).base64EncodedString()
    return Array("data: {\"type\":\"speech.audio.delta\",\"audio\":\"\(audio)\"}\n\n".utf8)
  }

  /// The final event, with zero usage because tokens are not counted.
  static let done = Array(
    ("data: {\"type\":\"speech.audio.done\",\"usage\":"
      + "{\"input_tokens\":0,\"output_tokens\":0,\"total_tokens\":0}}\n\n").utf8)

  static func trouble(_ refusal: HTTPRefusal) -> [UInt8] {
    Array(JSONEvent.text(JSONAnswer.apiError(refusal)).utf8)
  }
}
