import Foundation
import Hark
import HarkServices

/// The transcript of a file in the requested format; fields that Hark does not measure have
/// constant values.
struct TranscriptAnswer {
  let transcript: FileTranscript
  let request: TranscriptionRequest

  func body() throws -> Data {
    switch request.format {
    case .json: try JSONEncoder().encode(JSONValue.object(fields))
    case .verboseJSON: try JSONEncoder().encode(JSONValue.object(verboseFields))
    case .text: Data((transcript.text + "\n").utf8)
    case .srt: Data(Subtitles(transcript.segments).srt.utf8)
    case .vtt: Data(Subtitles(transcript.segments).vtt.utf8)
    }
  }

  var fields: [String: JSONValue] {
    var fields = common
    if request.wantsLogProbabilities {
      fields["logprobs"] = .array(transcript.words.map(\.logProbability))
    }
    return fields
  }

  private var verboseFields: [String: JSONValue] {
    let described: [String: JSONValue] = [
      "task": "transcribe", "language": .string(transcript.language),
      "duration": .number(transcript.duration),
    ]
    return common.merging(described) { $1 }.merging(positions) { $1 }
  }

  private var common: [String: JSONValue] {
    var fields: [String: JSONValue] = [
      "text": .string(transcript.text),
      // Usage is measured by duration, because tokens are not counted.
      "usage": ["type": "duration", "seconds": .number(transcript.duration.rounded(.up))],
    ]
    fields["problem"] = transcript.problem.map { .string($0) }
    return fields
  }

  /// The requested segments and words of the `verbose_json` format.
  var positions: [String: JSONValue] {
    var fields: [String: JSONValue] = [:]
    if request.wantsSegments {
      fields["segments"] = .array(transcript.segments.enumerated().map { $1.json(number: $0) })
    }
    if request.wantsWords { fields["words"] = .array(transcript.words.map(\.json)) }
    return fields
  }
}

extension RecognizedWord {
  /// The recognizer's confidence in the word; words take the place of tokens.
  var logProbability: JSONValue {
    [
      "token": .string(text), "logprob": .number(logarithm),
      "bytes": .array(text.utf8.map { .number(Double($0)) }),
    ]
  }

  /// The natural logarithm of the confidence, at least −20; 0 if it is unknown.
  fileprivate var logarithm: Double { max(log(confidence ?? 1), -20) }

  /// The word with its position in seconds, and its confidence, which OpenAI omits.
  fileprivate var json: JSONValue {
    var json: JSONValue = [
      "word": .string(text), "start": .number(range.startTime), "end": .number(range.endTime),
    ]
    json["probability"] = confidence.map { .number($0) }
    return json
  }
}

extension FinalSegment {
  fileprivate func json(number: Int) -> JSONValue {
    let mean = words.isEmpty ? 0 : words.map(\.logarithm).reduce(0, +) / Double(words.count)
    return [
      "id": .whole(number),
      // Whisper states this position in frames of 10 ms.
      "seek": .number((spoken.startTime * 100).rounded(.down)),
      "start": .number(spoken.startTime), "end": .number(spoken.endTime), "text": .string(text),
      "tokens": [], "temperature": 0, "avg_logprob": .number(mean),
      // Clients treat much larger values as suspicious.
      "compression_ratio": 1,
      "no_speech_prob": 0,
    ]
  }

  /// The range from the first word to the last; `range` if the segment has no words.
  var spoken: AudioRange { words.spoken ?? range }
}

extension [RecognizedWord] {
  /// The range from the first word to the last; `nil` if there are no words.
  var spoken: AudioRange? {
    guard let first, let last else { return nil }
    return AudioRange(start: first.range.start, end: Swift.max(last.range.end, first.range.start))
  }
}

struct FileTranscript: Sendable, Equatable {
  var segments: [FinalSegment] = []

  /// The duration of the processed audio, in seconds.
  var duration = 0.0

  /// The problem that ended the transcription early; `nil` if there is none.
  var problem: String?
  var locale = LocaleTag.americanEnglish

  var text: String { segments.map(\.text).joined(separator: " ") }

  var words: [RecognizedWord] { segments.flatMap(\.words) }

  /// The language as OpenAI names it, such as `english`.
  var language: String {
    let name = Locale(identifier: "en").localizedString(forLanguageCode: locale.language)
    return (name ?? locale.language).lowercased()
  }
}
