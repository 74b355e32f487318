#if canImport(AVFAudio)
  import Foundation
  import Hark
  import Speech

  /// A recognizer that uses `SFSpeechRecognizer`, on iOS 15 and later.
  ///
  /// Audio stays on the device if the preference requires it, or if the preference favors it and
  /// the device supports it; see `RecognizerPreference`. On iOS 15, on-device recognition supports
  /// fewer languages and adds no punctuation. Apple ends a task after about a minute, and two
  /// simultaneous tasks fail, so long speech is recognized by consecutive tasks.
  ///
  /// Requires the user's permission for speech recognition in addition to the microphone.
  public struct SFSpeechRecognizerRecognizer: Recognizer {
    /// The traits of the recognizer, named `sfspeech`, with the system's languages; languages that were
    /// skipped in favor of another one are omitted.
    public let traits: RecognizerTraits

    private let known: KnownLocales
    private let wanted: LocaleTag?
    private let preference: RecognizerPreference
    private let reachability: any Reachability
    private let timekeeper: any Timekeeper
    private let diagnostics: any Diagnostics
    private let isTaken = Locked(false)

    /// Creates a recognizer without requesting anything from the user.
    ///
    /// - Parameters:
    ///   - wanted: The languages to listen for, in order of preference. The first one in which the
    ///     recognizer may listen determines whether a network is needed.
    ///   - preference: Whether audio may leave the device.
    ///   - device: The device's language.
    ///   - reachability: Reports whether the network is reachable.
    ///   - timekeeper: The clock that limits the wait for the last words.
    ///   - diagnostics: Receives the system's errors.
    public init(
      wanted: [LocaleTag], preference: RecognizerPreference = .preferOnDevice,
      device: LocaleTag = .device, reachability: any Reachability = AlwaysConnected(),
      timekeeper: any Timekeeper = SystemTimekeeper(),
      diagnostics: any Diagnostics = NoDiagnostics()
    ) {
      let all = Self.locales(device)
      // With `onDeviceOnly`, a language without on-device support is skipped if another match has it.
      let known = all.leading(wanted) { Self.reach(of: $0, all).mayListen(preference) }
      let listened = known.resolve(wanted)
      let worksOffline = listened.map { Self.reach(of: $0, known) == .onDevice } ?? false
      self.known = known
      self.wanted = listened
      self.preference = preference
      self.reachability = reachability
      self.timekeeper = timekeeper
      self.diagnostics = diagnostics
      traits = RecognizerTraits(
        name: "sfspeech", locales: known.tags,
        needsNetwork: preference != .onDeviceOnly && !worksOffline, tasksAtOnce: 1,
        // Apple's stated limit; the session ends the task earlier, at a pause if possible (S4-38).
        limits: TaskLimits(
          longest: 60, coolDown: SFSpeechRecognizerRun.rest, forgetsAtPauses: true))
    }

    /// The reason that recognition is unavailable, or `nil`.
    ///
    /// `recognizerUnavailable` if no recognizer exists or the one for the language does not satisfy
    /// `onDeviceOnly`; `serviceUnavailable` if it cannot listen now. An unsupported language is not
    /// reported here. Changes with the user's system settings.
    public var unavailability: VoiceFailure? {
      if known.tags.isEmpty { return .recognizerUnavailable }
      guard let wanted else { return nil }
      do {
        _ = try recognizer(for: wanted)
        return nil
      } catch { return error }
    }

    /// Starts a task that reports on a background thread.
    ///
    /// Throws `VoiceFailure.localeUnsupported`, `.recognizerUnavailable` (also if `onDeviceOnly` is
    /// requested and the device cannot recognize locally), `.serviceUnavailable`,
    /// `.networkUnavailable`, or `.recognizerBusy` while another task is alive.
    public func startTask(
      _ request: RecognitionRequest, report: @escaping @Sendable (RecognitionReport) -> Void
    ) async throws -> any RecognitionTask {
      guard let locale = known.resolve([request.locale]) else {
        throw VoiceFailure.localeUnsupported
      }
      let recognizer = try recognizer(for: locale)
      let path = try SoundPath.chosen(
        request.preference, supportsOnDevice: recognizer.worksOnDevice,
        isConnected: reachability.isConnected)
      if isTaken.exchange(true) { throw VoiceFailure.recognizerBusy }
      return SFSpeechRecognizerTask(
        recognizer, request,
        surroundings: SpeechTaskSurroundings(
          path: path, reachability: path == .network ? reachability : AlwaysConnected(),
          timekeeper: timekeeper, diagnostics: diagnostics, recognizer: traits.name,
          free: { [isTaken] in _ = isTaken.exchange(false) }),
        report: report)
    }

    /// Returns a new recognizer each time, because one that has lost its connection to the system
    /// does not reconnect.
    private func recognizer(for tag: LocaleTag) throws(VoiceFailure) -> SFSpeechRecognizer {
      guard let recognizer = known.recognizer(for: tag),
        preference != .onDeviceOnly || recognizer.worksOnDevice
      else { throw .recognizerUnavailable }
      if !recognizer.isAvailable { throw .serviceUnavailable }
      return recognizer
    }
  }

  // The system's support for a language.
  extension SFSpeechRecognizerRecognizer {
    static func reach(of wanted: [LocaleTag], device: LocaleTag) -> RecognizerChoice.LegacyReach {
      let known = locales(device)
      return known.resolve(wanted).map { reach(of: $0, known) } ?? .none
    }

    /// Queries on-device support before it is needed, because the system may first report `false`,
    /// and `true` a moment later.
    static func warmUp(
      for wanted: [LocaleTag], device: LocaleTag, _ timekeeper: any Timekeeper
    ) async {
      let known = locales(device)
      for tag in wanted.compactMap({ known.resolve([$0]) }) {
        guard let recognizer = known.recognizer(for: tag) else { continue }
        for pause in pauses where !recognizer.supportsOnDeviceRecognition {
          try? await timekeeper.sleep(until: timekeeper.now + pause)
        }
      }
    }

    /// The pauses between the first queries, in seconds; too short for the user to notice.
    private static let pauses = [0.05, 0.1]

    private static func locales(_ device: LocaleTag) -> KnownLocales {
      KnownLocales(SFSpeechRecognizer.supportedLocales().map(\.identifier), device: device)
    }

    private static func reach(of tag: LocaleTag, _ known: KnownLocales)
      -> RecognizerChoice.LegacyReach
    {
      guard let recognizer = known.recognizer(for: tag) else { return .none }
      return recognizer.worksOnDevice ? .onDevice : .network
    }
  }

  extension KnownLocales {
    fileprivate func recognizer(for tag: LocaleTag) -> SFSpeechRecognizer? {
      identifier(of: tag).flatMap { SFSpeechRecognizer(locale: Locale(identifier: $0)) }
    }
  }

  extension SFSpeechRecognizer {
    /// Whether the recognizer can run on the device; asks twice, because a first `false` may be wrong.
    var worksOnDevice: Bool { supportsOnDeviceRecognition || supportsOnDeviceRecognition }
  }
#endif
