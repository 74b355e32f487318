/// The format of a response with a transcript.
enum TranscriptFormat: String, CaseIterable, Sendable {
  case json, text, srt, vtt
  case verboseJSON = "verbose_json"

  /// The content type of the body.
  var contentType: String {
    switch self {
    case .json, .verboseJSON: "application/json"
    case .text: "text/plain; charset=utf-8"
    case .srt: "application/x-subrip; charset=utf-8"
    case .vtt: "text/vtt; charset=utf-8"
    }
  }
}
