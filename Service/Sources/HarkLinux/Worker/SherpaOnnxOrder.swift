import Foundation

/// What a worker is to load and how, as it is told first.
struct SherpaOnnxOrder: Codable, Equatable, Sendable {
  /// The folder with the libraries.
  let library: String

  /// The model.
  let model: SherpaOnnxModel

  /// The language that is spoken, for models that are to be told; nil to have it found out.
  let language: String?

  /// Threads that the networks run on.
  let threads: Int32

  /// Whether others have the processor first.
  let givesWay: Bool
}

/// What sound was recognised as.
struct SherpaOnnxText: Codable, Equatable, Sendable {
  /// The words, trimmed.
  var text = ""

  /// Pieces of words, of which those that begin a word begin with a space.
  var tokens: [String] = []

  /// Where each piece begins, in seconds from the stream's first sample; empty where unknown.
  var times: [Double] = []
}
