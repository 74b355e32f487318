import Foundation
import Hark

/// Transcribes one segment with a Wyoming server, retrying after transient failures.
struct WyomingExchange: Sendable {
  let settings: WyomingSettings
  let language: String
  let terms: [String]
  let transport: any StreamTransport
  let retrying: Retrying

  /// The number of samples per audio event: a fifth of a second.
  private static let block = AudioChunk.sampleRate / 5

  /// Returns the final text, passing interim text to `heard`; all errors are `VoiceFailure`s,
  /// except for cancellation.
  func text(of sound: [Int16], heard: @Sendable (String) -> Void) async throws -> String {
    try await retrying.run {
      let line = try await connect()
      defer { line.close() }
      do {
        return try await withTaskCancellationHandler {
          try await text(of: sound, over: line, heard)
        } onCancel: {
          line.close()
        }
      } catch is WyomingReader.Invalid {
        // The server uses another protocol.
        throw VoiceFailure.recognitionFailed
      } catch {
        try Task.checkCancellation()
        throw TransientFailure(failure: .recognitionFailed)
      }
    }
  }

  private func connect() async throws -> any StreamLine {
    do {
      return try await transport.connect(
        host: settings.host, port: settings.port, timeout: retrying.connectTimeout)
    } catch {
      try Task.checkCancellation()
      throw TransientFailure(failure: .networkUnavailable, isUnreachable: true)
    }
  }

  private func text(
    of sound: [Int16], over line: any StreamLine, _ heard: (String) -> Void
  ) async throws -> String {
    let sending = alarm(for: line)
    do {
      for event in events(for: sound) { try await line.send(event.bytes()) }
    } catch is StreamFailure {
      // The server may have received enough audio and responded before it closed the connection.
    }
    sending.cancel()
    let answering = alarm(for: line)
    defer { answering.cancel() }
    var answer = WyomingAnswer()
    for await piece in line.pieces {
      if let whole = try answer.take(piece) { return whole }
      if !answer.text.isEmpty { heard(answer.text) }
    }
    throw StreamFailure.broken
  }

  /// Returns a task that closes `line` after the timeout, thereby finishing its `pieces`.
  private func alarm(for line: any StreamLine) -> Task<Void, any Error> {
    Task { [timekeeper = retrying.timekeeper, timeout = retrying.policy.timeout] in
      try await timekeeper.sleep(until: timekeeper.now + timeout)
      line.close()
    }
  }

  private func events(for sound: [Int16]) -> [WyomingEvent] {
    let format: [String: JSONValue] = [
      "rate": .number(Double(AudioChunk.sampleRate)), "width": 2, "channels": 1,
    ]
    var options: [String: JSONValue] = ["language": .string(language)]
    if let model = settings.model { options["name"] = .string(model) }
    if !terms.isEmpty { options["transcript_terms"] = .array(terms.map { .string($0) }) }
    let blocks = stride(from: 0, to: sound.count, by: Self.block).map { start in
      WyomingEvent(
        type: "audio-chunk", data: format,
        payload: PCM16.bytes(of: sound[start..<min(start + Self.block, sound.count)]))
    }
    return [
      WyomingEvent(type: "transcribe", data: options),
      WyomingEvent(type: "audio-start", data: format),
    ] + blocks + [WyomingEvent(type: "audio-stop")]
  }
}

struct WyomingAnswer {
  private(set) var text = ""

  private var reader = WyomingReader()

  mutating func take(_ piece: [UInt8]) throws -> String? {
    for event in try reader.take(piece) {
      switch event.type {
      case "transcript":
        guard let text = event.text else { throw StreamFailure.broken }
        return text
      case "transcript-chunk": text += event.text ?? ""
      // The server cannot transcribe the segment.
      case "error": throw StreamFailure.broken
      default: break
      }
      if text.utf8.count > String.longestTranscript { throw StreamFailure.broken }
    }
    return nil
  }
}
