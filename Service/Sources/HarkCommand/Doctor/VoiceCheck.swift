import Hark
import HarkEspeak
import HarkPulse

/// Synthesizes a word and finds the loudspeaker that would play it.
struct VoiceCheck {
  let locale: LocaleTag
  var server: String?
  var speech = EspeakTextToSpeech.own

  private static let name = "voice"

  /// Runs the check; a missing voice does not fail it, because listening needs no voice.
  func run() async -> DoctorFinding {
    if let problem = speech.problem(with: locale) {
      let fix = problem == .noData ? AptCommand.install("espeak-ng-data") : nil
      return .works(Self.name, "replies are text only: " + problem.sentence, fix: fix)
    }
    let voice = speech.voice(for: locale)?.name ?? "\(locale)"
    guard await speaks() else {
      return .works(
        Self.name, "replies are text only: eSpeak NG does not support \(locale).",
        fix: AptCommand.reinstall("libespeak-ng1", "espeak-ng-data"))
    }
    do {
      let loudspeakers = try await PulseLoudspeaker.devices(server: server)
      let place = loudspeakers.first(where: \.isDefault) ?? loudspeakers.first
      guard let place else { return .works(Self.name, "eSpeak NG, \(voice); no loudspeaker") }
      return .works(Self.name, "eSpeak NG, \(voice), played on \(place.name)")
    } catch { return .works(Self.name, "eSpeak NG, \(voice); no sound server to play it") }
  }

  private func speaks() async -> Bool {
    do {
      for try await chunk in speech.speech(of: "OK", locale: locale) {
        if chunk.sound.samples.contains(where: { $0 != 0 }) { return true }
      }
      return false
    } catch { return false }
  }
}
