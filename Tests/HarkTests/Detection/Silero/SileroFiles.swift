import Foundation

/// The files that `scripts/voice-model` has fetched.
enum SileroFiles {
  /// With the weights that everybody runs.
  static let onnx = "silero_vad_16k_op15.onnx"

  /// With those of another training.
  static let safetensors = "silero_vad_16k.safetensors"

  /// Whether both are there; tests that need them are skipped where they are not.
  static let areThere = [onnx, safetensors].allSatisfy {
    FileManager.default.fileExists(atPath: url($0).path)
  }

  /// What a skipped test says.
  static let advice = "Silero's weights are not there; scripts/voice-model fetches them."

  /// Where the file of that name lies.
  static func url(_ name: String) -> URL {
    let environment = ProcessInfo.processInfo.environment
    let given = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let cache = given ?? (environment["HOME"] ?? NSHomeDirectory()) + "/.cache"
    return URL(fileURLWithPath: cache + "/hark/silero-vad-6.2.3/" + name)
  }

  /// The bytes of the file of that name.
  static func bytes(_ name: String) throws -> [UInt8] { [UInt8](try Data(contentsOf: url(name))) }
}
