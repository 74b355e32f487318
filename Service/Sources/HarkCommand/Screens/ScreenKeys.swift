/// The descriptions of a screen's keys in the terminal, for the help and for the screen itself.
enum ScreenKeys {
  /// Returns a sentence that describes the keys; `enter` describes the function of Enter.
  static func sentence(enter: String) -> String {
    "Tab speaks and stops, enter \(enter), escape drops what is spoken, ctrl-C ends."
  }

  /// The description of the editing keys.
  static let editing =
    "The words can be edited before, with the keys of a shell; ctrl-Z takes a change back."
}
