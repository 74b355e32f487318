import Hark

/// The word errors of a recognizer.
public enum WordErrors {
  /// Returns the number of words to insert, delete, or substitute to turn `said` into `heard`.
  ///
  /// Words are compared literally: normalize spelling and case first.
  public static func count(_ heard: [String], said: [String]) -> Int {
    WordDistance.costs(of: said, in: heard)[heard.count]
  }
}
