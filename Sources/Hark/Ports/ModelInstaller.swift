/// Installs a language's model for the next session.
public protocol ModelInstaller: Sendable {
  /// The language of the model.
  var locale: LocaleTag { get }

  /// Returns the installation state.
  func state() async -> ModelInstallation

  /// Installs the model and reports progress, ending with `installed` or `failed`.
  ///
  /// The system continues the download if the stream is released; all callers share one download.
  func install() -> AsyncStream<ModelInstallation>

  /// Releases the model, because the system limits the number of languages an app can reserve.
  func remove() async
}

/// The installation state of a language's model.
public enum ModelInstallation: Sendable, Hashable {
  /// The model is not installed, and no installation is running.
  case missing

  /// The model is downloading, with its progress, 0…1.
  case installing(Double)

  /// The model is installed.
  case installed

  /// The installation failed; retrying may help.
  case failed(VoiceFailure)
}
