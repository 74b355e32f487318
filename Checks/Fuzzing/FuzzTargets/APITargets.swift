import Foundation
import HTTPTypes
import Hark
import HummingbirdCore

@testable import HarkServer
@testable import HarkServices

// The file API and the captures API: bodies, forms, and queries of requests, and their answers.
extension FuzzTarget {
  static let apis = [
    FuzzTarget(
      "speech-request",
      tokens: [
        "\"model\":\"tts-1\"", "\"input\":", "\"voice\":", "{\"id\":\"alloy\"}", "\"speed\":",
        "\"response_format\":", "\"stream_format\":\"sse\"", "null", "\\u0000", "1e400",
      ]
    ) { bytes in
      accepts {
        let request = try SpeechRequest(json: Data(bytes), models: models, speech: speech)
        expect(
          1...SpeechRequest.longest ~= request.input.count && !request.input.contains("\0"),
          "A text to speak has a maximum length, and no null character.")
        expect(SpeechRequest.speeds.contains(request.speed), "A speed has a maximum.")
        expect(speech.voices.contains(request.voice), "A voice exists.")
        expect(speech.formats.contains(request.format), "A format is available.")
      }
    },
    FuzzTarget(
      "transcription-request",
      tokens: [
        "model=whisper-1\n", "response_format=verbose_json\n", "language=", "stream=true\n",
        "timestamp_granularities[]=", "include[]=logprobs\n", "temperature=", "keywords[]=", "nan",
      ]
    ) { bytes in
      accepts {
        let request = try TranscriptionRequest(
          fields(of: bytes.text), models: models, locales: locales)
        expect(request.locale.map(locales.contains) ?? true, "A language is supported.")
        expect(
          !request.wantsWords || request.format == .verboseJSON, "Only verbose JSON has words.")
        expect(
          !request.streams || ![.srt, .vtt].contains(request.format), "Subtitles are not streamed.")
        expect(
          request.phrases.allSatisfy { $0.utf8.count <= bytes.text.utf8.count },
          "A phrase was sent.")
      }
    },
    FuzzTarget(
      "capture-body",
      tokens: ["\"content\":", "\"contentType\":\"text\"", "\"image\"", "\\u00a0", "null", "{}"]
    ) { bytes in
      accepts {
        let content = try CaptureBody(json: Data(bytes)).content
        expect(1...CaptureBody.limit ~= content.count, "A capture has a maximum length.")
        expect(!content.allSatisfy(\.isWhitespace), "A capture has text.")
      }
    },
    FuzzTarget(
      "capture-query", limit: 256,
      tokens: ["?limit=", "&before=", "100", "9223372036854775808", "%"]
    ) { bytes in
      accepts {
        let query = try CapturePageQuery(URI("/api/somethings" + bytes.text).queryParameters)
        expect(CapturePageQuery.limits.contains(query.limit), "A page has a maximum size.")
        expect(query.before ?? 1 > 0, "A position is positive.")
      }
      accepts {
        let key = try CaptureBody.key(in: [.named("idempotency-key"): bytes.text])
        expect(1...200 ~= key?.utf8.count ?? 1, "A key has at most 200 bytes.")
      }
    },
    FuzzTarget(
      "saved-capture", inputs: 3_000,
      tokens: [
        "\"createdAt\":", "\"2026-01-31T12:00:00.123Z\"", "\"noveltyScore\":", "1e308", "null",
      ]
    ) { bytes in
      let decoder = SavedCaptureCoding.decoder()
      guard let capture = try? decoder.decode(SavedCapture.self, from: Data(bytes)) else { return }
      // A date whose year has more than four digits is written, but not read.
      guard let data = try? SavedCaptureCoding.encoder().encode(capture) else {
        return expect(false, "A capture that was read can be written.")
      }
      guard let again = try? decoder.decode(SavedCapture.self, from: data) else { return }
      expect(
        again.id == capture.id && again.content == capture.content
          && again.meaning == capture.meaning && again.noveltyScore == capture.noveltyScore,
        "A capture is read as it was written.")
    },
  ]

  private static let locales: [LocaleTag] = [.americanEnglish, .norwegianBokmal]

  private static let models = ["whisper-1", "tts-1"].map { ServedModel(id: $0, root: "hark") }

  /// Speech synthesis whose voices are only requested.
  private static let speech = FileSpeech(
    name: "tts-1", voices: [NamedVoice(name: "alloy", file: "en-us", locale: .americanEnglish)],
    formats: SpeechFormat.allCases, speak: { _, _, _ in AsyncThrowingStream { $0.finish() } },
    encoder: { _ in nil })

  /// Returns the fields of a form from lines of a name, an equals sign, and a value.
  private static func fields(of text: String) -> [String: [String]] {
    text.split(separator: "\n").reduce(into: [:]) { fields, line in
      let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      fields[String(parts[0]), default: []].append(parts.count == 2 ? String(parts[1]) : "")
    }
  }

  /// Checks a request, or that its refusal tells the client what to change.
  private static func accepts(_ request: () throws -> Void) {
    do { try request() } catch let refusal as HTTPRefusal {
      expect(400..<500 ~= refusal.status.code, "An invalid request is the client's fault.")
      expect(refusal.sentence.hasSuffix("."), "A refusal is a sentence.")
    } catch {
      expect(false, "A request is refused with a sentence.")
    }
  }
}
