/// Why a request was turned down.
public enum Refusal: String, Error, Sendable, Equatable, CaseIterable {
  /// There is no recording to end or drop.
  case nothingIsRecording = "Nothing is being recorded: start a recording first."
}
