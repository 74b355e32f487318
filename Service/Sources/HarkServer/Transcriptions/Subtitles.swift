import Foundation
import Hark

/// A transcript as cues, which are short enough to read while their audio plays if the recognizer
/// reports words.
struct Subtitles {
  /// A cue with its start and end, in seconds.
  struct Cue: Equatable {
    let start: Double
    let end: Double
    let text: String
  }

  /// The length, in characters, beyond which a segment is split between its words, if it has any:
  /// two lines of 42, as in broadcasting.
  static let longest = 84

  let cues: [Cue]

  init(_ segments: [FinalSegment]) { cues = segments.flatMap(Self.cues) }

  var srt: String {
    cues.enumerated().map { number, cue in
      "\(number + 1)\n\(Self.clock(cue.start, ",")) --> \(Self.clock(cue.end, ","))\n\(cue.text)\n"
    }.joined(separator: "\n")
  }

  /// The cues in WebVTT format, with `&`, `<`, and `>` escaped.
  var vtt: String {
    let pieces = cues.map { cue in
      "\n\(Self.clock(cue.start, ".")) --> \(Self.clock(cue.end, "."))\n\(Self.escaped(cue.text))\n"
    }
    return "WEBVTT\n" + pieces.joined()
  }

  private static func cues(of segment: FinalSegment) -> [Cue] {
    guard segment.text.count > longest, !segment.words.isEmpty else {
      return [cue(segment.text, segment.spoken)]
    }
    var cues: [Cue] = []
    var words: [RecognizedWord] = []
    for word in segment.words {
      let length = words.reduce(word.text.count) { $0 + $1.text.count + 1 }
      if length > longest, !words.isEmpty {
        cues.append(cue(of: words))
        words = []
      }
      words.append(word)
    }
    return cues + [cue(of: words)]
  }

  private static func cue(of words: [RecognizedWord]) -> Cue {
    let text = words.map(\.text).joined(separator: " ")
    return cue(
      text,
      FinalSegment(index: 0, text: text, range: AudioRange(start: 0, end: 0), words: words).spoken)
  }

  private static func cue(_ text: String, _ range: AudioRange) -> Cue {
    Cue(start: range.startTime, end: range.endTime, text: text)
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }

  /// Returns a time as hours, minutes, seconds, and, after `mark`, milliseconds.
  private static func clock(_ seconds: Double, _ mark: String) -> String {
    let all = Int((seconds * 1_000).rounded())
    return String(
      format: "%02d:%02d:%02d\(mark)%03d", all / 3_600_000, all / 60_000 % 60, all / 1_000 % 60,
      all % 1_000)
  }
}
