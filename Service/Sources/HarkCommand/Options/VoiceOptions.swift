import ArgumentParser
import Foundation
import Hark
import HarkServices

/// The options for the voice of replies, on this machine or on a server.
struct VoiceOptions: ParsableArguments {
  @Option(
    help: """
      A server that speaks in OpenAI's way, up to and with its version; \
      its key is read from HARK_VOICE_KEY.
      """)
  var voiceURL: String?

  @Option(help: "The model that it is asked for.")
  var voiceModel = "default"

  @Option(help: "The voice that it is asked for.")
  var voice = "alloy"
  static let keyVariable = "HARK_VOICE_KEY"

  func remote(_ locale: LocaleTag?) throws(CommandFailure) -> OpenAITextToSpeech? {
    guard let voiceURL else { return nil }
    let address = try HTTPAddress(voiceURL, example: HTTPAddress.example)
    let key = ProcessInfo.processInfo.environment[Self.keyVariable]
    return OpenAITextToSpeech(
      OpenAISpeechSettings(
        baseURL: address.url, model: voiceModel, voice: voice, key: key.map(Secret.init),
        locales: [locale ?? .americanEnglish]))
  }
}
