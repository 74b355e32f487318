import Foundation
import Hark

/// Transcribes one segment on a server, and retries after failures that may be transient.
struct TranscriptionUpload: Sendable {
  let settings: OpenAIRecognitionSettings
  let transport: any HTTPTransport
  let retrying: Retrying

  /// Returns the final text, passing interim text to `heard`; all errors are `VoiceFailure`s,
  /// except for cancellation.
  func text(
    of sound: [Int16], _ options: TranscriptionOptions, heard: @Sendable (String) -> Void
  ) async throws -> String {
    var form = TranscriptionForm(options: options, isStreamed: true)
    return try await retrying.run {
      while true {
        if let text = try await text(of: sound, form, heard) { return text }
        guard let plainer = form.plainer else { throw VoiceFailure.recognizerUnavailable }
        form = plainer
      }
    }
  }

  /// Returns the text of `sound`; `nil` if the server does not accept the form.
  private func text(
    of sound: [Int16], _ form: TranscriptionForm, _ heard: @Sendable (String) -> Void
  ) async throws -> String? {
    let response = try await carried { try await transport.send(request(form, sound)) }
    switch response.status {
    case 200: return try await carried { try await read(response, heard) }
    case 401, 403, 404: throw VoiceFailure.recognizerUnavailable
    case 400, 415, 422: return nil
    case 408, 429, 500...:
      throw TransientFailure(failure: .serviceUnavailable, retryAfter: response.retryAfter ?? 0)
    default: throw VoiceFailure.recognitionFailed
    }
  }

  /// Returns the result of `step`, converting its errors except for cancellation.
  private func carried<Value>(_ step: () async throws -> Value) async throws -> Value {
    do {
      return try await step()
    } catch HTTPFailure.unreachable {
      throw TransientFailure(failure: .networkUnavailable, isUnreachable: true)
    } catch HTTPFailure.badAddress {
      throw VoiceFailure.recognizerUnavailable
    } catch let error as CancellationError {
      throw error
    } catch { throw TransientFailure(failure: .recognitionFailed) }
  }

  private func request(_ form: TranscriptionForm, _ sound: [Int16]) -> HTTPRequest {
    HTTPRequest(
      "POST", HTTPRequest.url(settings.baseURL, "/audio/transcriptions"),
      headers: [
        HTTPField("Content-Type", "multipart/form-data; boundary=\(TranscriptionForm.boundary)"),
        HTTPField("Accept", form.isStreamed ? "text/event-stream" : "application/json"),
      ] + HTTPField.authorization(settings.key),
      body: form.body(sound), timeout: settings.retry.timeout)
  }

  private func read(
    _ response: HTTPResponse, _ heard: @Sendable (String) -> Void
  ) async throws -> String {
    let type = response.header("Content-Type")?.lowercased() ?? ""
    guard type.hasPrefix("text/event-stream") else {
      return try TranscriptionAnswer.text(try await response.wholeBody())
    }
    var answer = TranscriptionAnswer()
    for try await bytes in response.body {
      heard(try answer.take(bytes))
      if let whole = answer.whole { return whole }
    }
    throw HTTPFailure.broken
  }
}

/// A segment as a multipart form with a file, in the format of `/v1/audio/transcriptions`.
struct TranscriptionForm {
  var options: TranscriptionOptions
  var isStreamed: Bool

  /// A simpler form for a server that does not accept this one; `nil` if there is none.
  var plainer: TranscriptionForm? {
    var form = self
    if isStreamed {
      form.isStreamed = false
    } else if options.language != nil {
      // Some models use their own language names or detect the language themselves.
      form.options.language = nil
    } else {
      return nil
    }
    return form
  }

  /// The boundary between parts, which is removed from the values of text fields.
  static let boundary = "hark-7d0f3c1e5b9a4862"

  func body(_ sound: [Int16]) -> [UInt8] {
    var fields = [("model", options.model)]
    if let language = options.language { fields.append(("language", language)) }
    switch options.hints {
    case .prompt where !options.phrases.isEmpty:
      fields.append(("prompt", options.phrases.joined(separator: ", ")))
    case .keywords: fields += options.phrases.map { ("keywords[]", $0) }
    case .prompt, .none: break
    }
    fields.append(("response_format", "json"))
    if isStreamed { fields.append(("stream", "true")) }
    var body: [UInt8] = []
    for (name, value) in fields {
      body += Self.head(name) + Array(Self.plain(value).utf8) + Self.newline
    }
    body += Self.head("file", file: "speech.wav") + Self.wave(sound) + Self.newline
    return body + Array("--\(Self.boundary)--\r\n".utf8)
  }

  private static let newline: [UInt8] = [13, 10]

  private static func head(_ name: String, file: String? = nil) -> [UInt8] {
    var head = "--\(boundary)\r\nContent-Disposition: form-data; name=\"\(name)\""
    if let file { head += "; filename=\"\(file)\"\r\nContent-Type: audio/wav" }
    return Array((head + "\r\n\r\n").utf8)
  }

  private static func plain(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
      .split(separator: boundary).joined(separator: " ")
  }

  static func wave(_ sound: [Int16]) -> [UInt8] {
    func number(_ value: Int, _ bytes: Int) -> [UInt8] {
      (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    let rate = AudioChunk.sampleRate
    let size = 2 * sound.count
    var file = Array("RIFF".utf8) + number(36 + size, 4) + Array("WAVEfmt ".utf8) + number(16, 4)
    file += number(1, 2) + number(1, 2) + number(rate, 4) + number(2 * rate, 4)
    file += number(2, 2) + number(16, 2) + Array("data".utf8) + number(size, 4)
    return file + PCM16.bytes(of: sound)
  }
}

/// A parser for responses of `/v1/audio/transcriptions`.
///
/// A response arrives whole, or in pieces in the format of OpenAI or vLLM.
struct TranscriptionAnswer {
  private var events = ServerSentEvents()
  private var pieces = ""

  private(set) var whole: String?

  mutating func take(_ bytes: [UInt8]) throws -> String {
    for event in try events.take(bytes) where whole == nil {
      if event.data == "[DONE]" {
        whole = pieces
        continue
      }
      guard let fields = JSONValue.object(in: event.data.utf8) else { continue }
      if fields["error"] != nil { throw HTTPFailure.broken }
      switch fields["type"] as? String {
      case "transcript.text.delta": pieces += fields["delta"] as? String ?? ""
      case "transcript.text.done": whole = fields["text"] as? String ?? pieces
      default: take(choice: fields)
      }
    }
    return whole ?? pieces
  }

  private mutating func take(choice fields: [String: Any]) {
    guard let choice = (fields["choices"] as? [[String: Any]])?.first else { return }
    pieces += (choice["delta"] as? [String: Any])?["content"] as? String ?? ""
    if choice["finish_reason"] is String { whole = pieces }
  }

  static func text(_ body: [UInt8]) throws -> String {
    guard let text = JSONValue.object(in: body)?["text"] as? String else {
      throw HTTPFailure.broken
    }
    return text
  }
}
