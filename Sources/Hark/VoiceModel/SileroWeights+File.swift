import Foundation

extension SileroWeights {
  /// Creates weights from the file at `url`, such as an app resource.
  ///
  /// Throws the problem with the file. Loading the weights takes a few milliseconds, so call this
  /// initializer once, off the main thread.
  public convenience init(contentsOf url: URL) throws(SileroWeightsProblem) {
    try self.init(FileBytes(url))
  }
}
