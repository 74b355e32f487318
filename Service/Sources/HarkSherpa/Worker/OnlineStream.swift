import CSherpaOnnx
import HarkWorkers

/// A live stream, which produces words during speech.
final class OnlineStream: SherpaOnnxStream {
  private let library: SherpaOnnxLibrary.Online

  /// The silence appended to the audio, in samples: 0.66 s, enough for a lookahead of 0.45 s.
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
