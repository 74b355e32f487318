import Foundation
import Hark

/// The job of a worker, which is the first message that it receives.
enum WorkerOrder: Equatable, Sendable, Codable {
  case recognizer(SherpaOnnxOrder)
  case voice
}

/// A sentence for eSpeak NG to speak, with the voice and speed.
struct EspeakOrder: Equatable, Sendable, Codable {
  enum Voice: Equatable, Sendable, Codable {
    /// A language tag.
    case best(String)
    case file(String)
  }

  let sentence: String
  let voice: Voice
  /// The speed relative to normal, from a quarter to four times.
  let speed: Double

  /// Creates an order; `speed` is clamped to its range, and NaN becomes normal speed.
  init(_ sentence: String, voice: Voice, speed: Double) {
    self.sentence = sentence
    self.voice = voice
    self.speed = speed.isNaN ? 1 : min(max(speed, 0.25), 4)
  }
}

/// The model and settings that a worker loads, sent to the worker first.
struct SherpaOnnxOrder: Codable, Equatable, Sendable {
  let library: String
  let model: SherpaOnnxModel
  /// The spoken language, for models that need it; `nil` to detect it.
  let language: String?
  let threads: Int32
  /// Whether other work takes precedence on the processor.
  let givesWay: Bool
}

/// The text recognized in audio.
struct SherpaOnnxText: Codable, Equatable, Sendable {
  var text = ""
  /// The pieces of words; a piece that begins a word starts with a space.
  var tokens: [String] = []
  /// The start of each piece, in seconds from the stream's first sample; empty if unknown.
  var times: [Double] = []
}

extension SherpaOnnxText {
  /// From the start of a word's last piece, in samples, if no other word follows: a fifth of a
  /// second, because a model reports when a piece begins but not when it ends.
  private static let longestPiece = 3_200

  /// Empty if the model reports no times or its pieces do not form its text.
  func words(in range: AudioRange) -> [Word] {
    guard tokens.count == times.count else { return [] }
    var texts: [String] = []
    var starts: [Int] = []
    var lasts: [Int] = []
    for (token, time) in zip(tokens, times) {
      // The time is clamped before the conversion, because a worker may report a value too large
      // for an integer.
      let place = range.start + Int(min(max(0, time * 16_000), Double(range.end - range.start)))
      let piece = token.replacingOccurrences(of: "\u{2581}", with: " ")
      if piece.hasPrefix(" ") || texts.isEmpty {
        texts.append(piece.trimmingCharacters(in: .whitespaces))
        starts.append(max(place, lasts.last ?? place))
        lasts.append(place)
      } else {
        texts[texts.count - 1] += piece
        lasts[lasts.count - 1] = max(place, lasts[lasts.count - 1])
      }
    }
    guard texts.joined(separator: " ") == text else { return [] }
    return texts.indices.map { place in
      let next = place + 1 < starts.count ? starts[place + 1] : range.end
      let end = max(starts[place], min(lasts[place] + Self.longestPiece, next))
      return Word(text: texts[place], range: AudioRange(start: starts[place], end: end))
    }
  }
}

/// The reason why a worker cannot start.
enum WorkerRefusal: Error, Equatable, Sendable, Codable {
  case libraryUnopened
  case libraryIncomplete
  case libraryVersion(String)
  case model
  case voices
}
