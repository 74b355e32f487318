// A call that is recorded, for tests that kill it in the middle: the sound file that is named second
// is spoken at real pace, and a loudspeaker plays along, into the folder that is named first.
//
// What has been written of it is told on standard output, as `ToldRecordings` does.
import Foundation
import Hark
import HarkLinux
import HarkTesting

let arguments = CommandLine.arguments
guard arguments.count == 3 else { exit(2) }
let recorder = CallRecorder(ToldRecordings(of: RecordingFolder(arguments[1])))
let microphone = RecordedMicrophone(
  SoundFileMicrophone(.path(arguments[2]), pacing: .realTime), by: recorder)
let playback = try await RecordedLoudspeaker(ScriptedLoudspeaker(), by: recorder).open { _ in }
recorder.follow(CallRecorder.Wish(isOn: true))
while true {
  for try await chunk in try await microphone.open(Experience.call.audio) {
    playback.play(chunk.samples.indices.map { $0 % 32 < 16 ? 0.25 : -0.25 })
  }
  await microphone.close()
}
