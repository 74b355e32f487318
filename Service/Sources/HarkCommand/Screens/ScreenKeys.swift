/// What the keys of a screen in the terminal do, for its help and for who sits at it.
enum ScreenKeys {
  /// One sentence; `enter` says what that key does.
  static func sentence(enter: String) -> String {
    "Tab speaks and stops, enter \(enter), escape drops what is spoken, ctrl-C ends."
  }

  /// What the keys do to the text.
  static let editing =
    "The words can be edited before, with the keys of a shell; ctrl-Z takes a change back."
}
