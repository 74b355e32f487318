/// How far the model of a language is on its way to the device.
public enum ModelInstallation: Sendable, Hashable {
  /// It is not here, and nothing brings it.
  case missing

  /// It is being fetched; how much of it has come, 0…1.
  case installing(Double)

  /// It is here.
  case installed

  /// It could not be had this time; asking again may help.
  case failed(VoiceFailure)
}

/// Brings the model of a language to the device, for the next session to listen with.
public protocol ModelInstaller: Sendable {
  /// The language whose model it is.
  var locale: LocaleTag { get }

  /// How far it is.
  func state() async -> ModelInstallation

  /// Brings it and tells how far it is, ending with `installed` or `failed`.
  ///
  /// The system goes on when the stream is let go, and serves all who ask with one download.
  func install() -> AsyncStream<ModelInstallation>

  /// Gives it back, for languages of which the system keeps only so many for an app.
  func remove() async
}
