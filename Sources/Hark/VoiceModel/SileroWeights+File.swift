import Foundation

extension SileroWeights {
  /// Takes the weights out of the file at `url`, such as a resource of the app; throws what is wrong
  /// with it.
  ///
  /// It takes some milliseconds: call it once, and not on the main thread.
  public convenience init(contentsOf url: URL) throws(SileroWeightsProblem) {
    try self.init(FileBytes(url))
  }
}
