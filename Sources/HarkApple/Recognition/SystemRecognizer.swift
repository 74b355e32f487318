#if canImport(UIKit)
  import Foundation
  import Hark

  /// The recogniser of the system's that fits an experience best.
  ///
  /// It is the `SpeechAnalyzer` of iOS 26 where that knows the language and has its model, and
  /// `SFSpeechRecognizer` everywhere else, as far as what was asked of the sound allows
  /// (`RecognizerPreference`). Of the wanted languages the first that either of them knows is
  /// listened for.
  public struct SystemRecognizer: Sendable {
    /// The recogniser.
    public let recognizer: any Recognizer

    /// Whether the person must allow speech recognition, too: the analyser asks for the microphone
    /// alone.
    public let needsSpeechPermission: Bool

    /// Brings a model that is missing and with which a later session would listen better, or at all;
    /// nil when everything is here.
    public let missingModel: (any ModelInstaller)?

    /// Whether nothing listens before that model has come: each recording is refused until then, with
    /// `VoiceFailure.modelMissing`.
    public let awaitsModel: Bool

    /// Chooses; nothing is started, asked for or fetched.
    ///
    /// - Parameters:
    ///   - experience: Whose languages and preference count.
    ///   - device: The device's own language.
    ///   - reachability: Who knows whether there is a connection.
    ///   - timekeeper: The clock that bounds the wait for the last words.
    ///   - diagnostics: Who takes note of the system's errors.
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
        if #available(iOS 26, *) {
          return await choose(experience, device, legacy, timekeeper, diagnostics)
        }
      #endif
      return SystemRecognizer(legacy)
    }

    private init(_ legacy: SFSpeechRecognizerRecognizer, missing: (any ModelInstaller)? = nil) {
      recognizer = legacy
      needsSpeechPermission = true
      missingModel = missing
      awaitsModel = false
    }
  }

  #if compiler(>=6.2)
    @available(iOS 26, *)
    extension SystemRecognizer {
      private init(_ analyzer: SpeechAnalyzerRecognizer, missing: (any ModelInstaller)? = nil) {
        recognizer = analyzer
        needsSpeechPermission = false
        missingModel = missing
        awaitsModel = missing != nil
      }

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
          case (.analyzer, let analyzer?): return SystemRecognizer(analyzer)
          case (.analyzerOnceInstalled, let analyzer?):
            return SystemRecognizer(analyzer, missing: analyzer.models)
          case (.legacyMeanwhile, let analyzer?):
            return SystemRecognizer(legacy, missing: analyzer.models)
          case _ where reach.mayListen(experience.recognizer): return SystemRecognizer(legacy)
          default: continue
          }
        }
        return SystemRecognizer(legacy)
      }
    }
  #endif
#endif
