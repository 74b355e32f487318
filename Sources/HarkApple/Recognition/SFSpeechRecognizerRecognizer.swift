#if canImport(UIKit)
  import Foundation
  import Hark
  import Speech

  /// Recognises with `SFSpeechRecognizer`, on every system from iOS 15 on.
  ///
  /// Sound stays on the device where that was promised, or can be had and was preferred; see
  /// `RecognizerPreference`. On iOS 15 recognition on the device knows fewer languages and writes no
  /// marks; from iOS 16 on it may be asked for them. Apple ends a task after about a minute, and two
  /// at once fail, so long speech is recognised by one task after another.
  ///
  /// Needs the person's permission for speech recognition beside the one for the microphone.
  public struct SFSpeechRecognizerRecognizer: Recognizer {
    /// Named `sfspeech`; knows what the system does.
    public let traits: RecognizerTraits

    private let known: KnownLocales
    private let wanted: LocaleTag?
    private let preference: RecognizerPreference
    private let reachability: any Reachability
    private let timekeeper: any Timekeeper
    private let diagnostics: any Diagnostics
    private let isTaken = Locked(false)

    /// Makes a recogniser; nothing is asked for yet.
    ///
    /// - Parameters:
    ///   - wanted: The languages that will be listened for, best first; the first that the system
    ///     knows decides whether a network is needed.
    ///   - preference: Whether sound may leave the device.
    ///   - device: The device's own language.
    ///   - reachability: Who knows whether there is a connection.
    ///   - timekeeper: The clock that bounds the wait for the last words.
    ///   - diagnostics: Who takes note of the system's errors.
    public init(
      wanted: [LocaleTag], preference: RecognizerPreference = .preferOnDevice,
      device: LocaleTag = .device, reachability: any Reachability = AlwaysConnected(),
      timekeeper: any Timekeeper = SystemTimekeeper(),
      diagnostics: any Diagnostics = NoDiagnostics()
    ) {
      let all = Self.locales(device)
      // A language whose sound would leave the device gives way to one that keeps it here.
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
        // Apple's own figure; the task ends before that, at a pause if there is one (S4-38).
        limits: TaskLimits(
          longest: 60, coolDown: SFSpeechRecognizerRun.rest, forgetsAtPauses: true))
    }

    /// `recognizerUnavailable` when there is none, or none that keeps the promise; `serviceUnavailable`
    /// when it cannot listen now.
    ///
    /// It is asked anew each time, because the system answers otherwise when a person has changed
    /// its settings.
    public var unavailability: VoiceFailure? {
      if known.tags.isEmpty { return .recognizerUnavailable }
      guard let wanted else { return nil }
      do {
        _ = try recognizer(for: wanted)
        return nil
      } catch {
        return error
      }
    }

    /// Starts a task, whose reports come on a thread of the system's.
    ///
    /// Throws `VoiceFailure.localeUnsupported`, `.recognizerUnavailable` (also where the device cannot
    /// keep the sound to itself and `onDeviceOnly` was asked for), `.serviceUnavailable`,
    /// `.networkUnavailable`, or `.recognizerBusy` while another task is alive.
    public func startTask(
      _ request: RecognitionRequest,
      report: @escaping @Sendable (RecognitionReport) -> Void
    ) async throws -> any RecognitionTask {
      guard let locale = known.resolve([request.locale]) else {
        throw VoiceFailure.localeUnsupported
      }
      let recognizer = try recognizer(for: locale)
      let path = try SoundPath.chosen(
        request.preference, supportsOnDevice: recognizer.worksOnDevice,
        isConnected: reachability.isConnected)
      let wasTaken = isTaken.withLock { taken in
        defer { taken = true }
        return taken
      }
      if wasTaken { throw VoiceFailure.recognizerBusy }
      return SFSpeechRecognizerTask(
        recognizer, SpeechTaskOrder(request: request, path: path),
        surroundings: SpeechTaskSurroundings(
          reachability: path == .network ? reachability : AlwaysConnected(),
          timekeeper: timekeeper, diagnostics: diagnostics, recognizer: traits.name,
          free: { [isTaken] in isTaken.withLock { $0 = false } }),
        report: report)
    }

    /// A new one each time: one that has lost its connection to the system stays without it.
    private func recognizer(for tag: LocaleTag) throws(VoiceFailure) -> SFSpeechRecognizer {
      guard let name = known.identifier(of: tag),
        let recognizer = SFSpeechRecognizer(locale: Locale(identifier: name))
      else { throw .recognizerUnavailable }
      if preference == .onDeviceOnly, !recognizer.worksOnDevice {
        throw .recognizerUnavailable
      }
      if !recognizer.isAvailable { throw .serviceUnavailable }
      return recognizer
    }
  }
#endif
