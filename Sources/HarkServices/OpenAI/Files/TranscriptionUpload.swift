import Foundation
import Hark

/// Transcribes one segment on a server, and retries if that can help.
struct TranscriptionUpload: Sendable {
  let settings: OpenAIRecognitionSettings
  let transport: any HTTPTransport
  let retrying: Retrying

  /// Returns the final text of `sound`; `heard` receives each interim text.
  ///
  /// Throws a `VoiceFailure` or a `CancellationError`.
  func text(
    of sound: [Int16], _ wish: RealtimeWish, heard: @Sendable (String) -> Void
  ) async throws -> String {
    var form = TranscriptionForm(wish: wish, isStreamed: true)
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
      let asked = response.header("Retry-After").flatMap { RetryAfter.seconds($0, now: Date()) }
      throw PassingTrouble(failure: .serviceUnavailable, leave: asked ?? 0)
    default: throw VoiceFailure.recognitionFailed
    }
  }

  /// Returns the result of `step`, converting errors other than cancellation to `PassingTrouble` or
  /// `VoiceFailure`.
  private func carried<Value>(_ step: () async throws -> Value) async throws -> Value {
    do {
      return try await step()
    } catch HTTPFailure.unreachable {
      throw PassingTrouble(failure: .networkUnavailable, isAway: true)
    } catch HTTPFailure.timedOut {
      throw PassingTrouble(failure: .networkUnavailable)
    } catch HTTPFailure.badAddress {
      throw VoiceFailure.recognizerUnavailable
    } catch let error as CancellationError {
      throw error
    } catch {
      throw PassingTrouble(failure: .recognitionFailed)
    }
  }

  private func request(_ form: TranscriptionForm, _ sound: [Int16]) -> HTTPRequest {
    HTTPRequest(
      "POST", settings.url("/audio/transcriptions"),
      headers: [
        HTTPField("Content-Type", "multipart/form-data; boundary=\(TranscriptionForm.boundary)"),
        HTTPField("Accept", form.isStreamed ? "text/event-stream" : "application/json"),
      ] + settings.keyFields,
      body: form.body(sound), timeout: settings.retry.timeout)
  }

  private func read(
    _ response: HTTPResponse, _ heard: @Sendable (String) -> Void
  ) async throws -> String {
    let type = response.header("Content-Type")?.lowercased() ?? ""
    guard type.hasPrefix("text/event-stream") else {
      return try TranscriptionAnswer.text(try await ChatCompletions.body(of: response))
    }
    var answer = TranscriptionAnswer()
    for try await bytes in response.body {
      heard(try answer.take(bytes))
      if let whole = answer.whole { return whole }
    }
    throw HTTPFailure.broken
  }
}
