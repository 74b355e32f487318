import Hark
import HarkPocketSphinx
import HarkSoundFile

let session = VoiceSession(
  experience: .dictation,
  microphone: SoundFileMicrophone(.path("talk.wav")),
  recognizer: PocketSphinxRecognizer())

try await session.start()
var shown = ""
for await snapshot in session.snapshots {
  let text = snapshot.transcript.text
  if text != shown { print(text) }
  shown = text
  if case .failed(let failure) = snapshot.phase {
    print("failed: \(failure.code)")
    break
  }
  if snapshot.phase == .idle { break }
}
await session.close()  // everything is closed when this returns
