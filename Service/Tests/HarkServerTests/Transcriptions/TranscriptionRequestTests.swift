import Hark
import Testing

@testable import HarkServer

@Suite("Transcription requests")
struct TranscriptionRequestTests {
  private func request(_ fields: [String: [String]]) throws -> TranscriptionRequest {
    try TranscriptionRequest(
      ["model": ["whisper-1"]].merging(fields) { $1 },
      models: [ServedModel(id: "whisper-1", root: "x")], locales: [.americanEnglish])
  }

  private func refusal(_ fields: [String: [String]]) -> HTTPRefusal? {
    do {
      _ = try request(fields)
      return nil
    } catch { return error as? HTTPRefusal }
  }

  @Test("The defaults are OpenAI's")
  func standard() throws {
    let request = try request([:])
    #expect(request.format == .json && !request.streams && request.locale == nil)
    #expect(request.wantsSegments && !request.wantsWords && !request.wantsLogProbabilities)
  }

  @Test("Lists are accepted with and without brackets")
  func lists() throws {
    let request = try request([
      "response_format": ["verbose_json"], "timestamp_granularities[]": ["word"],
      "keywords": ["a"], "keywords[]": ["b", ""], "prompt": ["c"], "stream": ["True"],
      "language": ["en"], "temperature": ["0.5"],
    ])
    #expect(request.wantsWords && !request.wantsSegments && request.streams)
    #expect(request.phrases == ["b", "a", "c"] && request.locale == .americanEnglish)
  }

  @Test(
    "A refusal names the field",
    arguments: [
      ("model", "none", "model_not_found"), ("model", "", "missing_required_parameter"),
      ("response_format", "xml", "invalid_value"), ("language", "de", "unsupported_language"),
      ("language", "klingon", "unsupported_language"), ("stream", "maybe", "invalid_value"),
      ("temperature", "2", "invalid_value"), ("include", "all", "invalid_value"),
      ("timestamp_granularities", "word", "invalid_value"),
    ])
  func refused(_ field: String, _ value: String, _ code: String) {
    let refusal = refusal([field: [value]])
    #expect(refusal?.code == code && refusal?.parameter == field)
    #expect(refusal?.sentence.hasSuffix(".") == true)
  }

  @Test("Subtitles cannot be streamed", arguments: ["srt", "vtt"])
  func noStream(_ format: String) {
    let refusal = refusal(["stream": ["true"], "response_format": [format]])
    #expect(refusal?.parameter == "response_format")
  }
}
