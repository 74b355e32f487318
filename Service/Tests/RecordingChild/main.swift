// Records a call, for tests that kill the process midway. The first argument is the folder for the
// recording, and the second is the audio file that is spoken at real-time pace while a loudspeaker
// plays.
//
// The amount of saved audio is printed on standard output, as `PrintedRecordings` describes. For
// each chunk of audio, a dot is printed on a line of its own.
import Foundation
import Hark
import HarkSoundFile
import HarkTesting

let arguments = CommandLine.arguments
guard arguments.count == 3 else { exit(2) }
let recorder = CallRecorder(PrintedRecordings(of: RecordingFolder(arguments[1])))
let microphone = RecordedMicrophone(
  SoundFileMicrophone(.path(arguments[2]), pacing: .realTime), by: recorder)
let playback = try await RecordedLoudspeaker(ScriptedLoudspeaker(), by: recorder).open { _ in }
recorder.follow(CallRecorder.Options(isOn: true))
while true {
  for try await chunk in try await microphone.open(Experience.call.audio) {
    playback.play(chunk.samples.indices.map { $0 % 32 < 16 ? 0.25 : -0.25 })
    _ = write(STDOUT_FILENO, ".\n", 2)
  }
  await microphone.close()
}
