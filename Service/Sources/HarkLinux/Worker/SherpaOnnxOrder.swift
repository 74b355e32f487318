import Foundation

/// The model and settings that a worker loads, sent to the worker first.
struct SherpaOnnxOrder: Codable, Equatable, Sendable {
  /// The folder with the libraries.
  let library: String

  /// The model.
  let model: SherpaOnnxModel

  /// The spoken language, for models that need it; `nil` to detect it.
  let language: String?

  /// The number of threads that run the networks.
  let threads: Int32

  /// Whether other work takes precedence on the processor.
  let givesWay: Bool
}

/// The text recognized in audio.
struct SherpaOnnxText: Codable, Equatable, Sendable {
  /// The words, trimmed.
  var text = ""

  /// The pieces of words; a piece that begins a word starts with a space.
  var tokens: [String] = []

  /// The start of each piece, in seconds from the stream's first sample; empty if unknown.
  var times: [Double] = []
}
