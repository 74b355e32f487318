#if canImport(UIKit)
  import Foundation
  import Hark
  import Speech

  // The system's support for a language.
  extension SFSpeechRecognizerRecognizer {
    /// Returns the system's support for the first wanted language that it knows.
    static func reach(of wanted: [LocaleTag], device: LocaleTag) -> RecognizerChoice.LegacyReach {
      let known = locales(device)
      return known.resolve(wanted).map { reach(of: $0, known) } ?? .none
    }

    /// Queries on-device support before it is needed, because the system may answer no at first and
    /// yes a moment later.
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

    /// The pauses between the first queries, in seconds; too short for the user to notice.
    private static let pauses = [0.05, 0.1]

    /// Returns the system's languages, ordered for the device's language.
    static func locales(_ device: LocaleTag) -> KnownLocales {
      KnownLocales(SFSpeechRecognizer.supportedLocales().map(\.identifier), device: device)
    }

    /// Returns the system's support for a language in `known`.
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
    /// Whether the recognizer can run on the device; a negative answer is checked again, because
    /// the first one may be wrong.
    var worksOnDevice: Bool { supportsOnDeviceRecognition || supportsOnDeviceRecognition }
  }
#endif
