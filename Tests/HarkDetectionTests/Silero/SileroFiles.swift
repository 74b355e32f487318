import Foundation

/// The files that `scripts/voice-model` downloads.
enum SileroFiles {
  /// The file with the commonly used weights.
  static let onnx = "silero_vad_16k_op15.onnx"

  /// The file with weights from a different training run.
  static let safetensors = "silero_vad_16k.safetensors"

  /// Whether both files exist.
  ///
  /// Tests that need them are skipped if either is missing.
  static let areThere = [onnx, safetensors].allSatisfy {
    FileManager.default.fileExists(atPath: url($0).path)
  }

  /// The comment of a skipped test.
  static let advice = "Silero's weights are not there; scripts/voice-model fetches them."

  /// Returns the URL of the named file.
  static func url(_ name: String) -> URL {
    let environment = ProcessInfo.processInfo.environment
    let given = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let cache = given ?? (environment["HOME"] ?? NSHomeDirectory()) + "/.cache"
    return URL(fileURLWithPath: cache + "/hark/silero-vad-6.2.3/" + name)
  }

  /// Returns the bytes of the named file.
  static func bytes(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: url(name))) }
}
