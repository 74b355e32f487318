#if canImport(AVFAudio)
  import Foundation
  import Hark

  /// The system recognizer that best fits an experience.
  ///
  /// It is the `SpeechAnalyzer` of iOS 26 if that supports the language and its model is installed,
  /// otherwise `SFSpeechRecognizer`; the experience's `RecognizerPreference` may rule out either one
  /// (see also `awaitsModel`). It listens for the first wanted language that either of them supports
  /// within that preference.
  public struct SystemRecognizer: Sendable {
    /// The recognizer.
    public let recognizer: any Recognizer

    /// Whether the user must also grant the speech recognition permission; the analyzer needs only
    /// the microphone.
    public let needsSpeechPermission: Bool

    /// An installer for a missing model that would improve or enable recognition in later sessions;
    /// `nil` if there is none.
    public let missingModel: (any ModelInstaller)?

    /// Whether recognition must wait for `missingModel`.
    ///
    /// Until the model is installed, every recording fails with `VoiceFailure.modelMissing`.
    public let awaitsModel: Bool

    /// Chooses a recognizer without starting, requesting, or downloading anything.
    ///
    /// - Parameters:
    ///   - experience: Provides the languages and the preference.
    ///   - device: The device's language.
    ///   - reachability: Reports whether the network is reachable.
    ///   - timekeeper: The clock that limits the wait for the last words.
    ///   - diagnostics: Receives the system's errors.
    public static func choose(
      for experience: Experience, device: LocaleTag = .device,
      reachability: any Reachability = AlwaysConnected(),
      timekeeper: any Timekeeper = SystemTimekeeper(),
      diagnostics: any Diagnostics = NoDiagnostics()
    ) async -> SystemRecognizer {
      let wanted = experience.locales(device: device)
      await SFSpeechRecognizerRecognizer.warmUp(for: wanted, device: device, timekeeper)
      let legacy = SFSpeechRecognizerRecognizer(
        wanted: wanted, preference: experience.recognizer,
        device: device, reachability: reachability, timekeeper: timekeeper,
        diagnostics: diagnostics)
      #if compiler(>=6.2)
        if #available(iOS 26, macOS 26, *) {
          return await choose(experience, device, legacy, timekeeper, diagnostics)
        }
      #endif
      return SystemRecognizer(legacy, isAnalyzer: false)
    }

    private init(
      _ recognizer: any Recognizer, isAnalyzer: Bool, missing: (any ModelInstaller)? = nil
    ) {
      self.recognizer = recognizer
      needsSpeechPermission = !isAnalyzer
      missingModel = missing
      awaitsModel = isAnalyzer && missing != nil
    }
  }

  #if compiler(>=6.2)
    @available(iOS 26, macOS 26, *)
    extension SystemRecognizer {
      private static func choose(
        _ experience: Experience, _ device: LocaleTag, _ legacy: SFSpeechRecognizerRecognizer,
        _ timekeeper: any Timekeeper, _ diagnostics: any Diagnostics
      ) async -> SystemRecognizer {
        for tag in experience.locales(device: device) {
          let analyzer = await SpeechAnalyzerRecognizer(
            wanted: [tag], timekeeper: timekeeper, diagnostics: diagnostics)
          let reach = SFSpeechRecognizerRecognizer.reach(of: [tag], device: device)
          let model = await analyzer?.model() ?? .none
          let choice = RecognizerChoice(experience.recognizer, analyzer: model, legacy: reach)
          switch (choice, analyzer) {
          case (.analyzer, let analyzer?): return SystemRecognizer(analyzer, isAnalyzer: true)
          case (.analyzerOnceInstalled, let analyzer?):
            return SystemRecognizer(analyzer, isAnalyzer: true, missing: analyzer.models)
          case (.legacyMeanwhile, let analyzer?):
            return SystemRecognizer(legacy, isAnalyzer: false, missing: analyzer.models)
          case _ where reach.mayListen(experience.recognizer):
            return SystemRecognizer(legacy, isAnalyzer: false)
          default: continue
          }
        }
        return SystemRecognizer(legacy, isAnalyzer: false)
      }
    }
  #endif
#endif
