import Foundation

/// The location of Silero's weights.
enum VoiceModel {
  /// The file named by HARK_SILERO, or else the file that setup downloads, which may be missing.
  static var url: URL {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["HARK_SILERO"], !path.isEmpty { return URL(fileURLWithPath: path) }
    let cache = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
    let folder = URL(fileURLWithPath: cache ?? NSHomeDirectory() + "/.cache")
      .appendingPathComponent("hark")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let newest = names.filter { $0.hasPrefix("silero-vad-") }.max() ?? "silero-vad"
    return folder.appendingPathComponent(newest + "/silero_vad_16k_op15.onnx")
  }
}
