import Foundation
import Hark
import HarkPocketSphinx
import HarkSoundFile

let microphone = SoundFileMicrophone(.path("talk.wav"))
do {
  print(try await PocketSphinxRecognizer().transcribe(microphone).text)
} catch {
  print(microphone.problem?.sentence(for: "talk.wav") ?? error.localizedDescription)
  exit(1)
}
