import Foundation
import Hark

/// What was said in a file, as a client asked for it.
///
/// What OpenAI's answers have and nobody can know here is written at each field of `TranscriptView`.
struct TranscriptAnswer {
  let transcript: FileTranscript
  let request: TranscriptionRequest

  /// The whole body.
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

/// The answer in `json`.
struct TranscriptView: Encodable {
  let text: String
  let usage: Usage
  let logprobs: [LogProbability]?

  /// What is wrong with the file though its sound up to there was heard; left out when nothing is.
  let problem: String?

  init(_ transcript: FileTranscript, _ request: TranscriptionRequest) {
    text = transcript.text
    usage = Usage(transcript)
    logprobs = request.wantsLogProbabilities ? transcript.words.map(LogProbability.init) : nil
    problem = transcript.problem
  }

  /// By its length alone: nothing is counted in tokens.
  struct Usage: Encodable {
    let type = "duration"

    /// Whole seconds, a begun one counted.
    let seconds: Int

    init(_ transcript: FileTranscript) { seconds = Int(transcript.duration.rounded(.up)) }
  }
}

/// How sure the recogniser is of a word; words stand where other recognisers have tokens.
struct LogProbability: Encodable {
  let token: String
  let logprob: Double
  let bytes: [UInt8]

  init(_ word: Word) {
    token = word.text
    logprob = Self.logarithm(word.confidence)
    bytes = Array(word.text.utf8)
  }

  /// The natural logarithm of a probability, no less than −20, since JSON has no infinity; 0 where
  /// the recogniser does not say.
  static func logarithm(_ probability: Double?) -> Double { max(log(probability ?? 1), -20) }
}

/// The answer in `verbose_json`.
struct VerboseTranscriptView: Encodable {
  let task = "transcribe"
  let language: String

  /// Seconds that were heard.
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

/// A word with its place in the sound, in seconds.
struct WordView: Encodable {
  let word: String
  let start: Double
  let end: Double

  /// How sure the recogniser is, 0…1; left out where it does not say, as OpenAI always does.
  let probability: Double?

  init(_ word: Word) {
    self.word = word.text
    start = word.range.startTime
    end = word.range.endTime
    probability = word.confidence
  }
}

/// What was said between two pauses.
struct SegmentView: Encodable {
  let id: Int

  /// Where it begins, in frames of 10 ms, as Whisper counts.
  let seek: Int
  let start: Double
  let end: Double
  let text: String

  /// None: words are not cut into tokens here.
  let tokens: [Int] = []

  /// 0: the likeliest words are always taken.
  let temperature = 0.0

  /// The mean of the natural logarithms of the words' probabilities.
  let averageLogProbability: Double

  /// 1: nothing is measured; programs that look at it suspect what is far above.
  let compressionRatio = 1.0

  /// 0: a segment is made only where words were heard; nothing is measured beside them.
  let noSpeechProbability = 0.0

  private enum CodingKeys: String, CodingKey {
    case id, seek, start, end, text, tokens, temperature
    case averageLogProbability = "avg_logprob"
    case compressionRatio = "compression_ratio"
    case noSpeechProbability = "no_speech_prob"
  }

  init(_ segment: Segment, number: Int) {
    id = number
    // A segment's own range holds the silence around it; its words tell where it is spoken.
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
  /// From its first word to its last; all of it where words have no times.
  var spoken: AudioRange {
    guard let first = words.first, let last = words.last else { return range }
    return AudioRange(start: first.range.start, end: max(last.range.end, first.range.start))
  }
}
