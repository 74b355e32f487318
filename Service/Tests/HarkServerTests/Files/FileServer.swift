import Hark
import HarkSoundFile
import HarkTesting

@testable import HarkServer

/// The services of the file API, with a voice that speaks tones and a scripted recognizer.
enum FileServer {
  static func services(
    _ recognizer: any Recognizer = ScriptedRecognizer(.silent, decoderCount: 20)
  ) -> FileServices {
    FileServices(
      recognizer: recognizer,
      sound: { path in
        let microphone = SoundFileMicrophone(.path(path))
        return FileSound(
          microphone: microphone,
          progress: { (microphone.progress.heard, microphone.progress.total) },
          problem: { microphone.problem?.sentence(for: "the file") })
      }, speech: speech, localUser: "ada")
  }

  /// Returns services whose voice never ends by itself, and streams of its beginnings and its ends.
  static func servicesWithoutEnd() -> (FileServices, AsyncStream<Void>, AsyncStream<Void>) {
    let (begun, begin) = AsyncStream<Void>.makeStream()
    let (ended, end) = AsyncStream<Void>.makeStream()
    var services = services()
    services.speech?.speak = { _, _, _ in
      AsyncThrowingStream { speech in
        speech.onTermination = { _ in end.yield() }
        begin.yield()
      }
    }
    return (services, begun, ended)
  }

  private static let speech = FileSpeech(
    name: "tones", voices: [NamedVoice(name: "alloy", file: "x", locale: .americanEnglish)],
    formats: [.pcm, .wav],
    speak: { sentence, _, _ in
      AsyncThrowingStream { sound in
        let samples = [Float](repeating: 0.5, count: sentence.count)
        sound.yield(SpokenChunk(AudioChunk(start: 0, samples: samples)))
        sound.finish()
      }
    },
    encoder: { _ in
      SpeechEncoder(encode: { $0.map { UInt8($0 * 2) } }, finish: { [7] })
    })
}
