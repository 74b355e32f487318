import Hark

/// Counts the words that a recogniser got wrong.
public enum WordErrors {
  /// How many words must be added, dropped or exchanged to make `heard` out of `said`.
  ///
  /// Words are compared as they are: bring both to the same spelling and case before.
  public static func count(_ heard: [String], said: [String]) -> Int {
    WordDistance.costs(of: said, in: heard)[heard.count]
  }
}
