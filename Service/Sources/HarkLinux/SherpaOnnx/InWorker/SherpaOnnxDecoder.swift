import CSherpaOnnx
import Foundation

/// A loaded model in the worker's process.
final class SherpaOnnxDecoder {
  /// The library or the model says no, where it does not end the process.
  struct Failure: Error {}

  private let library: SherpaOnnxLibrary
  private let model: SherpaOnnxModel
  private let recognizer: OpaquePointer
  private let takesPhrases: Bool

  /// Loads the model; ends the process when the library dislikes it.
  init(_ order: SherpaOnnxOrder, library: SherpaOnnxLibrary) throws {
    self.library = library
    model = order.model
    takesPhrases = library.isWhollyKnown && order.model.takesPhrases
    let texts = TextKeeper()
    var made: OpaquePointer?
    if order.model.kind.isStreaming {
      var config = sherpa_online_config(order, texts)
      if takesPhrases { config.searchForPhrases(texts) }
      made = withUnsafePointer(to: &config) { library.online.make($0) }
    } else {
      var config = sherpa_offline_config(order, texts)
      if takesPhrases { config.searchForPhrases(texts) }
      made = withUnsafePointer(to: &config) { library.offline.make($0) }
    }
    guard let made else { throw Failure() }
    recognizer = made
  }

  /// Begins to hear a stretch of sound in which `phrases` are likely.
  func stream(phrases: [String]) throws -> any SherpaOnnxStream {
    let phrases = takesPhrases ? phrases : []
    let stream: (any SherpaOnnxStream)? =
      model.kind.isStreaming
      ? OnlineStream(library.online, recognizer: recognizer, phrases: phrases)
      : OfflineStream(library.offline, recognizer: recognizer, phrases: phrases)
    guard let stream else { throw Failure() }
    return stream
  }
}

/// A stretch of sound in the worker's process.
protocol SherpaOnnxStream: AnyObject {
  /// Takes the next sound, 16 kHz; returns the words so far when they may be others now.
  func take(_ samples: UnsafeBufferPointer<Float>) -> SherpaOnnxText?

  /// The words, once all of the sound was taken.
  func finish() -> SherpaOnnxText
}

/// Texts that live as long as something in C points to them.
final class TextKeeper {
  private var texts: [UnsafeMutablePointer<CChar>] = []

  /// The place of `text`; nil for nil, which stands for the library's default.
  func keep(_ text: String?) -> UnsafePointer<CChar>? {
    guard let text, let copy = strdup(text) else { return nil }
    texts.append(copy)
    return UnsafePointer(copy)
  }

  deinit { texts.forEach { free($0) } }
}
