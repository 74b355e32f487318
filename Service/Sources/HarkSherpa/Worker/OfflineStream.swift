import CSherpaOnnx
import HarkWorkers

/// A stream that is recognized as a whole after it ends.
final class OfflineStream: SherpaOnnxStream {
  private let library: SherpaOnnxLibrary.Offline
  private var samples: [Float] = []

  /// The minimum number of samples; fewer contain no word and crash some models.
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
