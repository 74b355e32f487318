import ArgumentParser
import Foundation
import Hark
import HarkLinux

/// Who speaks to a screen: a person at a microphone, or a file in their place.
struct SpeakerOptions: ParsableArguments {
  @Option(help: "A sound file to speak in the person's place; - is standard input.")
  var file: String?

  @Option(help: "The microphone, by name or description.")
  var device: String?

  /// The file; nil when a person speaks.
  var sound: SoundFileMicrophone? {
    file.map { SoundFileMicrophone(SoundSource(argument: $0)) }
  }

  /// A session that hears `sound`, or the microphone where there is none.
  func session(_ experience: Experience, _ sound: SoundFileMicrophone?) async throws -> VoiceSession
  {
    VoiceSession(
      experience: experience, microphone: sound ?? PulseMicrophone(device: device),
      recognizer: try await RecognizerChoice.pocketsphinx.make(),
      deviceLocale: EnvironmentLocale.tag(in: ProcessInfo.processInfo.environment))
  }
}
