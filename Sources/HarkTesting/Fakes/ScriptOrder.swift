extension Array {
  /// The script of the `number`th use, from 1: the last one serves all that follow, and `spare`
  /// where there is none.
  func script(_ number: Int, or spare: Element) -> Element {
    isEmpty ? spare : self[Swift.min(number, count) - 1]
  }
}
