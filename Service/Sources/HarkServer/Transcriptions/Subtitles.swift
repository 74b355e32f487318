import Foundation
import Hark

/// A transcript as cues, which are short enough to read while their audio plays if the recognizer
/// reports words.
package struct Subtitles {
  /// A cue with its start and end, in seconds.
  struct Cue: Equatable {
    let start: Double
    let end: Double
    let text: String
  }

  /// A part of a segment's text, from `text` up to the next one, and its audio in samples.
  private struct Part {
    let text: String.Index
    let start: Int
    var end: Int
  }

  /// The length, in characters, beyond which a segment is split between its words, if it has any:
  /// two lines of 42, as in broadcasting.
  static let longest = 84

  /// The shortest duration of a cue, in seconds: some players refuse cues without a duration.
  static let shortest = 0.1

  let cues: [Cue]

  /// Creates the cues of a transcript's segments, none of which overlap.
  package init(_ segments: [FinalSegment]) {
    var last = 0.0
    cues = segments.flatMap(Self.cues).map { cue in
      let start = max(cue.start, last)
      last = max(cue.end, start + Self.shortest)
      return Cue(start: start, end: last, text: cue.text)
    }
  }

  /// The cues in SubRip format.
  package var srt: String {
    cues.enumerated().map { number, cue in
      "\(number + 1)\n\(Self.clock(cue.start, ",")) --> \(Self.clock(cue.end, ","))\n\(cue.text)\n"
    }.joined(separator: "\n")
  }

  /// The cues in WebVTT format, with `&`, `<`, and `>` escaped.
  package var vtt: String {
    let pieces = cues.map { cue in
      "\n\(Self.clock(cue.start, ".")) --> \(Self.clock(cue.end, "."))\n\(Self.escaped(cue.text))\n"
    }
    return "WEBVTT\n" + pieces.joined()
  }

  private static func cues(of segment: FinalSegment) -> [Cue] {
    let text = oneLine(segment.text)
    if text.isEmpty { return [] }
    guard text.count > longest, !segment.words.isEmpty else { return [cue(text, segment.spoken)] }
    let parts = Self.parts(of: text, segment.words)
    var cues: [Cue] = []
    var first = 0
    for next in parts.indices.dropFirst() {
      let end = next + 1 < parts.count ? parts[next + 1].text : text.endIndex
      guard oneLine(text[parts[first].text..<end]).count > longest else { continue }
      cues.append(cue(text[parts[first].text..<parts[next].text], parts[first..<next]))
      first = next
    }
    return cues + [cue(text[parts[first].text...], parts[first...])]
  }

  /// Divides `text` where words start; a word that does not follow a space, such as a comma, belongs to
  /// the one before it, and so does one that is not in the text.
  private static func parts(of text: String, _ words: [RecognizedWord]) -> [Part] {
    var parts: [Part] = []
    var rest = text[...]
    for word in words {
      let found = place(of: oneLine(word.text), in: rest)
      let space = found.flatMap { rest[..<$0.lowerBound].lastIndex(of: " ") }
      if let found { rest = rest[found.upperBound...] }
      if let last = parts.indices.last, space == nil {
        parts[last].end = max(parts[last].end, word.range.end)
      } else {
        let start = parts.isEmpty ? text.startIndex : space.map(text.index(after:)) ?? text.endIndex
        parts.append(Part(text: start, start: word.range.start, end: word.range.end))
      }
    }
    return parts
  }

  /// Returns the place of `word` near the start of `text`, whose words may differ from those that were
  /// recognized.
  private static func place(of word: String, in text: Substring) -> Range<String.Index>? {
    word.isEmpty
      ? nil : text.prefix(longest + word.count).range(of: word, options: .caseInsensitive)
  }

  private static func cue(_ text: Substring, _ parts: ArraySlice<Part>) -> Cue {
    let start = parts.first?.start ?? 0
    let end = max(start, parts.map(\.end).max() ?? start)
    return cue(oneLine(text), AudioRange(start: start, end: end))
  }

  private static func cue(_ text: String, _ range: AudioRange) -> Cue {
    Cue(start: range.startTime, end: range.endTime, text: text)
  }

  /// Returns `text` without line breaks: in both formats, an empty line ends a cue.
  private static func oneLine(_ text: some StringProtocol) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
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
