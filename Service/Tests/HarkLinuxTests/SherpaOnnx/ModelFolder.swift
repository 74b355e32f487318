import Foundation

/// Folders with the layout of a model.
enum ModelFolder {
  /// Creates a folder with these files, in which each network contains `metadata`, and returns its
  /// path.
  static func make(
    _ name: String, _ files: [String], metadata: [String: String] = [:], note: String? = nil
  ) throws -> String {
    let folder = NSTemporaryDirectory() + "hark-sherpa-\(UUID().uuidString)/" + name
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    for file in files {
      let content = file.hasSuffix(".onnx") ? network(metadata) : Data("<blk> 0\n".utf8)
      try content.write(to: URL(fileURLWithPath: folder + "/" + file))
    }
    if let note { try Data(note.utf8).write(to: URL(fileURLWithPath: folder + "/hark.json")) }
    return folder
  }

  /// Returns the protocol buffer of a network without nodes.
  ///
  /// Field 1 is the version, field 7 the graph, and each field 14 an entry of the metadata.
  private static func network(_ metadata: [String: String]) -> Data {
    func text(_ field: UInt8, _ bytes: [UInt8]) -> [UInt8] {
      [field << 3 | 2, UInt8(bytes.count & 0x7F) | 0x80, UInt8(bytes.count >> 7)] + bytes
    }
    let entries = metadata.flatMap { text(14, text(1, Array($0.utf8)) + text(2, Array($1.utf8))) }
    return Data([8, 8] + text(7, [UInt8](repeating: 10, count: 300)) + entries)
  }
}
