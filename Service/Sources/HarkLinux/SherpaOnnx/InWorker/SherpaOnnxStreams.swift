import CSherpaOnnx
import Foundation

/// A live stream, which produces words during speech.
///
/// Audio is processed in steps of 20 ms from its first sample, so that the reports depend only on
/// the audio.
final class OnlineStream: SherpaOnnxStream {
  private let library: SherpaOnnxLibrary.Online
  private let recognizer: OpaquePointer
  private let stream: OpaquePointer

  /// Silence after the audio, in samples; it covers the lookahead of 45 frames of 10 ms that a
  /// network needs for the last word.
  private static let tail = 10_560

  init?(_ library: SherpaOnnxLibrary.Online, recognizer: OpaquePointer, phrases: [String]) {
    let made =
      PhraseList(phrases).map { $0.text.withCString { library.makePhrasedStream(recognizer, $0) } }
      ?? library.makeStream(recognizer)
    guard let made else { return nil }
    self.library = library
    self.recognizer = recognizer
    stream = made
  }

  deinit { library.dropStream(stream) }

  func take(_ samples: UnsafeBufferPointer<Float>) -> SherpaOnnxText? {
    guard let first = samples.baseAddress else { return nil }
    library.take(stream, 16_000, first, Int32(samples.count))
    return decode() ? text : nil
  }

  func finish() -> SherpaOnnxText {
    let silence = [Float](repeating: 0, count: Self.tail)
    library.take(stream, 16_000, silence, Int32(silence.count))
    library.finish(stream)
    _ = decode()
    return text
  }

  private func decode() -> Bool {
    var hasDecoded = false
    while library.isReady(recognizer, stream) != 0 {
      library.decode(recognizer, stream)
      hasDecoded = true
    }
    return hasDecoded
  }

  private var text: SherpaOnnxText {
    guard let place = library.result(recognizer, stream) else { return SherpaOnnxText() }
    defer { library.dropResult(place) }
    let result = place.assumingMemoryBound(to: sherpa_online_result.self).pointee
    return SherpaOnnxText(
      result.text, result.tokens_list, result.timestamps, count: Int(result.count))
  }
}

/// A stream that is recognized as a whole after it ends.
final class OfflineStream: SherpaOnnxStream {
  private let library: SherpaOnnxLibrary.Offline
  private let recognizer: OpaquePointer
  private let stream: OpaquePointer
  private var samples: [Float] = []

  /// The minimum number of samples; fewer contain no word and crash models whose networks need
  /// several frames.
  private static let shortest = 1_600

  init?(_ library: SherpaOnnxLibrary.Offline, recognizer: OpaquePointer, phrases: [String]) {
    let made =
      PhraseList(phrases).map { $0.text.withCString { library.makePhrasedStream(recognizer, $0) } }
      ?? library.makeStream(recognizer)
    guard let made else { return nil }
    self.library = library
    self.recognizer = recognizer
    stream = made
  }

  deinit { library.dropStream(stream) }

  func take(_ samples: UnsafeBufferPointer<Float>) -> SherpaOnnxText? {
    self.samples += samples
    return nil
  }

  func finish() -> SherpaOnnxText {
    guard samples.count >= Self.shortest else { return SherpaOnnxText() }
    library.take(stream, 16_000, samples, Int32(samples.count))
    library.decode(recognizer, stream)
    guard let place = library.result(stream) else { return SherpaOnnxText() }
    defer { library.dropResult(place) }
    let result = place.assumingMemoryBound(to: sherpa_offline_result.self).pointee
    return SherpaOnnxText(
      result.text, result.tokens_list, result.timestamps, count: Int(result.count))
  }
}

extension SherpaOnnxText {
  fileprivate init(
    _ text: UnsafePointer<CChar>?, _ tokens: UnsafePointer<UnsafePointer<CChar>?>?,
    _ times: UnsafePointer<Float>?, count: Int
  ) {
    let raw = text.map { String(cString: $0) } ?? ""
    self.text = raw.trimmingCharacters(in: .whitespacesAndNewlines)
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
