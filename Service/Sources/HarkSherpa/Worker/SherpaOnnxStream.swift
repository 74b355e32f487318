import Foundation
import HarkWorkers

/// A stretch of audio in the worker process.
class SherpaOnnxStream {
  let functions: SherpaOnnxLibrary.Functions
  let recognizer: OpaquePointer
  let stream: OpaquePointer

  init?(_ functions: SherpaOnnxLibrary.Functions, recognizer: OpaquePointer, phrases: [String]) {
    let made =
      PhraseList(phrases).map {
        $0.text.withCString { functions.makePhrasedStream(recognizer, $0) }
      } ?? functions.makeStream(recognizer)
    guard let made else { return nil }
    self.functions = functions
    self.recognizer = recognizer
    stream = made
  }

  deinit { functions.dropStream(stream) }

  /// Processes the next samples at 16 kHz, and returns the words so far if they may have changed.
  func take(_ samples: UnsafeBufferPointer<Float>) -> RecognizedText? { nil }

  func finish() -> RecognizedText { RecognizedText() }

  func pass(_ samples: UnsafePointer<Float>, count: Int) {
    functions.take(stream, 16_000, samples, Int32(count))
  }

  /// Reads and frees one of the library's results, of type `Result`.
  func text<Result>(
    of place: UnsafeRawPointer?, _ read: (Result) -> RecognizedText
  ) -> RecognizedText {
    guard let place else { return RecognizedText() }
    defer { functions.dropResult(place) }
    return read(place.assumingMemoryBound(to: Result.self).pointee)
  }
}

extension RecognizedText {
  init(
    _ text: UnsafePointer<CChar>?, _ tokens: UnsafePointer<UnsafePointer<CChar>?>?,
    _ times: UnsafePointer<Float>?, count: Int
  ) {
    let raw = text.map { String(cString: $0) } ?? ""
    self.init(text: raw.trimmingCharacters(in: .whitespacesAndNewlines))
    guard let tokens, let times, count > 0 else { return }
    self.tokens = (0..<count).map { tokens[$0].map { String(cString: $0) } ?? "" }
    let seconds = (0..<count).map { Double(times[$0]) }
    // A defective model may return times that are not finite, which cannot be encoded.
    self.times = seconds.allSatisfy(\.isFinite) ? seconds : []
  }
}

/// A list of phrases in the library's format, separated by slashes.
struct PhraseList {
  /// The characters that are special to the library, which ends the process if they are misplaced.
  private static let marks: Set<Character> = ["/", ":", "#", "@"]

  let text: String

  init?(_ phrases: [String]) {
    let plain = phrases.map { phrase in
      String(phrase.map { Self.marks.contains($0) || $0.isNewline ? " " : $0 })
        .trimmingCharacters(in: .whitespaces)
    }
    text = plain.filter { !$0.isEmpty }.joined(separator: "/")
    if text.isEmpty { return nil }
  }
}
