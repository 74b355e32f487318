import ArgumentParser
import Foundation
import Hark
import HarkServices

/// The options for a voice on a speech server; without a URL, speech is synthesized on this machine.
struct VoiceOptions: ParsableArguments {
  @Option(
    help: """
      Base URL of an OpenAI-compatible speech server, including the version; \
      its API key is read from HARK_VOICE_KEY.
      """)
  var voiceURL: String?

  @Option(help: "Model to request from the speech server.")
  var voiceModel = "default"

  @Option(help: "Voice to request from the speech server.")
  var voice = "alloy"

  /// Returns the server's voice for `locale`; `nil` if no server is given.
  func remote(_ locale: LocaleTag?) throws(CommandFailure) -> OpenAITextToSpeech? {
    guard let voiceURL else { return nil }
    let key = ProcessInfo.processInfo.environment["HARK_VOICE_KEY"]
    return OpenAITextToSpeech(
      OpenAISpeechSettings(
        baseURL: try HTTPAddress(voiceURL).url, model: voiceModel, voice: voice,
        key: key.map(Secret.init), locales: [locale ?? .americanEnglish]))
  }
}
