#if canImport(UIKit)
  import Foundation
  import Hark
  import Speech

  // What the system can do for a language.
  extension SFSpeechRecognizerRecognizer {
    /// What the system can do for the first of the wanted languages that it knows.
    static func reach(of wanted: [LocaleTag], device: LocaleTag) -> RecognizerChoice.LegacyReach {
      let known = locales(device)
      return known.resolve(wanted).map { reach(of: $0, known) } ?? .none
    }

    /// Has the system look whether it can work on the device, before anything depends on it: it may
    /// say no at first and yes a moment later.
    static func warmUp(
      for wanted: [LocaleTag], device: LocaleTag, _ timekeeper: any Timekeeper
    ) async {
      let known = locales(device)
      for name in wanted.compactMap({ known.resolve([$0]).flatMap(known.identifier) }) {
        guard let recognizer = SFSpeechRecognizer(locale: Locale(identifier: name)) else {
          continue
        }
        for pause in pauses where !recognizer.supportsOnDeviceRecognition {
          try? await timekeeper.sleep(until: timekeeper.now + pause)
        }
      }
    }

    /// Seconds between the first asks; no answer is waited for longer than a person would notice.
    private static let pauses = [0.05, 0.1]

    /// The languages of the system's, with those of the device first.
    static func locales(_ device: LocaleTag) -> KnownLocales {
      KnownLocales(SFSpeechRecognizer.supportedLocales().map(\.identifier), device: device)
    }

    /// What the system can do for a language that it knows.
    static func reach(
      of tag: LocaleTag, _ known: KnownLocales
    ) -> RecognizerChoice.LegacyReach {
      guard let name = known.identifier(of: tag),
        let recognizer = SFSpeechRecognizer(locale: Locale(identifier: name))
      else { return .none }
      return recognizer.worksOnDevice ? .onDevice : .network
    }
  }

  extension SFSpeechRecognizer {
    /// Whether it can work on the device; a no is asked for again, because the first one is not
    /// always true.
    var worksOnDevice: Bool { supportsOnDeviceRecognition || supportsOnDeviceRecognition }
  }
#endif
