extension Array {
  /// Returns the script for the `number`th use, counting from 1.
  ///
  /// The last script also serves all later uses; `spare` is used if there is no script.
  func script(_ number: Int, or spare: Element) -> Element {
    isEmpty ? spare : self[Swift.min(number, count) - 1]
  }
}
