/// The reason why a request was refused.
public enum Refusal: String, Error, Sendable, Equatable, CaseIterable {
  /// No recording exists to stop or cancel.
  case nothingIsRecording = "Nothing is being recorded: start a recording first."
}
