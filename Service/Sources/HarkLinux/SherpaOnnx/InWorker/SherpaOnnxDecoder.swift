import CSherpaOnnx
import Foundation

/// A loaded model in the worker process.
final class SherpaOnnxDecoder {
  /// A failure of the library or the model that does not end the process.
  struct Failure: Error {}

  private let library: SherpaOnnxLibrary
  private let model: SherpaOnnxModel
  private let recognizer: OpaquePointer
  private let takesPhrases: Bool

  /// Creates a decoder and loads the model of `order`; the library ends the process if it rejects
  /// the model.
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

  /// Creates a stream that favors `phrases`.
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

/// A stretch of audio in the worker process.
protocol SherpaOnnxStream: AnyObject {
  /// Takes the next samples at 16 kHz, and returns the words so far if they may have changed.
  func take(_ samples: UnsafeBufferPointer<Float>) -> SherpaOnnxText?

  /// Returns the final words, after all audio has been taken.
  func finish() -> SherpaOnnxText
}

/// The owner of strings to which C structures point.
final class TextKeeper {
  private var texts: [UnsafeMutablePointer<CChar>] = []

  /// Returns a pointer to a copy of `text`, or `nil` if `text` is `nil`, which selects the
  /// library's default.
  func keep(_ text: String?) -> UnsafePointer<CChar>? {
    guard let text, let copy = strdup(text) else { return nil }
    texts.append(copy)
    return UnsafePointer(copy)
  }

  deinit { texts.forEach { free($0) } }
}
