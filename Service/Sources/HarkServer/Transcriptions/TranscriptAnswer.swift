import Foundation
import Hark

/// The transcript of a file in the requested format.
///
/// The types below document those fields of OpenAI's responses whose values are unknown here.
struct TranscriptAnswer {
  let transcript: FileTranscript
  let request: TranscriptionRequest

  func body() throws -> Data {
    switch request.format {
    case .json: try JSONEncoder().encode(TranscriptView(transcript, request))
    case .verboseJSON: try JSONEncoder().encode(VerboseTranscriptView(transcript, request))
    case .text: Data((transcript.text + "\n").utf8)
    case .srt: Data(Subtitles(transcript.segments).srt.utf8)
    case .vtt: Data(Subtitles(transcript.segments).vtt.utf8)
    }
  }
}

/// The response in `json` format.
struct TranscriptView: Encodable {
  let text: String
  let usage: Usage
  let logprobs: [LogProbability]?

  /// The problem that ended the transcription early; omitted if there is none.
  let problem: String?

  init(_ transcript: FileTranscript, _ request: TranscriptionRequest) {
    text = transcript.text
    usage = Usage(transcript)
    logprobs = request.wantsLogProbabilities ? transcript.words.map(LogProbability.init) : nil
    problem = transcript.problem
  }

  /// The usage, measured only by duration because tokens are not counted.
  struct Usage: Encodable {
    let type = "duration"

    /// The duration in seconds, rounded up.
    let seconds: Int

    init(_ transcript: FileTranscript) { seconds = Int(transcript.duration.rounded(.up)) }
  }
}

/// The recognizer's confidence in a word; words take the place of tokens.
struct LogProbability: Encodable {
  let token: String
  let logprob: Double
  let bytes: [UInt8]

  init(_ word: Word) {
    token = word.text
    logprob = Self.logarithm(word.confidence)
    bytes = Array(word.text.utf8)
  }

  /// Returns the natural logarithm of a probability, at least −20 because JSON has no infinity; 0
  /// if the recognizer reports no confidence.
  static func logarithm(_ probability: Double?) -> Double { max(log(probability ?? 1), -20) }
}

/// The response in `verbose_json` format.
struct VerboseTranscriptView: Encodable {
  let task = "transcribe"
  let language: String

  /// The duration of the processed audio, in seconds.
  let duration: Double
  let text: String
  let segments: [SegmentView]?
  let words: [WordView]?
  let usage: TranscriptView.Usage
  let problem: String?

  init(_ transcript: FileTranscript, _ request: TranscriptionRequest) {
    language = transcript.language
    duration = transcript.duration
    text = transcript.text
    segments =
      request.wantsSegments
      ? transcript.segments.enumerated().map { SegmentView($1, number: $0) } : nil
    words = request.wantsWords ? transcript.words.map(WordView.init) : nil
    usage = TranscriptView.Usage(transcript)
    problem = transcript.problem
  }
}

/// A word with its position in the audio, in seconds.
struct WordView: Encodable {
  let word: String
  let start: Double
  let end: Double

  /// The recognizer's confidence, 0…1; omitted if it reports none, and always omitted by OpenAI.
  let probability: Double?

  init(_ word: Word) {
    self.word = word.text
    start = word.range.startTime
    end = word.range.endTime
    probability = word.confidence
  }
}

/// A segment of speech between two pauses.
struct SegmentView: Encodable {
  let id: Int

  /// The start, in frames of 10 ms, as in Whisper.
  let seek: Int
  let start: Double
  let end: Double
  let text: String

  /// Always empty, because words are not split into tokens.
  let tokens: [Int] = []

  /// Always 0, because the decoder always selects the most likely words.
  let temperature = 0.0

  /// The mean of the natural logarithms of the words' probabilities.
  let averageLogProbability: Double

  /// Always 1, because the ratio is not measured; clients treat much larger values as suspicious.
  let compressionRatio = 1.0

  /// Always 0, because a segment exists only if words were recognized, and nothing else is
  /// measured.
  let noSpeechProbability = 0.0

  private enum CodingKeys: String, CodingKey {
    case id, seek, start, end, text, tokens, temperature
    case averageLogProbability = "avg_logprob"
    case compressionRatio = "compression_ratio"
    case noSpeechProbability = "no_speech_prob"
  }

  init(_ segment: Segment, number: Int) {
    id = number
    // A segment's own range includes the silence around it, so its words determine its start and
    // end.
    start = segment.spoken.startTime
    end = segment.spoken.endTime
    seek = Int(start * 100)
    text = segment.text
    let logarithms = segment.words.map { LogProbability.logarithm($0.confidence) }
    averageLogProbability =
      logarithms.isEmpty ? 0 : logarithms.reduce(0, +) / Double(logarithms.count)
  }
}

extension Segment {
  /// The range from the first word to the last; the whole range if words have no times.
  var spoken: AudioRange {
    guard let first = words.first, let last = words.last else { return range }
    return AudioRange(start: first.range.start, end: max(last.range.end, first.range.start))
  }
}

/// The transcript of a file.
struct FileTranscript: Sendable, Equatable {
  /// The segments of speech between pauses, in order.
  var segments: [Segment] = []

  /// The duration of the processed audio, in seconds.
  var duration = 0.0

  /// The problem that ended the transcription early; `nil` if there is none.
  var problem: String?
  var locale = LocaleTag.americanEnglish

  var text: String { segments.map(\.text).joined(separator: " ") }

  var words: [Word] { segments.flatMap(\.words) }

  /// The language as OpenAI names it, such as `english`.
  var language: String {
    let name = Locale(identifier: "en").localizedString(forLanguageCode: locale.language)
    return (name ?? locale.language).lowercased()
  }
}
