import CSherpaOnnx
import Foundation
import HarkWorkers

/// A stretch of audio in the worker process.
class SherpaOnnxStream {
  fileprivate let functions: SherpaOnnxLibrary.Functions
  fileprivate let recognizer: OpaquePointer
  fileprivate let stream: OpaquePointer

  fileprivate init?(
    _ functions: SherpaOnnxLibrary.Functions, recognizer: OpaquePointer, phrases: [String]
  ) {
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

  /// Takes the next samples at 16 kHz, and returns the words so far if they may have changed.
  func take(_ samples: UnsafeBufferPointer<Float>) -> RecognizedText? { nil }

  func finish() -> RecognizedText { RecognizedText() }

  fileprivate func pass(_ samples: UnsafePointer<Float>, count: Int) {
    functions.take(stream, 16_000, samples, Int32(count))
  }

  /// Reads and frees a result of the library, which has the type `Result`.
  fileprivate func text<Result>(
    of place: UnsafeRawPointer?, _ read: (Result) -> RecognizedText
  ) -> RecognizedText {
    guard let place else { return RecognizedText() }
    defer { functions.dropResult(place) }
    return read(place.assumingMemoryBound(to: Result.self).pointee)
  }
}

/// A live stream, which produces words during speech.
///
/// Audio is processed in steps of 20 ms from its first sample, so that the reports depend only on
/// the audio.
final class OnlineStream: SherpaOnnxStream {
  private let library: SherpaOnnxLibrary.Online

  /// The silence appended to the audio, in samples; it covers the lookahead of 45 frames of 10 ms
  /// that a network needs for the last word.
  private static let tail = 10_560

  init?(_ library: SherpaOnnxLibrary.Online, recognizer: OpaquePointer, phrases: [String]) {
    self.library = library
    super.init(library.shared, recognizer: recognizer, phrases: phrases)
  }

  override func take(_ samples: UnsafeBufferPointer<Float>) -> RecognizedText? {
    guard let first = samples.baseAddress else { return nil }
    pass(first, count: samples.count)
    return decode() ? text : nil
  }

  override func finish() -> RecognizedText {
    pass([Float](repeating: 0, count: Self.tail), count: Self.tail)
    library.finish(stream)
    _ = decode()
    return text
  }

  private func decode() -> Bool {
    var hasDecoded = false
    while library.isReady(recognizer, stream) != 0 {
      functions.decode(recognizer, stream)
      hasDecoded = true
    }
    return hasDecoded
  }

  private var text: RecognizedText {
    text(of: library.result(recognizer, stream)) { (result: sherpa_online_result) in
      RecognizedText(result.text, result.tokens_list, result.timestamps, count: Int(result.count))
    }
  }
}

/// A stream that is recognized as a whole after it ends.
final class OfflineStream: SherpaOnnxStream {
  private let library: SherpaOnnxLibrary.Offline
  private var samples: [Float] = []

  /// The minimum number of samples; fewer contain no word and crash models whose networks need
  /// several frames.
  private static let shortest = 1_600

  init?(_ library: SherpaOnnxLibrary.Offline, recognizer: OpaquePointer, phrases: [String]) {
    self.library = library
    super.init(library.shared, recognizer: recognizer, phrases: phrases)
  }

  override func take(_ samples: UnsafeBufferPointer<Float>) -> RecognizedText? {
    self.samples += samples
    return nil
  }

  override func finish() -> RecognizedText {
    guard samples.count >= Self.shortest else { return RecognizedText() }
    pass(samples, count: samples.count)
    functions.decode(recognizer, stream)
    return text(of: library.result(stream)) { (result: sherpa_offline_result) in
      RecognizedText(result.text, result.tokens_list, result.timestamps, count: Int(result.count))
    }
  }
}

extension RecognizedText {
  fileprivate init(
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
  /// The characters with a special meaning to the library, which ends the process if they are
  /// misplaced; a slash ends a phrase, a word with a colon or hash contains a number, and a word
  /// with an at sign contains a name.
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
